import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import type { Say } from '@fleetfoot/shared/texts';
import { reasonText } from '../../failure-reason';

interface LatestEvent {
  readonly text: string;
  readonly at: Date;
}

/** As many as tell where a delivery stands; the rest is on its page. */
const MOST_EVENTS = 4;

/** What happened to a delivery last, the latest first, as far as its own document tells. */
export function latestEvents(delivery: Delivery, say: Say = (text) => text): readonly LatestEvent[] {
  const { created_at, status_times = {} } = delivery;
  const reason = reasonText(delivery);
  const taken = Object.entries(status_times).map(([status, at]) => ({
    text: status === 'Failed' && reason !== '' ? `${say(status)}: ${say(reason)}` : say(status),
    at,
  }));
  return [...taken, { text: say('Created'), at: created_at }]
    .sort((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, MOST_EVENTS);
}
