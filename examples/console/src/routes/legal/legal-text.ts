/** A public text of the provider, in Croatian only. */
export interface LegalText {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly { readonly title: string; readonly paragraphs: readonly string[] }[];
}
