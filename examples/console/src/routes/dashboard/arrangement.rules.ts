/** How a supervisor has arranged his dashboard: shares of the room, 0 to 1, and whether the map is shown. */
export interface DashboardArrangement {
  /** Width of the map's column. */
  readonly left: number;
  /** Height of the map in its column. */
  readonly top: number;
  /** Width of the routes beside the guards. */
  readonly routes: number;
  readonly isMapShown: boolean;
}

/** Where everybody starts: 25 rows beside a map of 1130 × 596 at 1920 × 1080. */
export const defaultArrangement: DashboardArrangement = { left: 0.588, top: 0.616, routes: 0.636, isMapShown: true };

/** Limits of each share: no panel can be dragged away. */
export const limits = { left: [0.25, 0.7], top: [0.25, 0.8], routes: [0.3, 0.75] } as const;

/** Reads what was kept; what makes no sense takes its default. */
export function readArrangement(kept: unknown): DashboardArrangement {
  if (typeof kept !== 'object' || kept === null) return defaultArrangement;
  const { isMapShown, ...shares } = kept as Partial<Record<keyof DashboardArrangement, unknown>>; // every field is checked below
  const share = (name: keyof typeof limits): number => {
    const value = shares[name];
    const [min, max] = limits[name];
    return typeof value === 'number' && value >= min && value <= max ? value : defaultArrangement[name];
  };
  return { left: share('left'), top: share('top'), routes: share('routes'), isMapShown: isMapShown !== false };
}
