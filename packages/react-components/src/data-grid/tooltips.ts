/**
 * Tooltips are made when the pointer comes, not for a thousand cells that nobody points at: of a button its name, of a
 * text that is clipped (`data-clip`: the cell of a bare text, and what a column marks) all of it. Looked at anew each
 * time, as a row's texts change.
 * @internal
 */
export function nameUnderPointer(target: EventTarget): void {
  if (!(target instanceof HTMLElement || target instanceof SVGElement)) return;
  const button = target.closest<HTMLElement>('.pk-CellButton[aria-label]');
  if (button) {
    button.title = button.ariaLabel ?? '';
    return;
  }
  const text = target.closest<HTMLElement>('[data-clip]');
  if (!text) return;
  if (text.scrollWidth > text.clientWidth) text.title = text.textContent;
  else text.removeAttribute('title');
}
