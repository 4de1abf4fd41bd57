import { light } from '@patrolkit/react-components/theme';
import { Card } from '../card';
import { Host } from './host';

/* A server component: it reads the theme, and renders the host's own part. */
export default function Page() {
  return (
    <main data-surface={light['surface-1']}>
      <Card />
      <Host />
    </main>
  );
}
