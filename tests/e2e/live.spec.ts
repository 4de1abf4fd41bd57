import { expect, test } from './patrol-test.ts';

test('S1.03 two positions of a guard are one marker at the newer one', async ({ supervisor, phone }) => {
  await supervisor.startsWatching();
  const guards = supervisor.dashboard.map.locator('[data-guard-id]');
  await phone.isAt(5, { latitude: 50.8476, longitude: 4.35 });
  const marker = supervisor.dashboard.markersOf('Petra Živković');
  await expect(marker).toHaveCount(1);
  const count = await guards.count();
  const westEdge = async () => (await marker.boundingBox())?.x ?? 0;
  await expect.poll(westEdge).toBeGreaterThan(0);
  const before = await westEdge();
  await phone.isAt(5, { latitude: 50.8476, longitude: 4.3572 }, new Date(Date.now() + 1000));
  await expect.poll(westEdge, { timeout: 11_000 }).toBeGreaterThan(before + 20);
  await expect(marker).toHaveCount(1);
  await expect(guards).toHaveCount(count);
});

test('S1.04 tag reads, messages, panics, exceptions, guards that stand still or are cut off arrive by themselves', async ({
  supervisor,
  phone,
  product,
}) => {
  await supervisor.startsWatching();
  const ids: [string, number][] = [
    ['TagRead', await phone.reports(1, { type: 'TagRead', tag: '04A10001' })],
    ['GuardMessage', await phone.reports(2, { type: 'GuardMessage', description: 'Light is out' })],
    ['GuardPanic', await phone.reports(3, { type: 'GuardPanic' })],
  ];
  for (const type of ['Exception', 'NotMoving', 'NotConnected']) ids.push([type, await product.raises(type)]);
  for (const [type, eventId] of ids) {
    await expect(supervisor.dashboard.row(eventId)).toHaveAttribute('data-event-type', type, { timeout: 11_000 });
  }
  for (const type of ['GuardPanic', 'Exception']) {
    const open = supervisor.dashboard.rowsOf(type).and(supervisor.page.locator('[data-state="open"]'));
    await supervisor.dashboard.ticks(open.first());
  }
  await expect(supervisor.dashboard.strip).toContainText('No open alarms');
});
