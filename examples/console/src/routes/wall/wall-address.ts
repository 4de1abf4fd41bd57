/** Address of what hangs on the wall of a control room. */
export const wallPath = '/?display=wall';

/** Whether an address is that of the wall. */
export function isWallAddress({ pathname, search }: { readonly pathname: string; readonly search: string }): boolean {
  return pathname === '/' && new URLSearchParams(search).get('display') === 'wall';
}
