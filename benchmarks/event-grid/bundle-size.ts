import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { MeasuredPage } from '../browser/measured-page.ts';
import { type ContenderName, contenderNames } from './contender.ts';

const level = { level: 9 };

async function filesOf(browser: Browser, url: string, name: ContenderName): Promise<readonly string[]> {
  const measured = await MeasuredPage.open(browser, url, { width: 800, height: 600 });
  try {
    return await measured.page.evaluate(async (asked) => {
      await window.eventGridBench.load(asked, 1);
      return performance.getEntriesByType('resource').flatMap(({ name }) => (/\.(?:js|css)$/.test(name) ? [name] : []));
    }, name);
  } finally {
    await measured.close();
  }
}

async function gzippedSize(file: string): Promise<number> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file} answers ${response.status}`);
  return gzipSync(Buffer.from(await response.arrayBuffer()), level).length;
}

/**
 * Bytes of script and style, gzipped, that the page loads for each contender before it shows its rows. What the floor
 * loads too does not count, but for the floor itself what only it loads: React and the shared cells are nobody's.
 */
export async function bundleSizes(browser: Browser, url: string): Promise<ReadonlyMap<ContenderName, number>> {
  const files = new Map<ContenderName, readonly string[]>();
  for (const name of contenderNames) files.set(name, await filesOf(browser, url, name));
  const [floorName, ...others] = contenderNames;
  const floor = files.get(floorName) ?? [];
  const shared = floor.filter((file) => others.some((name) => files.get(name)?.includes(file)));
  const sizes = new Map<ContenderName, number>();
  for (const [name, loaded] of files) {
    const own = loaded.filter((file) => !(name === floorName ? shared : floor).includes(file));
    let bytes = 0;
    for (const file of own) bytes += await gzippedSize(file);
    sizes.set(name, bytes);
  }
  return sizes;
}
