import { useNow } from '@fleetfoot/shared/clock';
import { formatDateTime } from '@fleetfoot/shared/domain';
import type { CancelledDelivery } from '@fleetfoot/shared/model/delivery/cancelled-delivery';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { Card } from '@fleetfoot/shared/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { detailTexts } from '../../texts/detail';
import { useInWords } from '../../texts/page-language';
import { usePageTexts } from '../../texts/page-texts';
import { nextSteps } from './next-steps';
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
  /* What has not happened yet. */
  &[data-next] {
    color: var(--muted);
    li::before { background: none; border: 2px solid var(--control); }
  }
`;

const Next = styled.div`
  display: grid;
  gap: var(--space-3);
  padding-block-start: var(--space-4);
  border-block-start: 1px solid var(--border);
  h3 { color: var(--muted); font-size: var(--text-xs); font-weight: 550; letter-spacing: 0; }
`;

interface DeliveryTimelineProps {
  readonly delivery: Delivery | CancelledDelivery;
  readonly story: Story;
}

/** What happened, and when in South Africa. The delivery's own times are there without its history. */
export function DeliveryTimeline({ delivery, story }: DeliveryTimelineProps) {
  const { history, edits, problems, names } = story;
  const texts = usePageTexts(detailTexts);
  const say = useInWords();
  const entries = timeline(delivery, {
    history: arrived(history),
    edits: arrived(edits),
    problems: arrived(problems),
    words: { ...texts, say },
  });
  const heading = useId();
  const next = nextSteps(delivery, useNow(), texts.timeline);
  return (
    <Card title={texts.timeline.title}>
      {/* Safari drops the list role of a list without bullets. */}
      <List role="list">
        {entries.map(({ key, text, changes = [], by, at }) => {
          const name = nameOf(by, names, texts.timeline);
          return (
            <li key={key}>
              <span>
                <span>{text}</span>
                {name !== undefined && <small>{` ${texts.timeline.by(name)}`}</small>}
              </span>
              <time dateTime={at.toISOString()}>{formatDateTime(at)}</time>
              {changes.map((change) => (
                <p key={change}>{change}</p>
              ))}
            </li>
          );
        })}
      </List>
      {history.status === 'error' && <p>{texts.timeline.noStatuses}</p>}
      {edits.status === 'error' && <p>{texts.timeline.noEdits}</p>}
      {next.length > 0 && (
        <Next>
          <h3 id={heading}>{texts.timeline.next}</h3>
          <List role="list" data-next aria-labelledby={heading}>
            {next.map(({ status, when }) => (
              <li key={status}>
                <span>{say(status)}</span>
                {when !== '' && <small>{when}</small>}
              </li>
            ))}
          </List>
        </Next>
      )}
    </Card>
  );
}
