import type { PublicDelivery } from '@fleetfoot/shared/model/api/public-delivery';
import { isUnfinished, type Problem, problems } from '@fleetfoot/shared/model/delivery/problem';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { stored } from '../../platform/stored';
import type { RouteContext } from '../api-call';

/** As many as one query can ask for. */
const AT_ONCE = 30;

/** Of two problems of a delivery the one that is worth telling: one that is not finished, or else the later one. */
function moreTelling(one: Problem | undefined, other: Problem): Problem {
  if (!one || isUnfinished(one) !== isUnfinished(other)) return one && isUnfinished(one) ? one : other;
  return one.reportedAt > other.reportedAt ? one : other;
}

/** What `/v1` tells of deliveries' problems, by the delivery's id; test deliveries have none. */
export async function publicProblems(
  { database, orgID, mode }: RouteContext,
  documents: readonly DocumentSnapshot[],
): Promise<ReadonlyMap<string, Pick<PublicDelivery, 'problem'>>> {
  if (mode === 'test') return new Map();
  const all = database.collection(problems.path(orgID));
  const ids = documents.map(({ id }) => id);
  const told = new Map<string, Problem>();
  for (let next = 0; next < ids.length; next += AT_ONCE) {
    const { docs } = await all.where('chargeID', 'in', ids.slice(next, next + AT_ONCE)).get();
    for (const document of docs) {
      const problem = stored(problems, document);
      told.set(problem.subject, moreTelling(told.get(problem.subject), problem));
    }
  }
  return new Map(
    [...told].map(([id, { reason, state, reportedAt, dueAt, photo }]) => [
      id,
      {
        problem: {
          ...{ reason, state, reported_at: reportedAt.toISOString() },
          ...(state === 'open' && { due_at: dueAt.toISOString() }),
          ...(photo && { photo }),
        },
      },
    ]),
  );
}
