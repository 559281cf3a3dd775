import type { Coordinates, DeliverableAction, UrgencyLevel } from '@fleetfoot/shared/domain';

/** The value of an address field; it has coordinates once it was chosen from the list. */
export interface AddressValue {
  readonly text: string;
  readonly coordinates?: Coordinates | undefined;
}

export interface StopValues {
  readonly address: AddressValue;
  readonly name: string;
  readonly phone_number: string;
  readonly instructions: string;
}

/** Both as an `<input type="datetime-local">` writes them. */
export interface WindowValues {
  readonly start: string;
  readonly end: string;
}

/** What the form holds as typed. The times of the levels not chosen stay, so that changing one's mind loses nothing. */
export interface DeliveryFormValues {
  readonly external_id: string;
  readonly urgency_level: UrgencyLevel;
  readonly pickup_time: string;
  readonly pickup_window: WindowValues;
  readonly dropoff_window: WindowValues;
  readonly deliverable_action: DeliverableAction;
  readonly pickup: StopValues;
  readonly dropoff: StopValues;
}

const EMPTY_STOP: StopValues = { address: { text: '' }, name: '', phone_number: '', instructions: '' };
const EMPTY_WINDOW: WindowValues = { start: '', end: '' };

export const EMPTY_DELIVERY: DeliveryFormValues = {
  external_id: '',
  urgency_level: 'on_demand',
  pickup_time: '',
  pickup_window: EMPTY_WINDOW,
  dropoff_window: EMPTY_WINDOW,
  deliverable_action: 'meet_at_door',
  pickup: EMPTY_STOP,
  dropoff: EMPTY_STOP,
};
