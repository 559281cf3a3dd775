import type { Notice } from '@fleetfoot/shared/contract';
import { type CollectionQuery, parseWith, useLiveCollection } from '@fleetfoot/shared/firebase';
import { type RecurringDelivery, recurringDeliveries } from '@fleetfoot/shared/model';
import { useOrganization, useServices } from '@fleetfoot/shared/remote';
import { useEffect } from 'react';
import { dayText, isMissedLately, reasonText } from '../recurring/recurring-words';

const parseRecurring = parseWith(recurringDeliveries.schema);

/** The recurring delivery that missed a run last: one document, or none. */
function lastMissedQuery(orgID: string): CollectionQuery<RecurringDelivery> {
  return {
    path: recurringDeliveries.path(orgID),
    orderBy: ['missed.at', 'desc'],
    limit: 1,
    parse: parseRecurring,
  };
}

/** What members are told of a run that was missed lately; `undefined` where there is none. */
export function missedNotice(recurring: RecurringDelivery, now: Date): Notice | undefined {
  const { id, name, missed } = recurring;
  if (!missed || !isMissedLately(recurring, now)) return undefined;
  return {
    id: `${id} ${missed.date} missed`,
    title: `${name} was missed on ${dayText(missed.date)}`,
    text: `${reasonText(missed.reason)} No delivery was created.`,
    path: `/recurring/${id}`,
    at: missed.at,
  };
}

/** Tells that a recurring delivery missed a run. Renders nothing. */
export function FollowMissedRuns() {
  const { id: orgID } = useOrganization();
  const { notify, now } = useServices();
  const live = useLiveCollection(lastMissedQuery(orgID));
  const last = live.status === 'ready' ? live.data[0] : undefined;
  useEffect(() => {
    const notice = last && missedNotice(last, now());
    if (notice) notify?.(notice);
  }, [last, notify, now]);
  return undefined;
}
