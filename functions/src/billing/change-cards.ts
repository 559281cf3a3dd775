import { AppError } from '@fleetfoot/shared/domain';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { asAdmin } from '../domain/as-admin';
import type { Caller } from '../domain/caller';
import { billingPaths } from './billing-paths';
import { type Cards, listCards } from './cards';
import { pause } from './pause';
import type { Services } from './services';

/** As long as a function may run: whoever was ended in the middle keeps nobody out for longer. */
const LEASE_MS = 60_000;
const POLL_MS = 250;
const PATIENCE_MS = 15_000;

interface Change {
  readonly orgID: string;
  /** What only an Admin can do, in words. */
  readonly deed: string;
}

/** Takes the lease on an organisation's cards; `false` when somebody else has it. */
function takeLease({ database }: Services, caller: Caller, change: Change): Promise<boolean> {
  const ref = database.doc(billingPaths.stripe(change.orgID));
  return asAdmin(database, caller, change, async (transaction) => {
    const until: unknown = (await transaction.get(ref)).get('leasedUntil');
    if (until instanceof Timestamp && until.toMillis() > Date.now()) return false;
    transaction.set(ref, { leasedUntil: Timestamp.fromMillis(Date.now() + LEASE_MS) }, { merge: true });
    return true;
  });
}

/**
 * Changes the cards of an organisation, one Admin after another: of two who each delete one of the last two cards, the
 * second sees what the first did.
 * @throws AppError `permission-denied` unless an Admin calls; `failed-precondition` when others do not come to an end
 */
export async function changeCards(
  services: Services,
  caller: Caller,
  change: Change,
  work: (cards: Cards) => Promise<void>,
): Promise<Record<string, never>> {
  const started = Date.now();
  while (!(await takeLease(services, caller, change))) {
    if (Date.now() - started > PATIENCE_MS) {
      throw new AppError('failed-precondition', 'Somebody else is changing the cards.', {
        userMessage: 'Somebody else is changing the cards right now. Try again in a minute.',
      });
    }
    await pause(POLL_MS);
  }
  try {
    await work(await listCards(services, change.orgID));
    return {};
  } finally {
    const ref = services.database.doc(billingPaths.stripe(change.orgID));
    await ref.update({ leasedUntil: FieldValue.delete() });
  }
}
