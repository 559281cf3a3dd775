import { PLAIN_TEST_MOVES } from '@fleetfoot/shared/model/api/test-steps';
import { FAILURE_REASONS, type FailureReason } from '@fleetfoot/shared/model/delivery/delivery-moves';
import * as v from '@fleetfoot/shared/schema';
import { documentID, operation } from './operation';

const reasons = Object.keys(FAILURE_REASONS) as FailureReason[];

/** What happens to a test delivery, as a fleet would tell it of a live one. */
export const TestHappeningSchema = v.union([
  v.strictObject({ event: v.literal('failed'), reason: v.picklist(reasons) }),
  v.strictObject({ event: v.picklist(PLAIN_TEST_MOVES) }),
]);

export type TestHappening = v.InferOutput<typeof TestHappeningSchema>;

/** Moves a test delivery on from the status that was seen, in a courier's place. The same move twice is one. */
export const moveTestDelivery = operation(
  'moveTestDelivery',
  { orgID: documentID, deliveryID: documentID, from: v.string(), happening: TestHappeningSchema },
  /** The status that it has since. */
  v.object({ status: v.string() }),
);
