import { Card } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';
import type { OutboxEntry } from './outbox-entry';
import { type OutboxActions, OutboxItem } from './outbox-item';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

interface OutboxPanelProps extends OutboxActions {
  readonly entries: readonly OutboxEntry<unknown>[];
}

/** What was saved on this device and what became of it; nothing while there is nothing. */
export function OutboxPanel({ entries, ...actions }: OutboxPanelProps) {
  if (entries.length === 0) return undefined;
  return (
    <Card title="Outbox">
      <List>
        {entries.map((entry) => (
          <OutboxItem key={entry.id} entry={entry} {...actions} />
        ))}
      </List>
    </Card>
  );
}
