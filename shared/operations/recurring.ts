import { TypedRecurringSchema } from '@fleetfoot/shared/model/delivery/recurring-details';
import * as v from '@fleetfoot/shared/schema';
import { documentID, millis, operation } from './operation';

const which = {
  orgID: documentID,
  /** Made once per opened form: with a date behind it, it is the id of a delivery. */
  recurringID: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{20}$/)),
};

/** Sets up a recurring delivery. For members, like all below. Idempotent per id. */
export const createRecurring = operation(
  'createRecurring',
  { ...which, details: TypedRecurringSchema },
  v.object({}),
);

/** Changes a recurring delivery; deliveries that it has created stay as they are. Idempotent. */
export const editRecurring = operation(
  'editRecurring',
  {
    ...which,
    details: TypedRecurringSchema,
    /** `updated_at` of what the user has seen: nothing else is replaced. */
    seen: millis,
  },
  v.object({}),
);

/** Pauses or resumes a recurring delivery. Idempotent. */
export const switchRecurring = operation(
  'switchRecurring',
  { ...which, status: v.picklist(['active', 'paused']) },
  v.object({}),
);

/** Skips a run that is still to come, or takes that back. Idempotent. */
export const skipRun = operation(
  'skipRun',
  { ...which, date: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/)), isSkipped: v.boolean() },
  v.object({}),
);

/** Deletes a recurring delivery; deliveries that it has created stay. Idempotent. */
export const deleteRecurring = operation('deleteRecurring', which, v.object({}));
