import { useCallback, useState } from 'react';

/** Where a layer above the page is drawn, and the ref that finds it out. @internal */
export interface ThemedPortal {
  /** Ref of an element inside the theme. */
  readonly attach: (element: Element | null) => void;
  /** Props for an overlay of React Aria: nothing when the theme lies on the document. */
  readonly portal: { UNSTABLE_portalContainer?: Element };
}

/* A host may give the theme to a part of its page only; a layer at the end of the body would lie outside of it. */
/** Draws layers at the end of the surrounding theme. @internal */
export function useThemedPortal(): ThemedPortal {
  const [container, setContainer] = useState<Element | null>(null);
  const attach = useCallback((element: Element | null) => {
    if (!element) return;
    const theme = element.closest('[data-pk-theme]');
    setContainer(theme === document.documentElement ? null : theme);
  }, []);
  return { attach, portal: container ? { UNSTABLE_portalContainer: container } : {} };
}
