import { formatDateTime, formatTimeRange } from '@fleetfoot/shared/domain';
import type { CancelledDelivery } from '@fleetfoot/shared/model/delivery/cancelled-delivery';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import {
  DELIVERY_STATUSES,
  type DeliveryStatus,
  stageOf,
} from '@fleetfoot/shared/model/delivery/delivery-status';

interface Texts {
  readonly soon: string;
  readonly about: (time: string) => string;
}

interface NextStep {
  readonly status: DeliveryStatus;
  /** As far as anybody knows; empty otherwise. */
  readonly when: string;
}

const ORDER = Object.keys(DELIVERY_STATUSES);
/** What a recipient or a shop would ask about; the others are between these. */
const STEPS = ['Courier assigned', 'Collected', 'Delivered'] as const satisfies readonly DeliveryStatus[];

/** A time that is still to come; one that has passed is nothing to expect any more. */
function ahead(end: Date, now: Date, text: string): string {
  return end > now ? text : '';
}

function ofWindow({ start, end }: { readonly start: Date; readonly end: Date }, now: Date): string {
  return ahead(end, now, formatTimeRange(start, end));
}

function whenCollected(
  { urgency_level, pickup_window, pickup_time }: Delivery,
  now: Date,
  soon: string,
): string {
  if (pickup_window) return ofWindow(pickup_window, now);
  return urgency_level === 'on_demand' ? soon : ahead(pickup_time, now, formatDateTime(pickup_time));
}

/** Of what is fetched at a set time, the road says about when it is there; once a courier is under way, where they are does. */
function whenDelivered(
  { status, urgency_level, dropoff_window, pickup_time, price }: Delivery,
  now: Date,
  about: Texts['about'],
): string {
  if (dropoff_window) return ofWindow(dropoff_window, now);
  if (urgency_level !== 'scheduled' || !price || stageOf(status) === 'underWay') return '';
  // Whoever is not fetched in time is not there in time.
  const end = new Date(pickup_time.getTime() + price.seconds * 1_000);
  return ahead(pickup_time, now, about(formatDateTime(end)));
}

/** What is still to happen to a delivery that goes well, the next first; nothing where it has ended or goes back. */
export function nextSteps(
  delivery: Delivery | CancelledDelivery,
  now: Date,
  { soon, about }: Texts,
): readonly NextStep[] {
  const { status } = delivery;
  const isGoingWell = ['waiting', 'underWay'].includes(stageOf(status) ?? '');
  if ('cancelled_at' in delivery || !isGoingWell) return [];
  const when = {
    'Courier assigned': '',
    Collected: whenCollected(delivery, now, soon),
    Delivered: whenDelivered(delivery, now, about),
  };
  return STEPS.filter((step) => ORDER.indexOf(step) > ORDER.indexOf(status)).map((step) => ({
    status: step,
    when: when[step],
  }));
}
