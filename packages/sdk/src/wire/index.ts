import type { components, operations, paths } from './schema.ts';

/** A schema of openapi.yaml by its name, as it travels: wire names, nothing converted. @public */
export type Wire<Name extends keyof components['schemas']> = components['schemas'][Name];
export type { components, operations, paths };
