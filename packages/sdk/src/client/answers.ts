import type { Received } from './transport.ts';

/** Reads an answer that is one thing. @internal */
export const one =
  <Wire, Model>(read: (wire: Wire) => Model) =>
  ({ data }: Received<Wire>): Model =>
    read(data);

/** Reads an answer that is a list. @internal */
export const each =
  <Wire, Model>(read: (wire: Wire) => Model) =>
  ({ data }: Received<readonly Wire[]>): Model[] =>
    data.map((wire) => read(wire));

/** Reads an answer that says nothing. @internal */
export const nothing = (): undefined => undefined;
