import { expect, test } from './patrol-test.ts';

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
