import * as operations from '@fleetfoot/shared/operations';
import { chargeOnSchedule } from '../charges/charge-due';
import { payNow } from '../charges/pay-now';
import { billingCallable } from '../stripe';
import { TRIP_CHARGES } from './trip-charges';

/** Every minute. */
export const chargeTrips = chargeOnSchedule('chargeTrips', TRIP_CHARGES);

export const payTripCallable = billingCallable(operations.payTrip, payNow(TRIP_CHARGES));
