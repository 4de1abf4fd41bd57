import { sections } from '../routes/sections.ts';

/** The windows that this one has opened. */
export interface SectionWindows {
  /**
   * Opens a section in its own named window, or brings that window forward (S2.22); a path that asks for something takes
   * the window there. False when the browser refused.
   */
  open(name: string, path: string): boolean;
  /** Closes every window that this one has opened (S2.33). */
  closeAll(): void;
}

/** Opens sections below a base path. */
export function createSectionWindows(basePath: string, host: Pick<Window, 'open'> = window): SectionWindows {
  const opened = new Map<string, Window>();
  return {
    open: (name, path) => {
      const known = opened.get(name);
      if (known && !known.closed && !path.includes('?')) {
        known.focus();
        return true;
      }
      const fresh = host.open(`${basePath.replace(/\/$/, '')}${path}`, name);
      if (!fresh) return false;
      opened.set(name, fresh);
      fresh.focus();
      return true;
    },
    closeAll: () => {
      for (const window of opened.values()) window.close();
      opened.clear();
    },
  };
}

/** Whether a window carries the name of a section: it was opened by another one. */
export function isSectionWindow({ name }: Pick<Window, 'name'> = window): boolean {
  return sections.some(({ id }) => id === name);
}
