import type { Notice } from '@fleetfoot/shared/contract';
import { type CollectionQuery, parseWith, useLiveCollection } from '@fleetfoot/shared/firebase';
import {
  type RecurringDelivery,
  recurringDeliveries,
} from '@fleetfoot/shared/model/delivery/recurring-deliveries';
import { useOrganization, useServices } from '@fleetfoot/shared/remote';
import { useEffect } from 'react';
import { dayText, isMissedLately } from '../recurring/runs';
import { IN_ENGLISH, useTell } from './use-tell';

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
export function missedNotice(
  recurring: RecurringDelivery,
  now: Date,
  { texts } = IN_ENGLISH,
): Notice | undefined {
  const { id, name, missed } = recurring;
  if (!missed || !isMissedLately(recurring, now)) return undefined;
  const reasons: Readonly<Record<string, string>> = texts.runReasons;
  return {
    id: `${id} ${missed.date} missed`,
    title: texts.missed(name, dayText(missed.date)),
    // A reason of a later release has no text.
    text: texts.notCreated(reasons[missed.reason ?? ''] ?? '').trim(),
    path: `/recurring/${id}`,
    at: missed.at,
  };
}

/** Tells that a recurring delivery missed a run. Renders nothing. */
export function FollowMissedRuns() {
  const { id: orgID } = useOrganization();
  const { now } = useServices();
  const tell = useTell();
  const live = useLiveCollection(lastMissedQuery(orgID));
  const last = live.status === 'ready' ? live.data[0] : undefined;
  useEffect(() => {
    if (last) tell((words) => missedNotice(last, now(), words));
  }, [last, now, tell]);
  return undefined;
}
