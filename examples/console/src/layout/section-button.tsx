import { Icon } from '@patrolkit/react-components/icon';
import type { ReactElement } from 'react';
import { Button } from 'react-aria-components';
import { useLocation } from 'react-router';
import type { Section } from '../routes/sections.ts';
import { useText } from '../services/texts.ts';
import * as css from './header.css.ts';
import { useOpenSection } from './use-open-section.ts';

/** Opens a section in its own window; words under an icon only where there is room. */
export function SectionButton({ section }: { section: Section }): ReactElement {
  const text = useText();
  const open = useOpenSection();
  const isHere = useLocation().pathname.toLowerCase() === section.path.toLowerCase();
  const label = text(section.textId);
  return (
    <Button
      aria-label={label}
      className={css.sectionButton}
      data-here={isHere ? '' : undefined}
      onPress={() => open(section)}
      {...(isHere ? { 'aria-current': 'page' } : {})}
    >
      <Icon name={section.icon} />
      <span className={css.sectionLabel}>{label}</span>
    </Button>
  );
}
