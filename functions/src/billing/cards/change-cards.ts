import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '@fleetfoot/shared/domain';
import { customers } from '@fleetfoot/shared/model/billing/payment';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import { memberActor, originOf, record } from '../../platform/audit';
import type { Caller } from '../../platform/caller';
import { type AdminWork, asAdmin } from '../../platform/membership';
import type { Services } from '../services';
import { type Cards, labelOfCard, listCards } from './cards';

/** As long as a function may run: one that was ended in the middle locks others out for no longer. */
const LEASE_MS = 60_000;
const POLL_MS = 250;
const PATIENCE_MS = 15_000;

/** What was changed at Stripe. */
export interface CardChange {
  readonly kind: 'card.defaultSet' | 'card.deleted';
  readonly card: Stripe.PaymentMethod;
  /** Of the event, for what happens once. */
  readonly id?: string;
}

/** Takes the lease on an organisation's cards; `false` when somebody else has it. */
function takeLease({ database }: Services, caller: Caller, change: AdminWork): Promise<boolean> {
  const ref = database.doc(customers.document(change.orgID));
  return asAdmin(database, caller, change, async (transaction) => {
    const until: unknown = (await transaction.get(ref)).get('leasedUntil');
    if (until instanceof Timestamp && until.toMillis() > Date.now()) return false;
    transaction.set(ref, { leasedUntil: Timestamp.fromMillis(Date.now() + LEASE_MS) }, { merge: true });
    return true;
  });
}

/**
 * Changes the cards of an organisation, one Admin after another: when two each delete one of the last two cards, the
 * second sees the first one's change. What was changed is written down right after Stripe's answer, with the end of the
 * lease.
 * @param work tells what it has changed
 * @throws AppError `permission-denied` unless an Admin calls; `failed-precondition` when others do not come to an end
 */
export async function changeCards(
  services: Services,
  caller: Caller,
  change: AdminWork,
  work: (cards: Cards) => Promise<CardChange | undefined>,
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
  let done: CardChange | undefined;
  try {
    done = await work(await listCards(services, change.orgID));
    return {};
  } finally {
    const { database } = services;
    const batch = database.batch();
    batch.update(database.doc(customers.document(change.orgID)), { leasedUntil: FieldValue.delete() });
    if (done) {
      const { kind, card, id } = done;
      const object = { id: card.id, label: labelOfCard(card) };
      const by = { actor: memberActor(caller), from: originOf(caller) };
      record(batch, database, change.orgID, { kind, object, ...by, ...(id !== undefined && { id }) });
    }
    await batch.commit();
  }
}
