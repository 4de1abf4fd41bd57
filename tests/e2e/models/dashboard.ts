import { expect, type Locator, type Page } from '@playwright/test';
import { playedIn, playingIn } from './sounds.ts';

/** The screen at /. */
export class Dashboard {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get strip(): Locator {
    return this.#page.locator('.pk-AlarmStrip');
  }

  get grid(): Locator {
    return this.#page.getByRole('grid', { name: /Events|Događaji/ });
  }

  get map(): Locator {
    return this.#page.locator('.pk-GuardMap');
  }

  async isLive(): Promise<void> {
    await expect(this.#page).toHaveURL(/^http:\/\/[^/]+\/(?:(?!login)\w+\/)?$/);
    await expect(this.strip).toContainText(/Live|Uživo/);
    await expect(this.rows.first()).toBeVisible();
  }

  /** Rows of events, without the head. */
  get rows(): Locator {
    return this.grid.locator('[data-event-type]');
  }

  rowsOf(type: string): Locator {
    return this.grid.locator(`[data-event-type="${type}"]`);
  }

  /** The row of an event id. */
  row(eventId: number): Locator {
    return this.grid.locator(`[data-event-type][data-key="${eventId}"]`);
  }

  /** Opens the list beside the map, which holds every marker. */
  async listsMarkers(): Promise<Locator> {
    const open = this.map.getByRole('button', { name: /^Open the list/ });
    const markers = this.map.locator('.pk-GuardMap-row');
    await expect(open.or(markers).first()).toBeVisible();
    if (await open.isVisible()) await open.click();
    return markers;
  }

  /** The markers of a guard in the list beside the map, by his name. */
  markersOf(name: string): Locator {
    return this.map.locator('.pk-GuardMap-row[data-kind="guard"]').filter({ hasText: name });
  }

  /** Presses where nothing answers: browsers let a page sound only after somebody has touched it. */
  async isTouched(): Promise<void> {
    await this.#page.mouse.click(2, 2);
  }

  async ticks(row: Locator): Promise<void> {
    await row.getByRole('checkbox').click();
  }

  async hears(file: string): Promise<void> {
    await expect
      .poll(() => playingIn(this.#page), { timeout: 5000 })
      .toEqual([{ file: expect.stringContaining(file), isLoop: true, isMuted: false }]);
  }

  /** Nothing that plays can be heard, and the strip says that an alarm is open all the same. */
  async isMuted(): Promise<void> {
    await expect.poll(async () => (await playingIn(this.#page)).every(({ isMuted }) => isMuted)).toBe(true);
    await expect(this.strip).toContainText('Sound is off');
  }

  /** A sound that has played, or plays. */
  async hasHeard(file: string): Promise<void> {
    await expect.poll(() => playedIn(this.#page)).toContainEqual(expect.stringContaining(file));
  }

  async hearsNothing(withinMs = 12_000): Promise<void> {
    await expect.poll(() => playingIn(this.#page), { timeout: withinMs }).toEqual([]);
  }
}
