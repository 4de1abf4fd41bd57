/* The calendar listens for all of its cells and items; these read what lies under an event. */

/** The day cell of an element; null outside of one. @internal */
export function cellOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-day]') : null;
}

/** The button of a check that an element lies in; null outside of one. @internal */
export function itemOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-item]') : null;
}

/** Id of the check of a button. @internal */
export const idOfItem = (item: HTMLElement): number => Number(item.dataset.item);

/** Day of a cell, as days after 1970-01-01. @internal */
export const dayOfCell = (cell: HTMLElement): number => Number(cell.dataset.day);

/** The cell of a day; of several the first. @internal */
export function cellOfDay(body: HTMLElement, day: number): HTMLElement | null {
  return body.querySelector<HTMLElement>(`[data-day="${day}"]`);
}

/** What can be pressed in a cell, in the order of the page. @internal */
export function buttonsOf(cell: HTMLElement): HTMLElement[] {
  return [...cell.querySelectorAll<HTMLElement>('button')];
}

/** Which end of a check lies under the pointer: pixels at its edges take hold of one. @internal */
export function edgeAt(item: HTMLElement, x: number, y: number, isUpright: boolean): 'start' | 'end' | null {
  if (item.dataset.resizable === undefined) return null;
  const { left, right, top, bottom } = item.getBoundingClientRect();
  const length = isUpright ? bottom - top : right - left;
  const grip = Math.min(8, length / 4);
  if (isUpright ? y >= bottom - grip : x >= right - grip) return 'end';
  return isUpright && y <= top + grip ? 'start' : null;
}
