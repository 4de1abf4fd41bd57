/* Some browsers take the file only after the click's task is over. */
const keepMs = 60_000;

/** Offers a file as a download, under its own name. @public */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), keepMs);
}
