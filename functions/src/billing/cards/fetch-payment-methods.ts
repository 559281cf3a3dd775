import type * as operations from '@fleetfoot/shared/operations';
import type { RequestOf, ResponseOf } from '../../platform/answer';
import type { Caller } from '../../platform/caller';
import { asMember } from '../../platform/membership';
import type { Services } from '../services';
import { listCards } from './cards';

/**
 * The cards of the organisation: the default one, then the others, newest first.
 * @throws AppError `permission-denied` unless a member calls
 */
export function fetchPaymentMethods(
  services: Services,
  caller: Caller,
  { orgID }: RequestOf<typeof operations.fetchPaymentMethods>,
): Promise<ResponseOf<typeof operations.fetchPaymentMethods>> {
  return asMember(services.database, caller, { orgID }, async () => {
    const cards = await listCards(services, orgID);
    return cards.all
      .flatMap(({ id, card }) => {
        if (!card) return [];
        const { brand, last4, exp_month, exp_year } = card;
        return [{ id, card: { brand, last4, exp_month, exp_year }, isDefault: id === cards.default?.id }];
      })
      .sort((one, other) => Number(other.isDefault) - Number(one.isDefault));
  });
}
