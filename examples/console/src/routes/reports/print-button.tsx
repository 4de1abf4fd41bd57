import { Button } from '@patrolkit/react-components/controls';
import { Icon } from '@patrolkit/react-components/icon';
import type { ReactElement } from 'react';
import { useText } from '../../services/texts.ts';

/** Prints what is on the screen. */
export function PrintButton(): ReactElement {
  const text = useText();
  return (
    <Button onPress={() => window.print()}>
      <Icon name="print" />
      {text('console.reports.print')}
    </Button>
  );
}
