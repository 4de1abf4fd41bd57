import { keepCompiled, startQuickly } from './quick-start.ts';

/* Everything else is imported after it. */
startQuickly();
const { runMain } = await import('./run-main.ts');
await runMain(process.argv.slice(2), keepCompiled);
