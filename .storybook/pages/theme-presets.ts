import type { ThemeName } from '@patrolkit/react-components/theme';

/** A theme that docs/theming.md gives as an example. */
export interface ThemePreset {
  readonly name: string;
  /** The theme that it changes. */
  readonly theme: ThemeName;
  /** Values by the name of the variable. */
  readonly values: Readonly<Record<string, string>>;
}

const isTheme = (name: string): name is ThemeName => ['dark', 'light', 'night'].includes(name);

/** The themes of the document, so that what stands there is what is tried here. */
export function themePresets(document: string): ThemePreset[] {
  const parts = document.matchAll(
    /^### A partner's theme: (.+)\n\n```css\n([\s\S]*?)```[\s\S]*?data-pk-theme="(\w+)"/gm,
  );
  return [...parts].map(([, name = '', css = '', theme = '']) => {
    if (!isTheme(theme)) throw new Error(`The document names a theme that is none: ${theme}`);
    const values = [...css.matchAll(/(--pk-[\w-]+): ([^;]+);/g)].map(([, key = '', value = '']) => [key, value]);
    return { name, theme, values: Object.fromEntries(values) };
  });
}
