import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { sampleBackdrop, sampleCenter } from './map-samples.ts';
import { all, fix, guardIds, ready, scene, TestMap, watchMaps } from './map-testing.tsx';

watchMaps();
/* One pixel; what stands behind # tells the sources apart. */
const picture = (name: string): string =>
  `data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7#${name}/{z}/{x}/{y}`;
const source = (id: string) => ({ id, name: `${id} map`, url: picture(id), attribution: `© ${id}` });
const missing = { ...source('away'), url: 'data:image/gif;base64,nothing#{z}{x}{y}' };
const sources = (): string[] => [
  ...new Set(all('.leaflet-tile').map((tile) => tile.getAttribute('src')?.split('#')[1]?.split('/')[0] ?? '')),
];
const attribution = (): string => document.querySelector('.pk-GuardMap-attribution')?.textContent ?? '';
const backdrop = (): number => all('.leaflet-pk-backdrop-pane path').length;

describe('map pictures', () => {
  test('S2.49 a source may have pictures for the dark, others are darkened; switching the theme switches them', async () => {
    const tiles = { ...source('day'), darkUrl: picture('night') };
    const screen = await render(<TestMap theme="dark" tiles={tiles} />);
    await ready();
    await vi.waitFor(() => expect(sources()).toEqual(['night']));
    expect(all('.pk-GuardMap-dimmed')).toEqual([]);
    await screen.rerender(<TestMap theme="light" tiles={tiles} />);
    await vi.waitFor(() => expect(sources()).toEqual(['day']));
    await screen.rerender(<TestMap theme="night" tiles={source('plain')} />);
    await vi.waitFor(() => expect(all('.pk-GuardMap-dimmed')).toHaveLength(1));
    await screen.rerender(<TestMap theme="light" tiles={source('plain')} />);
    await vi.waitFor(() => expect(all('.pk-GuardMap-dimmed')).toEqual([]));
  });

  test('one of several is chosen in the Layers panel, the backdrop and the plain ground too', async () => {
    const onGroundChange = vi.fn();
    const screen = await render(
      <TestMap
        backdrop={sampleBackdrop}
        defaultCenter={sampleCenter}
        onGroundChange={onGroundChange}
        tiles={[source('city'), source('air')]}
      />,
    );
    await ready();
    await vi.waitFor(() => expect(sources()).toEqual(['city']));
    expect([attribution(), backdrop()]).toEqual(['© city', 0]);
    await screen.getByRole('button', { name: 'Layers' }).click();
    await screen.getByText('air map').click();
    await vi.waitFor(() => expect(sources()).toEqual(['air']));
    expect(onGroundChange).toHaveBeenLastCalledWith('air');
    await screen.getByText('Schematic map').click();
    await vi.waitFor(() => expect([sources(), backdrop() > 0]).toEqual([[], true]));
    await screen.getByText('Plain').click();
    await vi.waitFor(() => expect([backdrop(), attribution()]).toEqual([0, 'Plain']));
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await vi.waitFor(() => expect(all('.pk-GuardMap-layersPanel')).toEqual([]));
  });

  test('the host may hold the ground; one that is not there is not shown', async () => {
    const onGroundChange = vi.fn();
    const props = { backdrop: sampleBackdrop, defaultCenter: sampleCenter, onGroundChange, tiles: source('city') };
    const screen = await render(<TestMap {...props} ground="plain" />);
    await ready();
    await screen.getByRole('button', { name: 'Layers' }).click();
    await screen.getByText('city map').click();
    expect(onGroundChange).toHaveBeenCalledExactlyOnceWith('city');
    expect(sources()).toEqual([]);
    await screen.rerender(<TestMap {...props} ground="gone" />);
    await vi.waitFor(() => expect(sources()).toEqual(['city']));
  });

  test('pictures that do not come are told and replaced by the backdrop; trying again asks again', async () => {
    const screen = await render(
      <TestMap
        backdrop={sampleBackdrop}
        defaultCenter={sampleCenter}
        defaultZoom={15}
        positions={[{ ...fix(1, 'Ana'), position: sampleCenter }]}
        tiles={missing}
      />,
    );
    await ready();
    await expect
      .element(screen.getByText('The map pictures of away map cannot be loaded. The schematic map is shown.'))
      .toBeInTheDocument();
    expect([backdrop() > 0, attribution(), guardIds()]).toEqual([true, 'Schematic map', [1]]);
    await vi.waitFor(() => expect(scene().labels.some(({ style }) => style === 'street')).toBe(true));
    const asked = vi.spyOn(HTMLImageElement.prototype, 'src', 'set');
    await screen.getByRole('button', { name: 'Try again' }).click();
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });

  test('it asks again by itself after a minute, and at once when the network is back', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const screen = await render(<TestMap tiles={missing} />);
    await expect.element(screen.getByText(/markers stand on a plain ground/)).toBeInTheDocument();
    const asked = vi.spyOn(HTMLImageElement.prototype, 'src', 'set');
    await vi.waitFor(() => {
      vi.advanceTimersByTime(60_000); // again, as the minute begins a little after the text is there
      expect(asked).toHaveBeenCalled();
    });
    await expect.element(screen.getByText(/markers stand on a plain ground/)).toBeInTheDocument();
    asked.mockClear();
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    vi.useRealTimers();
  });

  test('an attribution with a page is a link, one with a script is none', async () => {
    const screen = await render(
      <TestMap tiles={{ ...source('city'), attributionUrl: 'https://tiles.example/copyright' }} />,
    );
    await ready();
    await expect
      .element(screen.getByRole('link', { name: '© city' }))
      .toHaveAttribute('href', 'https://tiles.example/copyright');
    await screen.rerender(<TestMap tiles={{ ...source('city'), attributionUrl: 'javascript:ran()' }} />);
    await vi.waitFor(() => expect(all('a')).toEqual([]));
  });
});

test('places and names of streets can be left out', async () => {
  const screen = await render(<TestMap backdrop={sampleBackdrop} defaultCenter={sampleCenter} defaultZoom={15} />);
  await ready();
  const hasStreets = (): boolean => scene().labels.some(({ style }) => style === 'street');
  await vi.waitFor(() => expect(hasStreets()).toBe(true));
  await screen.getByRole('button', { name: 'Layers' }).click();
  await screen.getByText('Names of streets').click();
  await vi.waitFor(() => expect(hasStreets()).toBe(false));
});
