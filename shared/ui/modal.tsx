import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useRef,
} from 'react';
import { styled } from 'styled-components';
import { Icon } from './icon';
import { SMALL_SCREEN } from './small-screen';
import { useSay } from './ui-language';
import { useModal } from './use-modal';

const Frame = styled.dialog`
  width: min(480px, calc(100vw - 32px));
  max-height: calc(100dvh - 64px);
  padding: 0;
  background: var(--surface);
  border: 1px solid var(--border);
  border-radius: var(--radius-lg);
  color: var(--text);
  box-shadow: var(--shadow-dialog);
  overscroll-behavior: contain;
  &::backdrop { background: var(--backdrop); }
  @media ${SMALL_SCREEN} {
    width: 100%;
    max-width: 100%;
    margin-block-end: 0;
    border-width: 1px 0 0;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    padding-bottom: env(safe-area-inset-bottom);
  }
`;

const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  padding: var(--space-6);
  @media ${SMALL_SCREEN} {
    padding: var(--space-5) var(--space-4);
  }
`;

const Head = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: var(--space-4);
`;

const Close = styled.button`
  display: grid;
  place-items: center;
  width: var(--target);
  height: var(--target);
  margin: -12px -12px -10px;
  padding: 0;
  background: none;
  border: 0;
  border-radius: var(--radius);
  color: var(--muted);
  cursor: pointer;
  &:hover { background: var(--sunken); color: var(--text); }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--space-2);
  @media ${SMALL_SCREEN} {
    > * { flex: 1 1 120px; }
  }
`;

interface ModalProps {
  readonly title: ReactNode;
  readonly onClose: () => void;
  readonly children?: ReactNode;
  readonly footer?: ReactNode;
}

/** The open dialog; it is there for as long as it is mounted. */
export function Modal({ title, onClose, children, footer }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const isTypedIn = useRef(false);
  const titleId = useId();
  const say = useSay();
  const showAgain = useModal(dialog);

  // Whether it closes is the owner's decision, so the browser's own ways of closing only ask.
  function ask(event: SyntheticEvent) {
    event.preventDefault();
    onClose();
  }
  function closedByBrowser() {
    // The event is late: by then it may be gone or shown again.
    if (!dialog.current || dialog.current.open) return;
    onClose();
    showAgain();
  }
  function onEscape(event: KeyboardEvent) {
    if (event.key === 'Escape' && !event.defaultPrevented) ask(event);
  }
  // Selecting text may end outside: only a press that began there closes, and none by which something typed would be lost.
  function outside(event: MouseEvent) {
    if (pressedOutside.current && !isTypedIn.current && event.target === dialog.current) onClose();
  }
  return (
    <Frame
      ref={dialog}
      aria-labelledby={titleId}
      onKeyDown={onEscape}
      onCancel={ask}
      onClose={closedByBrowser}
      onPointerDown={(event) => {
        pressedOutside.current = event.target === dialog.current;
      }}
      onInput={() => {
        isTypedIn.current = true;
      }}
      onClick={outside}
    >
      <Sheet>
        <Head>
          <h2 id={titleId}>{title}</h2>
          <Close type="button" aria-label={say('Close')} onClick={onClose}>
            <Icon name="close" />
          </Close>
        </Head>
        {children && <div data-part="content">{children}</div>}
        {footer && <Actions data-part="actions">{footer}</Actions>}
      </Sheet>
    </Frame>
  );
}
