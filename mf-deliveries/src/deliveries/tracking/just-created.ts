// What the form has created is handed to the list, which is the page after it. Among the drafts, because those go with their user
// and are nowhere but in memory.

import type { DraftStore } from '@fleetfoot/shared/contract';
import type { DeliveryDetails } from '@fleetfoot/shared/model/delivery/delivery-details';

/** A delivery that its user has just created. */
export interface JustCreated {
  readonly id: string;
  readonly delivery: DeliveryDetails;
}

const KEY = 'mf-deliveries.created';

export function noteCreated(drafts: DraftStore, created: JustCreated): void {
  drafts.write(KEY, created);
}

export function justCreated(drafts: DraftStore): JustCreated | undefined {
  return drafts.read(KEY) as JustCreated | undefined;
}

export function forgetCreated(drafts: DraftStore): void {
  drafts.discard(KEY);
}
