import type { CodeLabelSheet } from './code-labels.types.ts';

/** Writes labels with codes as a PDF: A4, 24 to the page. Rejects with an Error when the font cannot be loaded. @public */
export async function makeCodeLabels(sheet: CodeLabelSheet): Promise<File> {
  const [{ writeLabels }, { loadPdfFonts }] = await Promise.all([
    import('./write-labels.ts'),
    import('./pdf-fonts.ts'),
  ]);
  return new File([writeLabels(sheet, await loadPdfFonts())], `${sheet.name}.pdf`, { type: 'application/pdf' });
}
