import type { ShellServices } from '@fleetfoot/shared/contract';
import { callFunction, type DocumentQuery, type PagedQuery, parseWith } from '@fleetfoot/shared/firebase';
import { type Delivery, testDeliveries } from '@fleetfoot/shared/model/delivery/delivery';
import { moveTestDelivery, type TestHappening } from '@fleetfoot/shared/operations';
import { reportedBy } from '../reported';

/** Test deliveries on one page of their list. */
export const TEST_PAGE = 25;

const parse = parseWith(testDeliveries.schema);

/** Test deliveries, newest first. */
export function testDeliveriesQuery(orgID: string): PagedQuery<Delivery> {
  return { path: testDeliveries.path(orgID), orderBy: ['created_at', 'desc'], pageSize: TEST_PAGE, parse };
}

export function testDeliveryQuery(orgID: string, deliveryID: string): DocumentQuery<Delivery> {
  return { path: testDeliveries.document(orgID, deliveryID), parse };
}

/** Lets something happen to a test delivery that was seen in a status; resolves with the status that it has since. */
export type MoveTestDelivery = (from: string, happening: TestHappening) => Promise<string>;

/** The move of one test delivery; a failure is also reported to the operator. */
export function testDeliveryMove(
  orgID: string,
  deliveryID: string,
  report: ShellServices['report'],
): MoveTestDelivery {
  return async (from, happening) => {
    const call = callFunction(moveTestDelivery, { orgID, deliveryID, from, happening });
    return (await reportedBy(report)('Error moving a test delivery', call)).status;
  };
}
