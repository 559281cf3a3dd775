import { type Delivery, formatDateTime } from '@fleetfoot/shared/domain';
import type { Live } from '@fleetfoot/shared/firebase';
import { Card } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';
import { type StatusChange, timeline } from './timeline';

const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-4);
    justify-content: space-between;
    padding-block: 10px;
  }
  li + li { border-top: 1px solid var(--border); }
  time, small { color: var(--muted); font-size: inherit; }
  time { font-variant-numeric: tabular-nums; }
`;

interface DeliveryTimelineProps {
  readonly delivery: Delivery;
  readonly history: Live<readonly StatusChange[]>;
  /** Names of the people who are known, by uid. */
  readonly names: ReadonlyMap<string, string>;
}

/** What happened, and when in South Africa. What the delivery itself tells is there without its history. */
export function DeliveryTimeline({ delivery, history, names }: DeliveryTimelineProps) {
  const entries = timeline(delivery, history.status === 'ready' ? history.data : []);
  return (
    <Card title="TIMELINE">
      <List>
        {entries.map(({ key, text, by, at }) => (
          <li key={key}>
            <span>
              {text}
              {names.has(by) && <small> by {names.get(by)}</small>}
            </span>
            <time dateTime={at.toISOString()}>{formatDateTime(at)}</time>
          </li>
        ))}
      </List>
      {history.status === 'error' && <p>Changes of its status could not be loaded.</p>}
    </Card>
  );
}
