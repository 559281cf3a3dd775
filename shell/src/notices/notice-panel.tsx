import { formatDateTime } from '@fleetfoot/shared/domain';
import { Button, Dialog, EmptyState, Note, Row, Stack, VisuallyHidden } from '@fleetfoot/shared/ui';
import { type MouseEvent, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { type AlertState, alertState, askForAlerts } from './browser-alerts';
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

const ALERT_TEXTS: Readonly<Record<AlertState, string>> = {
  on: 'This browser shows a notification while Fleetfoot is open and you are elsewhere.',
  off: 'This browser can show a notification while Fleetfoot is open and you are elsewhere.',
  denied:
    'Notifications of this site are blocked in this browser. Allow them in its settings for this site, then open this panel again.',
  unsupported: 'This browser cannot show notifications of this site.',
};

interface AlertChoiceProps {
  readonly isWanted: boolean;
  readonly onChange: (isWanted: boolean) => void;
}

/** Notifications of the browser itself; it is asked for permission when the user presses, and not before. */
function AlertChoice({ isWanted, onChange }: AlertChoiceProps) {
  const [state, setState] = useState(() => alertState(isWanted));
  const [isAsking, setAsking] = useState(false);

  async function turnOn() {
    setAsking(true);
    const next = await askForAlerts();
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
      <Note role="status">{ALERT_TEXTS[state]}</Note>
      {state === 'off' && (
        <Button variant="secondary" busy={isAsking} onClick={turnOn}>
          Turn on
        </Button>
      )}
      {state === 'on' && (
        <Button variant="secondary" onClick={turnOff}>
          Turn off
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
      title="Notifications"
      onClose={onClose}
      footer={
        entries.length > 0 && (
          <Button variant="quiet" onClick={store.clear}>
            Clear all
          </Button>
        )
      }
    >
      <Stack>
        {entries.length === 0 ? (
          <EmptyState icon="check" title="No notifications">
            What couriers and others do with your deliveries while Fleetfoot is open is kept here for seven
            days.
          </EmptyState>
        ) : (
          <List onClick={onClick}>
            {entries.map(({ id, title, text, path, at }) => (
              <li key={id}>
                <a href={path}>
                  <strong>{title}</strong>
                  {fresh.has(id) && (
                    <i>
                      <VisuallyHidden>New</VisuallyHidden>
                    </i>
                  )}
                  {text !== undefined && <small>{text}</small>}
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
