import type { DeliveryDetails } from '@fleetfoot/shared/operations';
import type { DeliveryFormValues } from './delivery-form-values';

/** A delivery that may be created, as it waits to be sent. */
export interface DeliveryOrder {
  readonly delivery: DeliveryDetails;
  /** What was typed, to be changed. */
  readonly values: DeliveryFormValues;
  /** Whether it was sent before with other details, so that the server may have those. */
  readonly changed: boolean;
}
