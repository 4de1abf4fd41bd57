/** Vite of the console's own dependencies, for the one-command start. */
export { build, createLogger, preview } from 'vite';
