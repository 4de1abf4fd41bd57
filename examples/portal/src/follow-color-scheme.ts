/** Gives what is embedded the theme that the system asks for, as portal.css does for the rest of the page. */
export function followColorScheme(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const follow = (): void => {
    document.documentElement.dataset.pkTheme = dark.matches ? 'dark' : 'light';
  };
  follow();
  dark.addEventListener('change', follow);
}
