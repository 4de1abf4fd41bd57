import type { DataGridColumn } from '@patrolkit/react-components/data-grid';
import type { SaveOptions } from '@patrolkit/sdk';
import type { ComponentType } from 'react';
import type { ImportSpec } from '../csv-import/import.types.ts';

/** What a form's fields are given. */
export interface EntityFieldsProps<Row> {
  /** The row as it stands in the form. */
  readonly draft: Row;
  readonly change: (part: Partial<Row>) => void;
  /** What is wrong with a field, by its name on the wire; undefined for nothing. */
  readonly errorOf: (field: string) => string | undefined;
  /** Whether the caller may not save. */
  readonly isReadOnly: boolean;
}

/** A kind of row that is kept in a list and a form: what it is called, how it is shown, and the calls behind it. */
export interface Entity<Row> {
  /** Name in addresses and in what is kept. */
  readonly kind: string;
  /** Of the list, such as 'Locations'. */
  readonly title: string;
  /** Of the button that begins a new one, such as 'New location'. */
  readonly newTitle: string;
  /** What is asked before one is deleted. */
  readonly deleteQuestion: (row: Row) => string;
  readonly keyOf: (row: Row) => number;
  readonly nameOf: (row: Row) => string;
  readonly versionOf: (row: Row) => number;
  /** A new one; its key is 0. */
  readonly blank: () => Row;
  /** The same as a new one. */
  readonly asNew: (row: Row) => Row;
  readonly load: () => Promise<readonly Row[]>;
  readonly save: (row: Row, options: SaveOptions) => Promise<Row>;
  readonly remove: (key: number) => Promise<void>;
  /** What the form finds wrong before it asks the server: texts by field. */
  readonly problems: (row: Row) => Readonly<Record<string, string>>;
  /** Keep the array stable. */
  readonly columns: readonly DataGridColumn<Row>[];
  readonly Fields: ComponentType<EntityFieldsProps<Row>>;
  /** Policy without which the form only shows. */
  readonly writePolicy: string;
  /** More that the list offers, for the rows that pass its filter. */
  readonly Actions?: ComponentType<{ rows: readonly Row[] }>;
  /** How rows come from a CSV file; without it they do not. */
  readonly importing?: ImportSpec<Row>;
}
