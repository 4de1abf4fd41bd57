import { isLanguage, type Language, languages } from '@patrolkit/sdk/model';
import { type ThemeChoice, themeChoices } from './theme-choices.ts';

/** Settings of one installation, from the build's environment. */
export interface ConsoleSettings {
  /** Address of the back end; '' is the page's own origin (S9.01: the production address is not known). */
  readonly apiUrl: string;
  /** What a new profile sees first (S1.30: the theme starts dark). */
  readonly initialTheme: ThemeChoice;
  /** Default and fallback language (S1.35). */
  readonly defaultLanguage: Language;
  /** Languages offered (S1.33, S1.34). */
  readonly languages: readonly Language[];
  /** Tiles of the map; null draws the backdrop alone (decision G19). */
  readonly tiles: { readonly url: string; readonly attribution: string } | null;
  /** A GeoJSON file drawn under everything, relative to the base path; null for none. */
  readonly backdropUrl: string | null;
}

/** Reads the settings; what is missing or makes no sense takes its default. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): ConsoleSettings {
  const chosen = (environment.VITE_LANGUAGES ?? '').split(',').filter(isLanguage);
  return {
    apiUrl: environment.VITE_API_URL ?? '',
    initialTheme: themeChoices.find((theme) => theme === environment.VITE_INITIAL_THEME) ?? 'dark',
    defaultLanguage: chosen.includes('hr') ? 'hr' : (chosen[0] ?? 'hr'),
    languages: chosen.length > 0 ? chosen : languages,
    tiles: environment.VITE_TILE_URL
      ? { url: environment.VITE_TILE_URL, attribution: environment.VITE_TILE_ATTRIBUTION ?? '' }
      : null,
    backdropUrl: environment.VITE_BACKDROP_URL ?? 'demo-network.geojson',
  };
}
