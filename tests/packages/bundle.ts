import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './packages.ts';

/** What is used of esbuild's own types, which are not to be had from here. */
interface Esbuild {
  readonly build: (options: object) => Promise<{
    readonly metafile: { readonly outputs: Readonly<Record<string, Output>> };
    readonly outputFiles: readonly { readonly path: string; readonly text: string }[];
  }>;
}
interface Output {
  readonly exports?: readonly string[];
  readonly entryPoint?: string;
  readonly inputs: Readonly<Record<string, { readonly bytesInOutput: number }>>;
  readonly imports: readonly { readonly kind: string; readonly path: string }[];
}
interface Resolving {
  readonly onResolve: (
    which: { readonly filter: RegExp },
    resolve: (args: { readonly kind: string; readonly path: string }) => object | undefined,
  ) => void;
}

const tsup = realpathSync(join(root, 'packages/sdk/node_modules/tsup/package.json'));
/** The esbuild that tsup brings: what builds the packages measures them. */
export const esbuild: Esbuild = createRequire(tsup)('esbuild'); // createRequire answers any

/** How a page is bundled. */
export interface BundleOptions {
  /** Leaves every other package to the host; otherwise all but React comes along. */
  readonly isAlone: boolean;
  /** Chunks behind an `import()` that come along, by a part of their name; true for all. The others stay behind it. */
  readonly late?: true | readonly string[];
}

/** One minified file, as a host would make it of a page. */
export interface Bundle {
  readonly code: string;
  /** Files it is made of, from the root. */
  readonly files: readonly string[];
}

/** Leaves what is loaded late out of the bundle, but for what is asked for. */
function lateParts(late: true | readonly string[]): object {
  return {
    name: 'late-parts',
    setup: ({ onResolve }: Resolving): void => {
      onResolve({ filter: /./ }, ({ kind, path }) => {
        const stays = kind === 'dynamic-import' && late !== true && !late.some((part) => path.includes(part));
        return stays ? { path, external: true } : undefined;
      });
    },
  };
}

/** Bundles a page of a few `import` lines, whose paths begin at the root. */
export async function bundleOf(page: string, { isAlone, late = [] }: BundleOptions): Promise<Bundle> {
  const { metafile, outputFiles } = await esbuild.build({
    stdin: { contents: page, resolveDir: root, sourcefile: 'page.js' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    absWorkingDir: root,
    write: false,
    metafile: true,
    legalComments: 'none',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [lateParts(late)],
    ...(isAlone ? { packages: 'external' } : { external: ['react', 'react/*', 'react-dom', 'react-dom/*'] }),
  });
  // one entry without splitting: one file
  const [output] = Object.values(metafile.outputs);
  const used = Object.entries(output?.inputs ?? {}).filter(([, { bytesInOutput }]) => bytesInOutput > 0);
  return { code: outputFiles[0]?.text ?? '', files: used.map(([file]) => file) };
}
