import './task-form.css.ts';
import {
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import { ModalDialog } from '../controls/modal-dialog.tsx';
import { QuestionDialog } from '../controls/question-dialog.tsx';
import { usePatrol } from '../provider/index.ts';
import type { FormClose } from './use-form-close.ts';

/** Props of {@link FormFrame}. @internal */
export interface FormFrameProps {
  title: string;
  /** panel: beside the page, which goes on working; dialog: over it, with the focus kept inside. */
  presentation: 'panel' | 'dialog';
  close: FormClose;
  foot: ReactNode;
  children: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

function Panel({ title, close, foot, children, className, ref }: FormFrameProps): ReactElement {
  const { text } = usePatrol();
  const titleId = useId();
  const own = useRef<HTMLElement | null>(null);
  const [before] = useState(() => document.activeElement);
  /* The focus came in with the first field and goes back where it was. */
  useEffect(() => {
    const panel = own.current;
    return () => {
      const isLeft = document.activeElement === document.body || panel?.contains(document.activeElement);
      if (isLeft && before instanceof HTMLElement) before.focus();
    };
  }, [before]);
  return (
    <section
      aria-labelledby={titleId}
      className={className ? `pk-TaskForm ${className}` : 'pk-TaskForm'}
      data-presentation="panel"
      onKeyDown={(event: KeyboardEvent) => {
        /* A layer over the form, such as an open list, closes first. */
        const isInside = event.target instanceof Node && event.currentTarget.contains(event.target);
        if (event.key !== 'Escape' || event.defaultPrevented || !isInside) return;
        event.stopPropagation();
        close.requestClose();
      }}
      ref={(element) => {
        own.current = element;
        if (typeof ref === 'function') ref(element);
        else if (ref) ref.current = element;
      }}
      role="dialog"
    >
      <header className="pk-Dialog-head">
        <h2 className="pk-Dialog-title" id={titleId}>
          {title}
        </h2>
        <IconButton icon="close" label={text('dialog.close')} onPress={close.requestClose} />
      </header>
      <div className="pk-Dialog-body">{children}</div>
      <footer className="pk-Dialog-foot">{foot}</footer>
    </section>
  );
}

/** A form in its panel or dialog, and the question before what was typed is thrown away. @internal */
export function FormFrame(props: FormFrameProps): ReactElement {
  const { presentation, close, title, foot, children, className } = props;
  const { text } = usePatrol();
  const [isOpen, setOpen] = useState(false);
  /* The dialog opens when it is known where the theme ends: drawn elsewhere first, it would lose the focus. */
  useEffect(() => setOpen(true), []);
  return (
    <>
      {presentation === 'panel' ? (
        <Panel {...props} />
      ) : (
        <ModalDialog
          className={className ? `pk-TaskForm ${className}` : 'pk-TaskForm'}
          foot={foot}
          isDismissable={false}
          isOpen={isOpen}
          onClose={close.requestClose}
          title={title}
        >
          {children}
        </ModalDialog>
      )}
      <QuestionDialog
        cancelLabel={text('taskForm.keepEditing')}
        confirmLabel={text('taskForm.discard')}
        onAnswer={close.answer}
        text={text('taskForm.discardDetail')}
        title={close.isAsking ? text('taskForm.discardQuestion') : null}
      />
    </>
  );
}
