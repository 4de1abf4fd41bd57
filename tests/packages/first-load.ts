import { gzipSync } from 'node:zlib';
import { esbuild } from './bundle.ts';
import { root } from './packages.ts';

/**
 * Bytes after gzip of what a page loads at first when its host builds it with esbuild, which keeps a file whole: what
 * only late parts use of a file comes with the first load too. All but React comes along.
 */
export async function firstLoadWithEsbuild(page: string): Promise<number> {
  const { metafile, outputFiles } = await esbuild.build({
    stdin: { contents: page, resolveDir: root, sourcefile: 'page.js' },
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    absWorkingDir: root,
    outdir: 'built',
    write: false,
    metafile: true,
    legalComments: 'none',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react/*', 'react-dom', 'react-dom/*'],
  });
  const { outputs } = metafile;
  const loaded = new Set(Object.keys(outputs).filter((file) => outputs[file]?.entryPoint === 'page.js'));
  // a set goes on with what is added while it is gone through
  for (const file of loaded) {
    for (const { kind, path } of outputs[file]?.imports ?? []) {
      if (kind === 'import-statement' && path in outputs) loaded.add(path);
    }
  }
  const code = outputFiles.filter(({ path }) => [...loaded].some((file) => path.replaceAll('\\', '/').endsWith(file)));
  return code.reduce((sum, { text }) => sum + gzipSync(text).length, 0);
}
