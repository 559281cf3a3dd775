import { formatDateTime } from '@fleetfoot/shared/domain';
import { Button, Dialog, EmptyState, Note, Row, Stack, VisuallyHidden } from '@fleetfoot/shared/ui';
import { type MouseEvent, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { noticeTexts } from '../texts/notices';
import { useShellTexts } from '../texts/use-shell-texts';
import { alertState, askForAlerts } from './browser-alerts';
import type { KeptNotices } from './notice-list';
import type { NoticeStore } from './notice-store';

const List = styled.ul`
  max-height: min(50dvh, 420px);
  margin-inline: calc(-1 * var(--space-3));
  padding: 0;
  overflow-y: auto;
  list-style: none;
  a {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2px var(--space-3);
    padding: var(--space-3);
    border-radius: var(--radius);
    color: inherit;
    text-decoration: none;
    overflow-wrap: anywhere;
    &:hover { background: var(--sunken); }
    &:focus-visible { outline-offset: -2px; }
  }
  li + li { border-top: 1px solid var(--border); }
  time, small { grid-column: 1 / -1; color: var(--muted); font-size: var(--text-sm); }
  time { font-variant-numeric: tabular-nums; }
  strong { font-weight: 600; }
  i { place-self: center; width: 8px; height: 8px; border-radius: 50%; background: var(--accent); }
`;

interface AlertChoiceProps {
  readonly isWanted: boolean;
  readonly onChange: (isWanted: boolean) => void;
}

/** Notifications of the browser itself; it is asked for permission when the user presses, and not before. */
function AlertChoice({ isWanted, onChange }: AlertChoiceProps) {
  const { texts } = useShellTexts(noticeTexts);
  const [state, setState] = useState(() => alertState(isWanted));
  const [isAsking, setAsking] = useState(false);

  async function turnOn() {
    setAsking(true);
    const next = await askForAlerts(texts.example);
    setAsking(false);
    setState(next);
    onChange(next === 'on');
  }
  function turnOff() {
    setState('off');
    onChange(false);
  }
  return (
    <Row justify="between" gap={3}>
      <Note role="status">{texts.alerts[state]}</Note>
      {state === 'off' && (
        <Button variant="secondary" busy={isAsking} onClick={turnOn}>
          {texts.turnOn}
        </Button>
      )}
      {state === 'on' && (
        <Button variant="secondary" onClick={turnOff}>
          {texts.turnOff}
        </Button>
      )}
    </Row>
  );
}

interface NoticePanelProps {
  readonly kept: KeptNotices;
  readonly store: Pick<NoticeStore, 'readAll' | 'clear' | 'setAlerts'>;
  readonly onClose: () => void;
}

/** The notices of the last days. What is new when it opens is marked; it is read by having been shown. */
export function NoticePanel({ kept, store, onClose }: NoticePanelProps) {
  const { texts } = useShellTexts(noticeTexts);
  const { entries, hasAlerts } = kept;
  const [fresh] = useState(() => new Set(entries.filter(({ isRead }) => !isRead).map(({ id }) => id)));
  const hasUnread = entries.some(({ isRead }) => !isRead);
  useEffect(() => {
    if (hasUnread) store.readAll();
  }, [hasUnread, store]);

  function onClick(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest('a')) onClose();
  }
  return (
    <Dialog
      open
      title={texts.title}
      onClose={onClose}
      footer={
        entries.length > 0 && (
          <Button variant="quiet" onClick={store.clear}>
            {texts.clear}
          </Button>
        )
      }
    >
      <Stack>
        {entries.length === 0 ? (
          <EmptyState icon="check" title={texts.none}>
            {texts.about}
          </EmptyState>
        ) : (
          <List onClick={onClick}>
            {entries.map(({ id, title, text, path, at, lang = 'en-ZA' }) => (
              <li key={id}>
                <a href={path}>
                  <strong lang={lang}>{title}</strong>
                  {fresh.has(id) && (
                    <i>
                      <VisuallyHidden>{texts.isNew}</VisuallyHidden>
                    </i>
                  )}
                  {text !== undefined && <small lang={lang}>{text}</small>}
                  <time dateTime={at.toISOString()}>{formatDateTime(at)}</time>
                </a>
              </li>
            ))}
          </List>
        )}
        <AlertChoice isWanted={hasAlerts} onChange={store.setAlerts} />
      </Stack>
    </Dialog>
  );
}
