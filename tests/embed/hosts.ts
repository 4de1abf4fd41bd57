/** A partner's page, kept under tests/embed. */
export interface HostKind {
  readonly name: 'vite' | 'plain' | 'next' | 'webpack' | 'elements';
  /** Script tag and links of the page; undefined when the host makes its own pages. */
  readonly head?: { readonly styles: string; readonly script: string };
  /** Whether its own tsc judges our declarations too. */
  readonly isTyped?: boolean;
}

/** Four ways to build a page, and one that builds nothing. */
export const hostKinds: readonly HostKind[] = [
  {
    name: 'vite',
    head: { styles: '', script: '<script type="module" src="/main.tsx"></script>' },
    isTyped: true,
  },
  {
    name: 'plain',
    head: {
      styles: '<link rel="stylesheet" href="./host.css" />',
      script: '<script type="module" src="./page.js"></script>',
    },
  },
  { name: 'next' },
  { name: 'webpack', head: { styles: '', script: '<script defer src="./page.js"></script>' } },
  {
    name: 'elements',
    head: {
      styles: '<link rel="stylesheet" href="./host.css" />',
      script:
        '<script type="module" src="./patrolkit/patrolkit-elements.js"></script><script type="module" src="./page.js"></script>',
    },
  },
];
