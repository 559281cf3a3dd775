import type { DeliverableAction, StopValues, TypedDelivery, UrgencyLevel } from '@fleetfoot/shared/model';

/** What the form holds as typed. The times of levels not chosen are kept for a return to those levels. */
export interface DeliveryFormValues extends TypedDelivery {
  urgency_level: UrgencyLevel;
  deliverable_action: DeliverableAction;
  proof: string;
}

const EMPTY_STOP: StopValues = {
  address: { text: '' },
  ...{ name: '', phone_number: '', instructions: '', unit: '', landmark: '', gate_code: '' },
};
const EMPTY_WINDOW: TypedDelivery['pickup_window'] = { start: '', end: '' };

export const EMPTY_DELIVERY: DeliveryFormValues = {
  external_id: '',
  urgency_level: 'on_demand',
  pickup_time: '',
  pickup_window: EMPTY_WINDOW,
  dropoff_window: EMPTY_WINDOW,
  deliverable_action: 'meet_at_door',
  proof: 'name',
  pickup: EMPTY_STOP,
  dropoff: EMPTY_STOP,
};
