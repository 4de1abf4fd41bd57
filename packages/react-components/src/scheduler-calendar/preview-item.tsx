import type { CSSProperties, ReactElement } from 'react';
import { Icon } from '../icon/icon.tsx';
import { usePatrol } from '../provider/index.ts';
import { useCalendar } from './calendar-context.ts';
import { localDay } from './calendar-days.rules.ts';
import { cellDay, clockOf } from './calendar-texts.ts';
import { placeOf } from './guard-labels.rules.ts';
import type { PreviewPiece } from './preview.rules.ts';

/** The check where it is held, at 60 %, or the outline of a copy with its date; told in words by the announcer. @internal */
export function PreviewItem({ piece, style }: { piece: PreviewPiece; style?: CSSProperties }): ReactElement {
  const patrol = usePatrol();
  const { zoneOf, labels } = useCalendar();
  const { item, kind, startsAt } = piece;
  const timeZone = zoneOf(item);
  const words = [
    kind === 'copy' ? cellDay(patrol, localDay(timeZone, startsAt)) : null,
    clockOf(timeZone, startsAt),
    labels.get(item.guardName) ?? item.guardName,
  ];
  return (
    <div aria-hidden="true" className="pk-CalendarItem" data-preview={kind} data-state="open" style={style}>
      <Icon name={kind === 'copy' ? 'copy' : 'clock'} size={13} />
      <span className="pk-CalendarItem-text">
        {words.filter((word) => word !== null).join(' ')} · {placeOf(item)}
      </span>
    </div>
  );
}
