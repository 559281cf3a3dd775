import { purchaseLabel } from '@fleetfoot/shared/model/advertising/campaign-plan';
import { memberActor, originOf, record } from '../../platform/audit';
import type { Caller } from '../../platform/caller';
import { decide } from '../../platform/decide';
import { asMember } from '../../platform/membership';
import type { Services } from '../services';
import { requestIn, requestRef } from '../spending/purchase-request';
import { type AttemptKey, withdrawAttempt } from './attempt';
import { cancelIntent } from './cancel-intent';
import { attemptIsWithdrawn } from './end-attempt';

/** `paid`: the payment had already succeeded. */
export interface Withdrawal {
  readonly status: 'withdrawn' | 'paid';
}

/** An Admin has nothing to decide any more about a purchase that was given up. */
async function withdrawRequest({ database }: Services, caller: Caller, key: AttemptKey): Promise<void> {
  await decide(database, [requestRef(database, key)], ([document], { batch, write }) => {
    const request = requestIn(document);
    if (request?.requestedBy !== caller.uid || !['waiting', 'approved'].includes(request.status)) return;
    write(document, { status: 'withdrawn' });
    record(batch, database, key.orgID, {
      kind: 'purchase.withdrawn',
      actor: memberActor(caller, request.requestedByName),
      object: { id: key.attemptID, label: purchaseLabel(request) },
      from: originOf(caller),
    });
  });
}

/**
 * Gives up the deposit of an attempt: it is not paid and never will be, or it was paid before. Called again, it answers
 * the same.
 * @throws AppError `permission-denied` unless a member calls; `timeout` when Stripe cannot be made to tell
 */
export function withdrawDeposit(services: Services, caller: Caller, key: AttemptKey): Promise<Withdrawal> {
  const { database, stripe } = services;
  return asMember(database, caller, key, async () => {
    const { intentID, attempt } = await withdrawAttempt(database, key);
    const status = intentID === undefined ? 'withdrawn' : await cancelIntent(stripe, intentID);
    if (status === 'withdrawn') {
      await withdrawRequest(services, caller, key);
      if (attempt) await attemptIsWithdrawn(services, key, attempt);
    }
    return { status };
  });
}
