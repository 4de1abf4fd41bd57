import type { ThemeName } from '@patrolkit/react-components/theme';
import type { Language } from '@patrolkit/sdk/model';

/** Settings of one installation, from the build's environment. */
export interface ConsoleSettings {
  /** Address of the back end; '' is the page's own origin (S9.01: the production address is not known). */
  readonly apiUrl: string;
  /** What a new profile sees first (S1.30: the theme starts dark). */
  readonly initialTheme: ThemeName;
  /** Default and fallback language (S1.35). */
  readonly defaultLanguage: Language;
  /** Languages offered: those with texts. */
  readonly languages: readonly Language[];
  /** Tiles of the map; null draws the backdrop alone (decision G19). */
  readonly tiles: { readonly url: string; readonly attribution: string } | null;
  /** A GeoJSON file drawn under everything, relative to the base path; null for none. */
  readonly backdropUrl: string | null;
}

const environment: Readonly<Record<string, string | undefined>> = import.meta.env;

/** The settings of this build. */
export const settings: ConsoleSettings = {
  apiUrl: environment.VITE_API_URL ?? '',
  initialTheme: 'dark',
  defaultLanguage: 'hr',
  languages: ['hr', 'en'],
  tiles: environment.VITE_TILE_URL
    ? { url: environment.VITE_TILE_URL, attribution: environment.VITE_TILE_ATTRIBUTION ?? '' }
    : null,
  backdropUrl: environment.VITE_BACKDROP_URL ?? 'demo-network.geojson',
};
