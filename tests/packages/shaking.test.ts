import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundleOf } from './bundle.ts';
import { entries, packages, root } from './packages.ts';
import { pageOf } from './sizes.ts';

/** Names of the packages that a page brings along; late parts only when they are asked for. */
async function packagesIn(page: string, late: true | readonly string[] = []): Promise<string[]> {
  const { files } = await bundleOf(page, { isAlone: false, late });
  const names = files.map((file) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1]);
  return [...new Set(names.filter((name) => name !== undefined))];
}

test('a page with the event grid holds no map, no PDF, no calendar and no recurrence rule', async () => {
  const page = pageOf({ specifier: '@patrolkit/react-components/event-grid', only: 'EventGrid' });
  const held = await packagesIn(page, true);
  expect(held).toContain('@tanstack/table-core');
  expect(held.filter((name) => /leaflet|jspdf|write-excel|rrule|signalr|@tanstack\/react-virtual/.test(name))).toEqual(
    [],
  );
  const { code } = await bundleOf(page, { isAlone: true, late: true });
  expect(code).toContain('eventGrid.');
  expect(code).not.toContain('schedulerCalendar.');
  expect(code).not.toContain('rruleViewer.');
});

test('exports bring the PDF and XLSX writers only when somebody exports', async () => {
  const page = pageOf({ specifier: '@patrolkit/react-components/table-export' });
  const writers = (name: string): boolean => /^(?:jspdf|write-excel-file)/.test(name);
  expect((await packagesIn(page)).filter(writers)).toEqual([]);
  expect((await packagesIn(page, true)).filter(writers)).not.toEqual([]);
});

test('a page with the map loads Leaflet only when the map is shown, and without the map never', async () => {
  const map = pageOf({ specifier: '@patrolkit/react-components/live-map', only: 'LiveGuardMap' });
  expect(await packagesIn(map)).not.toContain('leaflet');
  expect(await packagesIn(map, ['map-view'])).toContain('leaflet');
  expect(await packagesIn(pageOf({ specifier: '@patrolkit/react-components/live' }), true)).not.toContain('leaflet');
});

test('the model and the rules of the SDK hold no hub and no client', async () => {
  expect(await packagesIn(pageOf({ specifier: '@patrolkit/sdk/model' }))).toEqual([]);
  expect(await packagesIn(pageOf({ specifier: '@patrolkit/sdk/rules' }))).toEqual(['rrule', 'tslib']);
  expect(await packagesIn(pageOf({ specifier: '@patrolkit/sdk' }))).not.toContain('@microsoft/signalr');
  expect(await packagesIn(pageOf({ specifier: '@patrolkit/sdk/realtime' }))).toContain('@microsoft/signalr');
});

test('an entry says "use client" in its first line when it holds components or hooks, and no other does', () => {
  const says = entries.filter(({ built }) => readFileSync(join(root, built), 'utf8').startsWith('"use client";'));
  const [, , components] = packages;
  const due = components?.entries.filter(({ name }) => name !== 'theme');
  expect(due?.length).toBeGreaterThan(10);
  expect(says).toEqual(due);
});

test('the theme alone needs no React, so that a server may read it', async () => {
  const { code } = await bundleOf(pageOf({ specifier: '@patrolkit/react-components/theme' }), { isAlone: true });
  expect(code).not.toMatch(/from\s*"/);
});
