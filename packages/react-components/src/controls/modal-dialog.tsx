import './dialogs.css.ts';
import type { ReactElement, ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { usePatrol } from '../provider/index.ts';
import { IconButton } from './icon-button.tsx';
import { useMounted } from './use-mounted.ts';
import { useThemedPortal } from './use-themed-portal.ts';

/** Props of {@link ModalDialog}. @internal */
export interface ModalDialogProps {
  title: string;
  /** Stands behind the title, quieter. */
  subtitle?: string | undefined;
  isOpen: boolean;
  /** Esc, the cross, or a click beside the dialog. */
  onClose: () => void;
  children: ReactNode;
  /** Buttons, the one that answers last. */
  foot?: ReactNode;
  /** Width: md 460, lg 720, xl 1120 CSS pixels. @default 'md' */
  size?: 'md' | 'lg' | 'xl' | undefined;
  /** Whether a click beside it closes it. @default true */
  isDismissable?: boolean | undefined;
  /** Stands beside the public class name `pk-Dialog`. */
  className?: string | undefined;
}

/** A dialog over the page, under the alarm strip: focus stays in it, Esc closes it, then focus goes back. @internal */
export function ModalDialog(props: ModalDialogProps): ReactElement {
  const { title, subtitle, isOpen, onClose, children, foot, size = 'md', isDismissable = true } = props;
  const { text } = usePatrol();
  const { attach, portal } = useThemedPortal();
  const isMounted = useMounted();
  return (
    <>
      <span hidden ref={attach} />
      <ModalOverlay
        {...portal}
        className="pk-Overlay"
        isDismissable={isDismissable}
        isOpen={isMounted && isOpen}
        onOpenChange={(next) => {
          if (!next) onClose();
        }}
      >
        <Modal className="pk-Modal" data-size={size}>
          <Dialog className={props.className ? `pk-Dialog ${props.className}` : 'pk-Dialog'}>
            <header className="pk-Dialog-head">
              <Heading className="pk-Dialog-title" slot="title">
                {title}
              </Heading>
              {subtitle && <span className="pk-Dialog-subtitle">{subtitle}</span>}
              <IconButton icon="close" label={text('dialog.close')} onPress={onClose} />
            </header>
            <div className="pk-Dialog-body">{children}</div>
            {foot && <footer className="pk-Dialog-foot">{foot}</footer>}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </>
  );
}
