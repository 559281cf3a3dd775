import { fetchDocument, type Live, useLiveCollection } from '@fleetfoot/shared/firebase';
import type { CancelledDelivery } from '@fleetfoot/shared/model/delivery/cancelled-delivery';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import type { StatusChange } from '@fleetfoot/shared/model/delivery/delivery-records';
import type { Problem } from '@fleetfoot/shared/model/delivery/problem';
import type { AuditEvent } from '@fleetfoot/shared/model/team/audit-event';
import { problemsQuery } from '@fleetfoot/shared/problems';
import { useCallback } from 'react';
import { deliveryEditsQuery, memberNameQuery, statusChangesQuery } from '../record-queries';
import { peopleOf, timeline } from './timeline';
import { useNames } from './use-names';

/** What is known to have happened to a delivery, and by whom. */
export interface Story {
  readonly history: Live<readonly StatusChange[]>;
  /** What members changed of it. */
  readonly edits: Live<readonly AuditEvent[]>;
  /** What was reported to be wrong with it. */
  readonly problems: Live<readonly Problem[]>;
  /** Names of the people who are known, by uid. */
  readonly names: ReadonlyMap<string, string>;
}

/** What has arrived so far of a list. */
export function arrived<T>(live: Live<readonly T[]>): readonly T[] {
  return live.status === 'ready' ? live.data : [];
}

/** Follows what happens to a delivery. */
export function useStory(
  orgID: string,
  deliveryID: string,
  delivery: Delivery | CancelledDelivery | undefined,
): Story {
  const history = useLiveCollection(statusChangesQuery(orgID, deliveryID));
  const edits = useLiveCollection(deliveryEditsQuery(orgID, deliveryID));
  const problems = useLiveCollection(problemsQuery(orgID, deliveryID));
  const known = { history: arrived(history), edits: arrived(edits), problems: arrived(problems) };
  const find = useCallback((person: string) => fetchDocument(memberNameQuery(orgID, person)), [orgID]);
  const names = useNames(peopleOf(delivery ? timeline(delivery, known) : []), find);
  return { history, edits, problems, names };
}
