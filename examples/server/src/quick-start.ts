import { enableCompileCache, flushCompileCache, type ResolveFnOutput, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

/* Beside what it is made of: who may write there may change the code itself. */
const cacheFolder = fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url));
const ownFolder = new URL('.', import.meta.url).href;

/*
 * Node reads a package's package.json anew for each import from it and in it, and drizzle's has 180 kB: a third of a start
 * went there. What is beside a module needs no look, and what one module here has found the others find.
 */
function passBy(scope: string): void {
  const found = new Map<string, ResolveFnOutput>();
  registerHooks({
    resolve: (specifier, context, next) => {
      const { parentURL = '' } = context;
      if (parentURL.includes(scope) && /^\.\.?\/.*\.js$/.test(specifier)) {
        return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
      }
      if (/^[./]/.test(specifier) || !parentURL.startsWith(ownFolder)) return next(specifier, context);
      const known = found.get(specifier);
      if (known) return { ...known, shortCircuit: true };
      const result = next(specifier, context);
      found.set(specifier, result);
      return result;
    },
  });
}

/**
 * Lets what is imported from here on be read faster (R11): compiled once for all starts, where the folder can be
 * written or NODE_COMPILE_CACHE names another.
 */
export function startQuickly(): void {
  if (process.env.NODE_COMPILE_CACHE === undefined) enableCompileCache(cacheFolder);
  passBy('/node_modules/drizzle-orm/');
}

/** Keeps what has been compiled so far for the next start: a process that is killed could not. */
export const keepCompiled = (): void => flushCompileCache();
