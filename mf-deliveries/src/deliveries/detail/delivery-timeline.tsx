import { formatDateTime } from '@fleetfoot/shared/domain';
import type { CancelledDelivery, Delivery } from '@fleetfoot/shared/model';
import { Card } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';
import { nameOf, timeline } from './timeline';
import { arrived, type Story } from './use-story';

const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-4);
    justify-content: space-between;
    position: relative;
    padding: 0 0 var(--space-4) 22px;
  }
  li:last-child { padding-bottom: 0; }
  /* A dot for each, on a line that leads on to the next. */
  li::before {
    content: '';
    position: absolute;
    inset: 7px auto auto 1px;
    width: 9px;
    height: 9px;
    border-radius: 50%;
    background: var(--accent);
  }
  li:not(:last-child)::after {
    content: '';
    position: absolute;
    inset: 20px auto -3px 5px;
    border-inline-start: 1px solid var(--control);
  }
  p { flex: 1 1 100%; font-size: var(--text-sm); overflow-wrap: anywhere; white-space: pre-line; }
  time, small { color: var(--muted); font-size: inherit; }
  time { font-variant-numeric: tabular-nums; }
`;

interface DeliveryTimelineProps {
  readonly delivery: Delivery | CancelledDelivery;
  readonly story: Story;
}

/** What happened, and when in South Africa. The delivery's own times are there without its history. */
export function DeliveryTimeline({ delivery, story }: DeliveryTimelineProps) {
  const { history, edits, problems, names } = story;
  const entries = timeline(delivery, {
    history: arrived(history),
    edits: arrived(edits),
    problems: arrived(problems),
  });
  return (
    <Card title="TIMELINE">
      <List>
        {entries.map(({ key, text, changes = [], by, at }) => {
          const name = nameOf(by, names);
          return (
            <li key={key}>
              <span>
                {text}
                {name !== undefined && <small> by {name}</small>}
              </span>
              <time dateTime={at.toISOString()}>{formatDateTime(at)}</time>
              {changes.map((change) => (
                <p key={change}>{change}</p>
              ))}
            </li>
          );
        })}
      </List>
      {history.status === 'error' && <p>Changes of its status could not be loaded.</p>}
      {edits.status === 'error' && <p>What was edited could not be loaded.</p>}
    </Card>
  );
}
