import { readSettings } from './read-settings.ts';

/** The settings of this build. */
export const settings = readSettings(import.meta.env);
