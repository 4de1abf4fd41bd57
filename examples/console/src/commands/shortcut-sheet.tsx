import { Button, ModalDialog, SwitchField, TextField } from '@patrolkit/react-components/controls';
import { type ReactElement, useState } from 'react';
import { useText } from '../services/texts.ts';
import { answerKeys, hasClash, type KeptShortcuts } from './shortcut-choice.rules.ts';
import * as css from './shortcut-sheet.css.ts';
import { useShortcutChoice } from './use-shortcut-choice.ts';

/** Keys that cannot be changed, with what they do. */
const fixed = [
  ['Ctrl+K', 'console.shortcuts.commands'],
  ['?', 'console.shortcuts.sheet'],
  ['F6', 'console.shortcuts.strip'],
  ['Esc', 'console.shortcuts.close'],
] as const;

/** Lists every key, and lets the letters of the answers be changed and switched off (U3). */
export function ShortcutSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }): ReactElement {
  const text = useText();
  const [kept, keep] = useShortcutChoice();
  const [draft, setDraft] = useState<KeptShortcuts | null>(null);
  const shown = draft ?? kept;
  const isClash = hasClash(shown.letters);
  const change = (next: KeptShortcuts): void => {
    setDraft(next);
    if (!hasClash(next.letters)) keep(next);
  };
  return (
    <ModalDialog
      foot={
        <Button
          onPress={() => {
            setDraft(null);
            keep(null);
          }}
          size="lg"
        >
          {text('console.shortcuts.reset')}
        </Button>
      }
      isOpen={isOpen}
      onClose={() => {
        setDraft(null);
        onClose();
      }}
      title={text('console.shortcuts.title')}
    >
      <dl className={css.list}>
        {fixed.map(([keys, id]) => (
          <div className={css.row} key={keys}>
            <dt>{text(id)}</dt>
            <dd className={css.keys}>
              <kbd>{keys}</kbd>
            </dd>
          </div>
        ))}
      </dl>
      <SwitchField
        isSelected={shown.isOn}
        label={text('console.shortcuts.letters')}
        onChange={(isOn) => change({ ...shown, isOn })}
      />
      <div className={css.letters}>
        {answerKeys.map((answer) => (
          <TextField
            isDisabled={!shown.isOn}
            key={answer}
            label={text(`console.shortcuts.answer.${answer}`)}
            maxLength={1}
            onChange={(value) => {
              const letter = value.toUpperCase();
              if (/^[A-Z]$/.test(letter)) change({ ...shown, letters: { ...shown.letters, [answer]: letter } });
            }}
            value={shown.letters[answer] ?? answer}
          />
        ))}
      </div>
      {isClash && (
        <p className={css.clash} role="alert">
          {text('console.shortcuts.clash')}
        </p>
      )}
    </ModalDialog>
  );
}
