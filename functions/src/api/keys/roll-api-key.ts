import { longEndingOf, type rollApiKey as operation } from '@fleetfoot/shared/api';
import { AppError } from '@fleetfoot/shared/domain';
import type { Firestore } from 'firebase-admin/firestore';
import type { RequestOf, ResponseOf } from '../../platform/answer';
import type { Caller } from '../../platform/caller';
import { asAdmin } from '../../platform/membership';
import { readRoll } from './roll-key';

/**
 * Gives the organisation a new key in place of one, which goes on working for the chosen time. Keys that were replaced
 * earlier stop no later than it: ending a key at once ends the earlier ones too. Called again with the same attempt,
 * it changes nothing.
 * @throws AppError `permission-denied` unless an Admin calls; `failed-precondition` when the key is another by now
 */
export function rollApiKey(
  database: Firestore,
  caller: Caller,
  { ending, ...request }: RequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const { orgID } = request;
  return asAdmin(database, caller, { orgID, action: 'apiKey.roll' }, async (transaction) => {
    const roll = await readRoll(database, transaction, caller, request);
    const isPresent = roll.key !== undefined && longEndingOf(roll.key) === ending;
    if (!roll.isDone && !isPresent) {
      throw new AppError('failed-precondition', 'This is not the present key.', {
        userMessage: 'This key has been rolled meanwhile. Nothing was changed now.',
      });
    }
    roll.write();
    return {};
  });
}
