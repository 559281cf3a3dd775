import { Badge, Button, Card, ConfirmDialog, LinkButton, Row } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { outboxTexts } from '../texts/outbox';
import { useInWords } from '../texts/page-language';
import { usePageTexts } from '../texts/page-texts';
import type { OutboxEntry, OutboxState } from './outbox-entry';

interface RemoveEntryProps {
  readonly title: string;
  /** Whether it was sent before without an answer, so that the server may have it. */
  readonly wasTried: boolean;
  readonly onRemove: () => Promise<void>;
}

function RemoveEntry({ title, wasTried, onRemove }: RemoveEntryProps) {
  const texts = usePageTexts(outboxTexts);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)} aria-label={texts.removeOf(title)}>
        {texts.remove}
      </Button>
      <ConfirmDialog
        needsConnection={false}
        open={open}
        title={texts.removeQuestion}
        confirmLabel={texts.remove}
        cancelLabel={texts.cancel}
        tone="danger"
        onConfirm={() => {
          setOpen(false);
          void onRemove();
        }}
        onCancel={() => setOpen(false)}
      >
        {wasTried ? `${texts.removeText(title)} ${texts.mayBeThere}` : texts.removeText(title)}
      </ConfirmDialog>
    </>
  );
}

const TONES = { saved: 'warning', sending: 'info', accepted: 'success', 'needs-you': 'danger' } as const;

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-4);
  align-items: center;
  justify-content: space-between;
  padding-block: var(--space-2);
  & + & { border-top: 1px solid var(--border); }
  p { flex: 1 1 100%; color: var(--danger-text); font-size: var(--text-sm); }
  strong { font-weight: 600; overflow-wrap: anywhere; }
`;

interface OutboxActions {
  /** Where an entry is changed. */
  readonly editHref: (id: string) => string;
  /** Where what was accepted is seen. */
  readonly viewHref: (id: string) => string;
  readonly onSendAgain: (id: string) => Promise<void>;
  readonly onRemove: (id: string) => Promise<void>;
}

interface OutboxItemProps extends OutboxActions {
  readonly entry: OutboxEntry<unknown>;
}

function canBeChanged(state: OutboxState): boolean {
  return state === 'saved' || state === 'needs-you';
}

function OutboxItem({ entry, editHref, viewHref, onSendAgain, onRemove }: OutboxItemProps) {
  const { id, title, state, error } = entry;
  const texts = usePageTexts(outboxTexts);
  const say = useInWords();
  const [busy, setBusy] = useState(false);

  async function sendAgain() {
    setBusy(true);
    await onSendAgain(id);
    setBusy(false);
  }

  return (
    <Item>
      <Row gap={3}>
        <strong translate="no">{title}</strong>
        <Badge tone={TONES[state]}>{texts.states[state]}</Badge>
      </Row>
      <Row gap={2}>
        {state === 'needs-you' && (
          <Button variant="secondary" busy={busy} onClick={sendAgain} aria-label={texts.sendAgainOf(title)}>
            {texts.sendAgain}
          </Button>
        )}
        {canBeChanged(state) && (
          <>
            <LinkButton variant="quiet" href={editHref(id)} aria-label={texts.editOf(title)}>
              {texts.edit}
            </LinkButton>
            <RemoveEntry title={title} wasTried={entry.attempts > 0} onRemove={() => onRemove(id)} />
          </>
        )}
        {state === 'accepted' && (
          <>
            <LinkButton variant="quiet" href={viewHref(id)} aria-label={texts.viewOf(title)}>
              {texts.view}
            </LinkButton>
            <Button variant="quiet" onClick={() => onRemove(id)} aria-label={texts.dismissOf(title)}>
              {texts.dismiss}
            </Button>
          </>
        )}
      </Row>
      {error && <p>{say(error)}</p>}
    </Item>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

interface OutboxPanelProps extends OutboxActions {
  readonly entries: readonly OutboxEntry<unknown>[];
}

/** What was saved on this device and what became of it; nothing while the outbox is empty. */
export function OutboxPanel({ entries, ...actions }: OutboxPanelProps) {
  const { title } = usePageTexts(outboxTexts);
  if (entries.length === 0) return undefined;
  return (
    <Card title={title}>
      <List>
        {entries.map((entry) => (
          <OutboxItem key={entry.id} entry={entry} {...actions} />
        ))}
      </List>
    </Card>
  );
}
