import { SpendingLimitSchema } from '@fleetfoot/shared/model/billing/spending';
import * as v from '@fleetfoot/shared/schema';
import { attemptID, count, documentID, operation } from './operation';

/** Sets what each role may charge without asking. For Admins, like all below. Idempotent. */
export const setSpendingLimits = operation(
  'setSpendingLimits',
  { orgID: documentID, limits: v.strictObject({ Admin: SpendingLimitSchema, Member: SpendingLimitSchema }) },
  v.object({}),
);

/** Lets somebody else's purchase go on that is above their limit, or turns it down. Idempotent. */
export const decidePurchase = operation(
  'decidePurchase',
  {
    orgID: documentID,
    attemptID,
    /** The deposit that the Admin has seen, in cents. */
    amount: count,
    decision: v.picklist(['approved', 'declined']),
  },
  v.object({}),
);
