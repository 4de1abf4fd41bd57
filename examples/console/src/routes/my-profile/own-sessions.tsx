import { Button, QuestionDialog } from '@patrolkit/react-components/controls';
import { Icon } from '@patrolkit/react-components/icon';
import { usePatrol } from '@patrolkit/react-components/provider';
import { formatDateTime, type OpenSession } from '@patrolkit/sdk/model';
import { type ReactElement, useId, useState } from 'react';
import { alertTextOf } from '../../services/alert-text.ts';
import { useText } from '../../services/texts.ts';
import { deviceWords } from './device-words.rules.ts';
import * as css from './my-profile-page.css.ts';
import { useOwnSessions } from './use-own-sessions.ts';

type Asked = { readonly kind: 'one'; readonly session: OpenSession } | { readonly kind: 'others' };

/** Where one is signed in: what nobody uses any more, or nobody should, is ended from here (A3). */
export function OwnSessions(): ReactElement {
  const text = useText();
  const titleId = useId();
  const own = useOwnSessions();
  const [asked, setAsked] = useState<Asked | null>(null);
  const nameOf = useDeviceName();
  const others = own.sessions?.filter(({ isCurrent }) => !isCurrent) ?? [];
  const failure = own.error && alertTextOf(own.error);
  const question =
    asked?.kind === 'one'
      ? {
          title: text('console.sessions.endQuestion'),
          words: text('console.sessions.endText', { name: nameOf(asked.session) }),
          confirm: text('console.sessions.end'),
        }
      : {
          title: asked && text('console.sessions.endOthersQuestion'),
          words: text('console.sessions.endOthersText', { count: others.length }),
          confirm: text('console.sessions.endOthers'),
        };
  return (
    <section aria-busy={own.isBusy || undefined} aria-labelledby={titleId} className={css.sessions}>
      <h2 className={css.title} id={titleId}>
        {text('console.sessions.title')}
      </h2>
      {failure && (
        <div className={css.failure} role="alert">
          <p>{text(failure.id, failure.values)}</p>
          <Button onPress={own.reload}>{text('console.alert.retry')}</Button>
        </div>
      )}
      {own.sessions === null && !failure && <p className={css.hint}>{text('console.sessions.loading')}</p>}
      <ul className={css.sessionList}>
        {own.sessions?.map((session) => (
          <li className={css.session} key={session.sessionId}>
            <p className={css.sessionName}>
              <Icon name={isPhone(session) ? 'phone' : 'panel'} />
              {nameOf(session)}
            </p>
            {session.isCurrent ? (
              <span className={css.current}>{text('console.sessions.current')}</span>
            ) : (
              <Button
                aria-label={text('console.sessions.endNamed', { name: nameOf(session) })}
                isDisabled={own.isBusy}
                onPress={() => setAsked({ kind: 'one', session })}
                variant="danger"
              >
                {text('console.sessions.end')}
              </Button>
            )}
            <SessionFacts session={session} />
          </li>
        ))}
      </ul>
      {own.sessions && others.length === 0 && <p className={css.hint}>{text('console.sessions.none')}</p>}
      {others.length > 1 && (
        <Button isDisabled={own.isBusy} onPress={() => setAsked({ kind: 'others' })} size="lg" variant="danger">
          {text('console.sessions.endOthers')}
        </Button>
      )}
      <QuestionDialog
        confirmLabel={question.confirm}
        isDanger
        onAnswer={(isConfirmed) => {
          setAsked(null);
          if (!isConfirmed || !asked) return;
          void (asked.kind === 'one' ? own.end(asked.session.sessionId) : own.endOthers());
        }}
        text={question.words}
        title={question.title}
      />
    </section>
  );
}

function useDeviceName(): (session: OpenSession) => string {
  const text = useText();
  return ({ userAgent }) => {
    const { browser, system } = deviceWords(userAgent);
    if (browser && system) return text('console.sessions.on', { browser, system });
    return browser ?? system ?? text('console.sessions.unknown');
  };
}

function isPhone({ userAgent }: OpenSession): boolean {
  return ['iPhone', 'Android'].includes(deviceWords(userAgent).system ?? '');
}

function SessionFacts({ session }: { session: OpenSession }): ReactElement {
  const text = useText();
  const { timeZone } = usePatrol();
  return (
    <dl className={css.facts}>
      <dt>{text('console.sessions.lastUsed')}</dt>
      <dd>{formatDateTime(session.lastUsedAt, timeZone)}</dd>
      <dt>{text('console.sessions.since')}</dt>
      <dd>{formatDateTime(session.createdAt, timeZone)}</dd>
      <dt>{text('console.sessions.from')}</dt>
      <dd>{session.ip ?? text('console.sessions.noAddress')}</dd>
    </dl>
  );
}
