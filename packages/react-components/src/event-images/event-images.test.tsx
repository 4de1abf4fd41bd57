import type { EventImage } from '@patrolkit/sdk/model';
import type { ReactElement } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type RenderResult, render } from 'vitest-browser-react';
import { axeViolations, failOnConsoleErrors, TestPage, type TestPageProps } from '../provider/patrol-testing.tsx';
import { EventImages } from './event-images.tsx';
import type { EventImagesProps } from './event-images.types.ts';
import { hugeJpeg, pngBase64, sampleImageEvent, sampleImages, sampleJpeg } from './image-samples.ts';

failOnConsoleErrors();

function Images({ theme, ...props }: Partial<EventImagesProps & TestPageProps>): ReactElement {
  return (
    <TestPage theme={theme}>
      <EventImages event={sampleImageEvent} onClose={() => {}} onLoad={async () => sampleImages(3)} {...props} />
    </TestPage>
  );
}
const show = (props: Partial<EventImagesProps & TestPageProps> = {}): Promise<RenderResult> =>
  render(<Images {...props} />);
const one = (jpegBase64: string): readonly EventImage[] => [{ imageId: 1, jpegBase64, takenAt: null }];

const picture = (index: number) => page.getByRole('img', { name: `Image ${index} of event 48269` });
const width = (): number => document.querySelector<HTMLImageElement>('.pk-EventImages-image')?.clientWidth ?? 0;
const fact = (name: string): string | null => document.querySelector(`[data-fact="${name}"] > dd`)?.textContent ?? null;

describe('loading', () => {
  test('S2.86 the images are fetched when the dialog opens, once, and again only for another event', async () => {
    const onLoad = vi.fn(async () => sampleImages(1));
    const { rerender } = await show({ onLoad });
    await expect.element(picture(1)).toBeVisible();
    await rerender(<Images onLoad={onLoad} />);
    expect(onLoad.mock.calls).toEqual([[48_269]]);
    await rerender(<Images event={{ ...sampleImageEvent, eventId: 7 }} onLoad={onLoad} />);
    await expect.element(page.getByRole('img', { name: 'Image 1 of event 7' })).toBeVisible();
    expect(onLoad.mock.calls).toEqual([[48_269], [7]]);
  });

  test('an answer that comes after another event was opened belongs to nobody', async () => {
    const first = Promise.withResolvers<readonly EventImage[]>();
    const onLoad = (id: number): Promise<readonly EventImage[]> =>
      id === 48_269 ? first.promise : Promise.resolve([]);
    const { rerender } = await show({ onLoad });
    await rerender(<Images event={{ ...sampleImageEvent, eventId: 7 }} onLoad={onLoad} />);
    await expect.element(page.getByText('No image attached')).toBeVisible();
    first.resolve(sampleImages(1));
    await first.promise;
    await expect.element(page.getByRole('img')).not.toBeInTheDocument();
  });

  test('a failure says why and tries again', async () => {
    const onLoad = vi
      .fn<EventImagesProps['onLoad']>()
      .mockRejectedValueOnce(new Error('x'))
      .mockResolvedValue(sampleImages(1));
    await show({ onLoad, loadErrorText: () => 'Page not found' });
    const alert = page.getByRole('alert');
    await expect.element(alert.getByText('The images could not be loaded.')).toBeVisible();
    await expect.element(alert.getByText('Page not found')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(picture(1)).toBeVisible();
  });

  test("S2.85 without one it shows the text of 'noImageAttached'", async () => {
    await show({ onLoad: async () => [] });
    await expect.element(page.getByText('No image attached')).toBeVisible();
  });
});

describe('what is shown', () => {
  test('S1.06, S2.87 an image is a jpeg in base64 that was really drawn', async () => {
    await show();
    await expect.element(picture(1)).toBeVisible();
    const image = picture(1).element() as HTMLImageElement; // getByRole('img')
    await expect.poll(() => image.naturalWidth).toBe(640);
    expect(image.src).toMatch(/^data:image\/jpeg;base64,\/9j\//);
  });

  test('S2.88 the confirming user is named, and the place is empty when nobody has confirmed', async () => {
    const { rerender } = await show();
    expect(fact('confirmedBy')).toBe('Ana Kovač');
    await rerender(<Images event={{ ...sampleImageEvent, confirmedBy: null }} />);
    expect(fact('confirmedBy')).toBe('');
    await expect.element(page.getByText('Confirmed by')).toBeVisible();
  });

  test('S2.89, S2.90, S2.91 so are description, comment and the time of the event', async () => {
    await show({ event: { ...sampleImageEvent, description: 'one\n<b>two</b>', comment: 'três' } });
    expect([fact('description'), fact('comment'), fact('eventTime')]).toEqual([
      'one\n<b>two</b>',
      'três',
      '14/11/2026 21:47',
    ]);
    await expect.poll(() => fact('takenAt')).toBe('14/11/2026 21:47');
  });

  test.each([
    ['of 0 bytes', '', 'The file is empty.'],
    ['of another type', pngBase64, 'The file is not a JPEG image.'],
    ['of 20,000 pixels a side', hugeJpeg, 'The image is too large to be shown: 20,000 × 20,000 pixels.'],
    ['that is only a head', btoa('\xff\xd8\xff\xe0\x00\x10JFIF\x00'), 'The file cannot be read.'],
  ])('a file %s has a placeholder that says why', async (_, jpegBase64, reason) => {
    await show({ onLoad: async () => one(jpegBase64) });
    await expect.element(page.getByText(reason)).toBeVisible();
    await expect.element(page.getByRole('img')).not.toBeInTheDocument();
    expect(fact('description')).toBe(sampleImageEvent.description);
  });

  test('a file that was cut is drawn as far as it goes, and said to be cut', async () => {
    const whole = sampleJpeg(1);
    await show({ onLoad: async () => one(whole.slice(0, Math.floor(whole.length / 8) * 4)) });
    await expect
      .element(page.getByText('The end of the file is missing: a part of the image is not there.'))
      .toBeVisible();
  });
});

describe('turning over and looking closer', () => {
  test('arrow keys and buttons turn the images over and stop at the ends', async () => {
    await show();
    await expect.element(picture(1)).toBeVisible();
    await expect.element(page.getByRole('group', { name: 'Image 1 of event 48269' })).toHaveFocus();
    await expect.element(page.getByRole('button', { name: 'Previous image' })).toBeDisabled();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect.element(picture(3)).toBeVisible();
    await expect.element(page.getByText('3 of 3')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(picture(2)).toBeVisible();
    await page.getByRole('button', { name: 'Show image 1' }).click();
    await expect.element(picture(1)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Show image 1' })).toHaveAttribute('aria-current', 'true');
    await page.getByRole('button', { name: 'Next image' }).click();
    await expect.element(picture(2)).toBeVisible();
  });

  test('Esc closes it, from inside only', async () => {
    const onClose = vi.fn();
    await show({ onClose });
    (document.activeElement as HTMLElement).blur(); // the frame has the focus
    await userEvent.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    await picture(1).click();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('an image is fitted into its frame, shown in full size, and zoomed', async () => {
    await show({ onLoad: async () => one(sampleJpeg(1, 1600, 1000)) });
    await expect.poll(width).toBeGreaterThan(0);
    const fitted = width();
    const frame = page.getByRole('group', { name: 'Image 1 of event 48269' }).element();
    expect(fitted).toBeLessThanOrEqual(frame.clientWidth);
    await page.getByRole('button', { name: 'Full size' }).click();
    await expect.poll(width).toBe(1600);
    expect(frame.scrollWidth).toBeGreaterThan(frame.clientWidth);
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(width).toBe(3200);
    await userEvent.keyboard('--');
    await expect.poll(width).toBe(800);
    await userEvent.keyboard('0');
    await expect.poll(width).toBe(fitted);
  });

  test('while it is larger than its frame the arrows move it instead of turning over', async () => {
    await show();
    await expect.element(picture(1)).toBeVisible();
    await userEvent.keyboard('++{ArrowRight}');
    await expect.element(picture(1)).toBeInTheDocument();
    await page.getByRole('button', { name: 'Next image' }).click();
    await expect.element(picture(2)).toHaveAttribute('data-zoom', 'fit');
  });

  test('the dialog can be enlarged', async () => {
    await show();
    const dialog = page.getByRole('dialog', { name: 'Images' });
    await page.getByRole('button', { name: 'Enlarge the dialog' }).click();
    expect(dialog.element().getBoundingClientRect().width).toBe(window.innerWidth - 16);
    await page.getByRole('button', { name: 'Shrink the dialog' }).click();
    expect(dialog.element().getBoundingClientRect().width).toBe(700);
  });

  test('an image can be taken along under a name that says where it belongs', async () => {
    const taken: string[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      taken.push(this.download);
    });
    await show();
    await userEvent.keyboard('{ArrowRight}');
    await page.getByRole('button', { name: 'Download image' }).click();
    expect(taken).toEqual(['event-48269-2.jpg']);
    click.mockRestore();
  });
});

describe('for everybody', () => {
  test.each(['dark', 'light'] as const)('axe finds nothing in the %s theme', async (theme) => {
    const { rerender } = await show({ theme });
    await expect.element(picture(1)).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    const others: EventImagesProps['onLoad'][] = [
      async () => [],
      async () => one(pngBase64),
      () => Promise.reject(new Error('x')),
      () => new Promise(() => {}),
    ];
    for (const [at, onLoad] of others.entries()) {
      await rerender(<Images event={{ ...sampleImageEvent, eventId: at }} onLoad={onLoad} theme={theme} />);
      expect(await axeViolations()).toEqual([]);
    }
  });

  test('nothing is wider than a phone', async () => {
    await page.viewport(320, 600);
    await show({ event: { ...sampleImageEvent, description: 'x'.repeat(400) } });
    await expect.element(picture(1)).toBeVisible();
    const content = document.querySelector('.pk-EventImages-content');
    expect(content?.scrollWidth).toBe(content?.clientWidth);
    await page.viewport(1280, 800);
  });
});
