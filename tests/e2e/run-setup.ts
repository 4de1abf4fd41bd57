import { buildConsoleOnce } from './product.ts';

/** Playwright's global setup; what it answers runs at the end. */
export default buildConsoleOnce;
