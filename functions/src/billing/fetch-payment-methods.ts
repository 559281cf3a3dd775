import type { PaymentMethod } from '@fleetfoot/shared/billing';
import { asMember } from '../domain/as-member';
import type { Caller } from '../domain/caller';
import { listCards } from './cards';
import type { Services } from './services';

/**
 * The cards of the organisation: the default one, then the others, newest first.
 * @throws AppError `permission-denied` unless a member calls
 */
export function fetchPaymentMethods(
  services: Services,
  caller: Caller,
  { orgID }: { readonly orgID: string },
): Promise<PaymentMethod[]> {
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
