/** What a host page does: shows its own things, and ours when it is asked to. `ours` also brings the stylesheet. */
export function startHost(loadOurs: (sheet: string) => Promise<typeof import('./ours.tsx')>): void {
  const query = new URLSearchParams(location.search);
  const place = document.querySelector<HTMLElement>('#ours');
  if (!place) throw new Error('The page has no place for us.');
  let unmount: (() => void) | null = null;
  const toggle = async (): Promise<void> => {
    if (unmount) {
      unmount();
      unmount = null;
      return;
    }
    const { mount } = await loadOurs(query.get('sheet') ?? 'layered');
    unmount = await mount(place, query);
  };
  document.querySelector('#toggle')?.addEventListener('click', () => void toggle());
  if (query.get('ours') !== '0') void toggle();
}
