import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { Office } from '../e2e/models/office.ts';
import { Phone } from '../e2e/models/phone.ts';
import { Product } from '../e2e/product.ts';
import type { Proof } from '../proof/proof.ts';
import { chromiumArgs } from '../run/chromium.ts';
import { buildHost, serveHost } from './host-site.ts';
import { type HostKind, hostKinds } from './hosts.ts';
import { packedPackages } from './pack.ts';
import { leakedStyles, leftAfterMounts, liveProblems, renderedProblems } from './visit.ts';

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(address && typeof address === 'object' ? address.port : 0));
    });
  });
}

/* EMBED_HOSTS=vite,plain for some of them; EMBED_PICTURES=folder keeps what differed. */
const asked = process.env.EMBED_HOSTS?.split(',');
const kinds = hostKinds.filter(({ name }) => asked?.includes(name) ?? true);

/** Something happens that the host may see: a partner sees what happens at his clients' places. */
async function raiseFor({ name }: HostKind, product: Product): Promise<number> {
  if (name !== 'elements') return product.raises('Exception');
  const [tag] = await (await Office.signIn(product)).list('/api/LocationTag');
  return new Phone(product.server).reports(1, { type: 'TagRead', tag: String(tag?.tag) });
}

/** Builds one host, visits it and says what is wrong with it. */
async function problemsOf(
  kind: HostKind,
  port: number,
  tarballs: Readonly<Record<string, string>>,
  browser: Browser,
  product: Product,
): Promise<string[]> {
  const site = await serveHost(kind, await buildHost(kind, tarballs), port);
  const keep = (name: string, png: Buffer): void => {
    const to = process.env.EMBED_PICTURES;
    if (to) writeFileSync(join(to, `${kind.name}-${name}.png`), png);
  };
  try {
    return [
      ...(await liveProblems(browser, site.url, product.server, () => raiseFor(kind, product))),
      ...(kind.name === 'next' ? await renderedProblems(browser, `${site.url}rendered`) : []),
      ...(await leakedStyles(browser, site.url, keep)),
      ...(await leftAfterMounts(browser, site.url, product.server)),
    ];
  } finally {
    await site.stop();
  }
}

/** Partner hosts with the packed packages: live grid and map, nothing on the console, no style leaks, nothing left behind. */
export const embed: Proof = {
  id: 'embed',
  title:
    'packed packages in a Vite, a plain, a Next and a webpack page, and as custom elements: live, quiet, no leaked style, nothing left after 20 mounts',
  run: async (say) => {
    const packs = mkdtempSync(join(tmpdir(), 'patrolkit-packs-'));
    const tarballs = packedPackages(packs);
    say('packed');
    const ports = new Map<string, number>();
    for (const { name } of kinds) ports.set(name, await freePort());
    process.env.ALLOWED_ORIGINS = [...ports.values()].map((port) => `http://127.0.0.1:${port}`).join(',');
    const product = new Product();
    const executablePath = process.env.CHROMIUM_PATH;
    const browser = await chromium.launch({ args: chromiumArgs, ...(executablePath ? { executablePath } : {}) });
    const problems: string[] = [];
    try {
      await product.start();
      for (const kind of kinds) {
        const startedAt = performance.now();
        const found = await problemsOf(kind, ports.get(kind.name) ?? 0, tarballs, browser, product).catch((error) => [
          `cannot be built or served: ${error}`,
        ]);
        for (const problem of found) say(`${kind.name}: ${problem}`);
        problems.push(...new Set(found.map((problem) => `${kind.name}: ${problem.split('\n')[0]?.slice(0, 160)}`)));
        const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
        say(`${kind.name}: ${found.length === 0 ? 'as it should be' : `${found.length} problems`}, ${seconds} s`);
      }
    } finally {
      await browser.close();
      await product.stop();
      rmSync(packs, { recursive: true, force: true });
    }
    const names = kinds.map(({ name }) => name).join(', ');
    return {
      isKept: problems.length === 0,
      text: problems.length === 0 ? `${names}: nothing wrong` : problems.join('; '),
    };
  },
};
