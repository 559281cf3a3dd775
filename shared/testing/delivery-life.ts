import { reserveOf } from '@fleetfoot/shared/model/billing/credit';
import type { LedgerEntry } from '@fleetfoot/shared/model/billing/ledger';
import { paymentStatusOf, type TripCharge, wayBackID } from '@fleetfoot/shared/model/billing/trip-charge';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { DELIVERY_MOVES, type DeliveryEvent } from '@fleetfoot/shared/model/delivery/delivery-moves';
import type { StatusChange } from '@fleetfoot/shared/model/delivery/delivery-records';
import {
  DELIVERY_STATUSES,
  isOnTheRoad,
  isUncollected,
} from '@fleetfoot/shared/model/delivery/delivery-status';

/** All that is stored of one delivery, in an organisation that has no other, and what its fleet was answered. */
export interface DeliveryLife {
  /** Not there once it is cancelled. */
  readonly delivery:
    | Pick<Delivery, 'id' | 'status' | 'payment_status' | 'price' | 'courier' | 'status_times'>
    | undefined;
  /** What is kept of a cancelled one. */
  readonly copy: Pick<Delivery, 'status' | 'courier'> | undefined;
  /** The events that moved it. */
  readonly accepted: readonly { readonly id: string; readonly event: DeliveryEvent }[];
  readonly history: readonly Pick<StatusChange, 'id' | 'status' | 'at'>[];
  readonly charges: readonly Pick<TripCharge, 'id' | 'status' | 'isOwed' | 'amount' | 'before' | 'price'>[];
  readonly ledger: readonly Pick<LedgerEntry, 'kind' | 'amount' | 'trip'>[];
  /** Cents. */
  readonly owed: number;
  /** What is held of the credit limit: cents. */
  readonly reserved: number;
  /** Whether it is noted to be told to the fleet. */
  readonly isNoted: boolean;
  readonly hasPosition: boolean;
}

const ORDER = Object.keys(DELIVERY_STATUSES);
const ENDS: readonly string[] = ['Delivered', 'Failed', 'Returned'];
const MOVES = Object.values(DELIVERY_MOVES) as readonly {
  readonly from: readonly string[];
  readonly to: string;
}[];

const sumOf = (items: readonly { readonly amount: number }[]) =>
  items.reduce((sum, { amount }) => sum + amount, 0);
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const byTable = (one: string, other: string) => ORDER.indexOf(one) - ORDER.indexOf(other);

function timelineOf({ history }: DeliveryLife): readonly string[] {
  return history.map(({ status }) => status).sort(byTable);
}

function hasEnded(life: DeliveryLife): boolean {
  return timelineOf(life).some((status) => ENDS.includes(status));
}

/**
 * What holds for every delivery once nothing is under way any more, whatever happened to it and in whatever order: the
 * one place that says it, for the tests of the model and for those of the server.
 */
const INVARIANTS: Readonly<Record<string, (life: DeliveryLife) => boolean>> = {
  'there is the delivery, or the copy of a cancelled one': ({ delivery, copy }) => !delivery !== !copy,

  'its status is where the table leads from Created by its timeline': (life) => {
    const way = ['Created', ...timelineOf(life)];
    const isLed = way.every(
      (to, at) => at === 0 || MOVES.some((move) => move.to === to && move.from.includes(way[at - 1] ?? '')),
    );
    return isLed && (life.delivery ?? life.copy)?.status === way.at(-1);
  },

  'its timeline has each event that was accepted once, and nothing else but that no courier was found': (
    life,
  ) => {
    const told = life.accepted.map(({ id, event }) => `${id} ${DELIVERY_MOVES[event].to}`);
    const entries = life.history.filter(({ id }) => id !== 'no-courier');
    return same(told.sort(), entries.map(({ id, status }) => `${id} ${status}`).sort());
  },

  'the times of its statuses are those of its timeline, in the order of the table': (life) => {
    const { delivery, history } = life;
    if (!delivery) return true;
    const times = Object.entries(delivery.status_times ?? {}).sort(([one], [other]) => byTable(one, other));
    const entries = history
      .map(({ status, at }) => [status, at] as const)
      .sort(([one], [other]) => byTable(one, other));
    return same(times, entries) && times.every(([, at], n) => n === 0 || at >= (times[n - 1]?.[1] ?? at));
  },

  'a trip that has ended has one charge and at most one for the way back, and another has none': (life) => {
    const id = life.delivery?.id ?? '';
    const ids = life.charges.map((charge) => charge.id).sort();
    if (!hasEnded(life)) return ids.length === 0;
    return same(ids, [id]) || (life.delivery?.status === 'Returned' && same(ids, [id, wayBackID(id)]));
  },

  'a trip that has ended has a price': (life) => !hasEnded(life) || life.delivery?.price !== undefined,

  'its charges add up to its price, and its price to its lines': ({ delivery, charges }) => {
    if (charges.length === 0) return true;
    const total = delivery?.price?.total ?? 0;
    return total >= 0 && sumOf(charges) === total && sumOf(delivery?.price?.lines ?? []) === total;
  },

  'a way back is charged for what the charge before it left of the price': ({ delivery, charges }) => {
    const [first, back] = ['', '.return'].map((end) =>
      charges.find(({ id }) => id === `${delivery?.id}${end}`),
    );
    return !back || (back.amount > 0 && back.before === first?.amount && first.amount > 0);
  },

  'what is paid is in the ledger to the cent, once, and what is not paid is not in it': ({
    charges,
    ledger,
  }) =>
    charges.every(({ id, status, amount }) => {
      const own = ledger.filter(({ trip }) => trip?.chargeID === id);
      const taken = own.filter(({ kind }) => kind === 'charge').map((entry) => entry.amount);
      if (status === 'paid') return same(taken, [amount]) && sumOf(own) > 0;
      if (status === 'refunded') return same(taken, [amount]) && sumOf(own) === 0;
      return own.length === 0;
    }) && ledger.every(({ trip }) => charges.some(({ id }) => id === trip?.chargeID)),

  'its payment status is what its charges say': ({ delivery, charges }) =>
    !delivery || delivery.payment_status === paymentStatusOf(charges),

  'what is owed is the sum of what waits or failed': ({ charges, owed }) =>
    charges.every(
      ({ status, isOwed, amount }) =>
        isOwed === (status === 'waiting' || status === 'failed') && isOwed === (isOwed && amount > 0),
    ) && owed === sumOf(charges.filter(({ isOwed }) => isOwed)),

  'what is held of the credit limit is its price until it ends': (life) =>
    life.reserved === (life.delivery && !hasEnded(life) ? reserveOf(life.delivery) : 0),

  'a cancelled delivery was not collected, and costs nothing': ({ copy, charges, ledger, owed }) =>
    !copy || (isUncollected(copy.status) && charges.length + ledger.length + owed === 0),

  'a courier can be called and found while they are on the road with it, and at no other time': (life) => {
    const { delivery, copy, isNoted, hasPosition } = life;
    if (!delivery) return !hasPosition && !copy?.courier?.phone_number && !isNoted;
    const { status, courier } = delivery;
    return isOnTheRoad(status) || (!hasPosition && !courier?.phone_number);
  },

  'what is collected or has ended is not told to the fleet any more': ({ delivery, isNoted }) =>
    !isNoted || isUncollected(delivery?.status ?? ''),
};

/** The invariants that a delivery breaks. */
export function brokenIn(life: DeliveryLife): readonly string[] {
  return Object.entries(INVARIANTS)
    .filter(([, holds]) => !holds(life))
    .map(([name]) => name);
}
