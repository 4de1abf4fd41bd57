import { buildPagesOnce } from './product.ts';

/** Playwright's global setup; what it answers runs at the end. */
export default buildPagesOnce;
