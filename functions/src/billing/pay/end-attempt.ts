import { purchaseLabel } from '@fleetfoot/shared/model/advertising/campaign-plan';
import { record } from '../../platform/audit';
import { isOvertaken } from '../../platform/write-unchanged';
import { forgetTry } from '../cards/card-attempts';
import type { Services, Told } from '../services';
import { release } from '../spending/spending';
import { type Attempt, type AttemptKey, attemptIn, attemptRef } from './attempt';

/** The try with a card that an attempt is counted as, in its present round. */
function tryOf({ orgID, attemptID }: AttemptKey, { countedOn, createdBy, round }: Attempt) {
  return countedOn && { orgID, uid: createdBy, day: countedOn.day, key: `${attemptID}-${round}` };
}

function spendingOf({ orgID, attemptID }: AttemptKey, { countedOn, createdBy }: Attempt) {
  return countedOn && { orgID, attemptID, uid: createdBy, month: countedOn.month };
}

/** A paid attempt was no try of a bad card; what it holds of the month stays. Again it changes nothing. */
export async function attemptIsPaid(
  { database }: Services,
  key: AttemptKey,
  attempt: Attempt,
): Promise<void> {
  const tried = tryOf(key, attempt);
  if (!tried) return;
  const batch = database.batch();
  forgetTry(batch, database, 'declines', tried);
  await batch.commit();
}

/** A withdrawn attempt holds nothing of the month; a card that was refused for it stays counted. */
export async function attemptIsWithdrawn(
  { database }: Services,
  key: AttemptKey,
  attempt: Attempt,
): Promise<void> {
  const batch = database.batch();
  const [spending, tried] = [spendingOf(key, attempt), tryOf(key, attempt)];
  if (spending) release(batch, database, spending);
  if (tried && !attempt.isRefused) forgetTry(batch, database, 'declines', tried);
  await batch.commit();
}

/** A refused card holds nothing of the month, and stays counted as a try. Written once for a round, whoever learns it. */
export async function attemptIsRefused(
  { database }: Services,
  key: AttemptKey,
  { intentID, reason, told }: { readonly intentID: string; readonly reason: string; readonly told: Told },
): Promise<void> {
  const document = await attemptRef(database, key).get();
  const attempt = attemptIn(document);
  if (attempt?.intentID !== intentID || attempt.isRefused || !document.updateTime) return;
  const batch = database.batch();
  batch.update(document.ref, { isRefused: true }, { lastUpdateTime: document.updateTime });
  const spending = spendingOf(key, attempt);
  if (spending) release(batch, database, spending);
  record(batch, database, key.orgID, {
    id: `charge-refused-${intentID}`,
    kind: 'charge.refused',
    ...told,
    object: { id: key.attemptID, label: purchaseLabel(attempt) },
    after: { amount: attempt.amount, reason },
  });
  try {
    await batch.commit();
  } catch (error) {
    if (!isOvertaken(error)) throw error;
  }
}
