import type { ReactElement } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Icon } from '../icon/icon.tsx';
import { usePatrol } from '../provider/index.ts';
import { ageText, type RecipientRow } from './recipient-rows.rules.ts';

/** Props of {@link RecipientList}. @public */
export interface RecipientListProps {
  /** Who is listed, nearest first. */
  rows: readonly RecipientRow[];
  /** Ids of those who are chosen. */
  recipientIds: readonly number[];
  /** Others are chosen. */
  onChange: (recipientIds: readonly number[]) => void;
  /** What is worth knowing of a recipient, such as that he does not move. */
  noteOf?: ((userId: number) => string | undefined) | undefined;
  /** Whether nobody can be chosen now. */
  isDisabled: boolean;
}

/** More of them are found by typing a name: nobody reads a list of a thousand. */
const shownLimit = 100;

/** Kilometres as they are told. @internal */
export function useKilometers(): (distanceKm: number) => string {
  const { intl } = usePatrol();
  return (distanceKm) => intl.formatNumber(distanceKm, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/** What is known of where a user is: how far, and how old that is; or that nobody knows. */
function Whereabouts({ row }: { row: RecipientRow }): ReactElement {
  const { text, now } = usePatrol();
  const kilometers = useKilometers();
  const { distanceKm, fixedAt } = row;
  const age = fixedAt === null ? null : ageText(fixedAt, now());
  return (
    <>
      <span className="pk-Recipient-age">{age && text(age.id, { count: age.count })}</span>
      <span className="pk-Recipient-distance">
        {distanceKm !== null && text('messageDialog.recipient.distance', { distance: kilometers(distanceKm) })}
        {fixedAt === null && text('messageDialog.recipient.unknown')}
      </span>
    </>
  );
}

/** Why a message would not reach him; undefined when it would, or when nobody knows. */
function useObstacle(): (row: RecipientRow) => string | undefined {
  const { text } = usePatrol();
  return ({ canReceive, phone }) => {
    if (canReceive !== false) return undefined;
    return phone
      ? text('messageDialog.recipient.cannotReceive', { phone })
      : text('messageDialog.recipient.cannotReceiveNoPhone');
  };
}

/**
 * Who can be chosen, nearest first: name, id, age of the fix and kilometres (S2.94).
 * @selector `[data-unreachable]` no device of his reads messages; on an option
 * @public
 */
export function RecipientList({ rows, recipientIds, onChange, noteOf, isDisabled }: RecipientListProps): ReactElement {
  const { text } = usePatrol();
  const obstacleOf = useObstacle();
  const more = rows.length - shownLimit;
  return (
    <div className="pk-Recipients">
      <ListBox
        aria-label={text('messageDialog.recipients')}
        className="pk-Recipients-list"
        items={rows.slice(0, shownLimit).map((row) => ({ row, id: row.userId }))}
        onSelectionChange={(keys) => {
          if (keys === 'all') return;
          const listed = new Set(rows.slice(0, shownLimit).map(({ userId }) => userId));
          const kept = recipientIds.filter((id) => !listed.has(id) || keys.has(id));
          onChange([...kept, ...[...keys].map(Number).filter((id) => !kept.includes(id))]);
        }}
        renderEmptyState={() => <span className="pk-Recipients-empty">{text('messageDialog.recipient.nobody')}</span>}
        selectedKeys={recipientIds}
        selectionMode="multiple"
        {...(isDisabled ? { disabledKeys: rows.map(({ userId }) => userId) } : {})}
      >
        {({ row, id }) => {
          const obstacle = obstacleOf(row);
          const note = noteOf?.(id);
          return (
            <ListBoxItem
              className="pk-Recipient"
              data-unreachable={obstacle === undefined ? undefined : ''}
              id={id}
              textValue={row.name}
            >
              <span aria-hidden="true" className="pk-Recipient-box">
                <Icon name="check" size={12} />
              </span>
              <span className="pk-Recipient-who">
                <span className="pk-Recipient-name">{row.name}</span>
                {note && <span className="pk-Recipient-note"> · {note}</span>}
                {obstacle && <span className="pk-Recipient-obstacle">{obstacle}</span>}
              </span>
              <span className="pk-Recipient-id">{text('messageDialog.recipient.id', { id: String(id) })}</span>
              <Whereabouts row={row} />
            </ListBoxItem>
          );
        }}
      </ListBox>
      {more > 0 && <p className="pk-Recipients-more">{text('messageDialog.recipient.more', { count: more })}</p>}
    </div>
  );
}
