/** The two cuts of a PDF's font, as files. @internal */
export interface PdfFonts {
  readonly regular: Uint8Array;
  readonly medium: Uint8Array;
}

/* Beside this module from source, beside the chunk in dist; see fonts/OFL.txt for the licence. */
const urls = {
  regular: new URL('./fonts/roboto-regular.ttf', import.meta.url),
  medium: new URL('./fonts/roboto-medium.ttf', import.meta.url),
};

async function load(url: URL): Promise<Uint8Array> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`The PDF's font could not be loaded: HTTP ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** Loads them; rejects with an Error or fetch's TypeError. @internal */
export async function loadPdfFonts(): Promise<PdfFonts> {
  const [regular, medium] = await Promise.all([load(urls.regular), load(urls.medium)]);
  return { regular, medium };
}
