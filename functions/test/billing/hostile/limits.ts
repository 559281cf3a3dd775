import { cardAttempts } from '@fleetfoot/shared/model/billing/card-attempts';
import { memberSpending } from '@fleetfoot/shared/model/billing/spending';
import { database } from '../../world/data';
import type { Attempt } from './carry-out';

async function keysOf(path: string, field: string): Promise<readonly string[]> {
  const { docs } = await database.collection(path).get();
  return docs.flatMap((document) => Object.keys((document.get(field) ?? {}) as object)).sort();
}

/** What is held of the members' months, and what counts as a try with a card, by attempt. */
export async function limitsOf(orgID: string) {
  const [held, tried] = await Promise.all([
    keysOf(memberSpending.path(orgID), 'held'),
    keysOf(cardAttempts.path(orgID), 'declines'),
  ]);
  return { held, tried };
}

/** What must be held and counted by how the attempts ended: what was charged or still may, and what was not paid. */
export function limitsDue(orgID: string, attempts: readonly Attempt[]) {
  const own = attempts.filter((attempt) => attempt.orgID === orgID);
  const idsOf = (...endings: readonly Attempt['ending'][]) =>
    own.filter(({ ending }) => endings.includes(ending)).map(({ id }) => id);
  return {
    held: idsOf('succeeded', 'vanished', 'left').sort(),
    tried: idsOf('refused', 'left')
      .map((id) => `${id}-0`)
      .sort(),
  };
}
