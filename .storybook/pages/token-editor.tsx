import { base, dark, light, night, type ThemeName } from '@patrolkit/react-components/theme';
import { type CSSProperties, type ReactElement, type ReactNode, useState } from 'react';
import { ContrastTable } from './contrast-table.tsx';
import './token-editor.css';
import { themePresets } from './theme-presets.ts';

const themes: Readonly<Record<ThemeName, Readonly<Record<string, string>>>> = { dark, light, night };

export interface TokenEditorProps {
  /** docs/theming.md, whose themes can be filled in and whose variables can be changed. */
  document: string;
  /** What shows the values. */
  children: ReactNode;
}

/** Variables to change, what they do to a component beside, and the contrast that comes of it. */
export function TokenEditor({ document, children }: TokenEditorProps): ReactElement {
  const [theme, setTheme] = useState<ThemeName>('light');
  const [changed, setChanged] = useState<Readonly<Record<string, string>>>({});
  const presets = themePresets(document);
  const names = [...new Set(presets.flatMap(({ values }) => Object.keys(values)))];
  const valueNow = (name: string): string => {
    const key = name.slice('--pk-'.length);
    return changed[name] ?? themes[theme][key] ?? (base as Readonly<Record<string, string>>)[key] ?? '';
  };
  const css = Object.entries(changed).map(([name, value]) => `  ${name}: ${value};`);
  return (
    <div className="tokens">
      <form className="tokens-fields" onSubmit={(event) => event.preventDefault()}>
        <div className="tokens-presets">
          {(['light', 'dark', 'night'] as const).map((name) => (
            <button key={name} onClick={() => fill(name, {})} type="button">
              {name}
            </button>
          ))}
          {presets.map(({ name, theme, values }) => (
            <button key={name} onClick={() => fill(theme, values)} type="button">
              {name}
            </button>
          ))}
        </div>
        {names.map((name) => (
          <label key={name}>
            <code>{name}</code>
            <input
              onChange={(event) => setChanged({ ...changed, [name]: event.target.value })}
              type={/^#[0-9a-f]{6}$/i.test(valueNow(name)) ? 'color' : 'text'}
              value={valueNow(name)}
            />
          </label>
        ))}
      </form>
      {/* custom properties are not in React's table of styles */}
      <div className="tokens-shown" data-pk-theme={theme} style={changed as CSSProperties}>
        {children}
      </div>
      <ContrastTable valueNow={valueNow} />
      <pre className="tokens-css">
        {css.length === 0 ? 'Nothing is changed.' : `.acme-patrol {\n${css.join('\n')}\n}`}
      </pre>
    </div>
  );

  function fill(next: ThemeName, values: Readonly<Record<string, string>>): void {
    setTheme(next);
    setChanged(values);
  }
}
