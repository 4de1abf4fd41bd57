/** Kinds of files a table is written as. @public */
export type ExportFormat = 'pdf' | 'csv' | 'xlsx';

/** One cell: a text, a number, or nothing. In a column of instants a number is milliseconds since 1970. @public */
export type ExportCell = string | number | null;

/** One column of a table that is written to a file. @public */
export interface ExportColumn<Row> {
  /** Head of the column. */
  readonly label: string;
  /** What stands in the cell of a row. `index` counts from 0, in the order of the rows. */
  readonly value: (row: Row, index: number) => ExportCell;
  /**
   * instant: a number is milliseconds since 1970, written DD/MM/YYYY HH:mm in the table's time zone, as a real date in
   * XLSX; number: right-aligned.
   * @default 'text'
   */
  readonly kind?: 'text' | 'number' | 'instant' | undefined;
  /** Share of the page's width in a PDF, and of the sheet's in XLSX. @default 1 */
  readonly share?: number | undefined;
}

/** Words of a file that no column brings. @public */
export interface ExportTexts {
  /** Foot of a PDF's page. @default 'Page {page} of {pages}' */
  readonly page?: string | undefined;
  /** Name of the XLSX sheet that holds the notes. @default 'About' */
  readonly about?: string | undefined;
}

/** A picture behind the table of a PDF; the caller has looked at it before and told its size. @public */
export interface ExportPicture {
  /** JPEG, base64 without a prefix. */
  readonly jpegBase64: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Below it. */
  readonly caption: string;
}

/** A table that is written to a file. @public */
export interface ExportTable<Row> {
  /** Name of the file, without its ending. */
  readonly name: string;
  /** Heading of a PDF, and name of the sheet in XLSX. */
  readonly title: string;
  /** Lines below the heading of a PDF, such as period, filters and time zone; a sheet of their own in XLSX. @default none */
  readonly notes?: readonly string[] | undefined;
  readonly columns: readonly ExportColumn<Row>[];
  readonly rows: readonly Row[];
  /** Pictures behind the table of a PDF, two to a page; other files hold none. @default none */
  readonly pictures?: readonly ExportPicture[] | undefined;
  /** IANA zone of the instants. @default 'UTC' */
  readonly timeZone?: string | undefined;
  readonly texts?: ExportTexts | undefined;
}

/** Options of `exportTable`. @public */
export interface ExportOptions<Row> extends ExportTable<Row> {
  /** What kind of file is made. */
  readonly format: ExportFormat;
  /** Told how much is written, 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
  /** Ends the work; the promise rejects with its reason. */
  readonly signal?: AbortSignal | undefined;
}

/** A table as plain data, so that it can be handed to a worker. @internal */
export interface Sheet {
  readonly name: string;
  readonly title: string;
  readonly notes: readonly string[];
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly (readonly ExportCell[])[];
  readonly pictures: readonly ExportPicture[];
  readonly timeZone: string;
  readonly texts: { readonly page: string; readonly about: string };
}

/** @internal */
export interface SheetColumn {
  readonly label: string;
  readonly kind: 'text' | 'number' | 'instant';
  readonly share: number;
}

/** Told how much is written, 0 to 1. @internal */
export type Progress = (share: number) => void;
