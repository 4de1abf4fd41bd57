import type { ReactElement } from 'react';
import { useLater } from '../data-grid/use-later.ts';
import type { LinkNotice } from './link-notice.tsx';
import type { CopiedLink } from './use-copied-link.ts';

const loadNotice = (): Promise<typeof LinkNotice> => import('./link-notice.tsx').then((part) => part.LinkNotice);

/** Says what became of a copied link; one that could not be copied can be taken by hand. @internal */
export function CopiedNotice({ copied }: { copied: CopiedLink | null }): ReactElement {
  const Notice = useLater(loadNotice, copied !== null);
  return (
    <div className="pk-GuardMap-notice" role="status">
      {copied && Notice ? <Notice copied={copied} key={copied.count} /> : null}
    </div>
  );
}
