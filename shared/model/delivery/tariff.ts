import * as v from '@fleetfoot/shared/schema';
import type { FailureReason } from './delivery-moves';

/** Cents, VAT included. */
const PositiveCents = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What trips cost from a moment on. Amounts are cents with VAT included. A version is never changed, only followed. */
export const TariffSchema = v.object({
  /** The version, such as `2026-11`. */
  id: v.string(),
  validFrom: v.date(),
  /** For every trip. */
  base: PositiveCents,
  /** For each kilometre of a band, nearest first; the last band has no end. */
  bands: v.pipe(v.array(v.object({ toKm: v.optional(v.number()), perKm: PositiveCents })), v.minLength(1)),
  urgency: v.object({ on_demand: PositiveCents, scheduled: PositiveCents, time_window: PositiveCents }),
  /** Minutes at one stop that cost nothing, what each further one costs, and how many of those are charged at most. */
  waiting: v.object({ freeMinutes: v.number(), perMinute: PositiveCents, mostMinutes: v.number() }),
  /** Per cent of the trip there, for bringing it back. */
  returnPercent: v.number(),
  /** Reasons of a failure for which the sender pays the trip; for the others nobody does. */
  chargedFailures: v.array(v.string()),
});

/** The tariff that holds until an operator stores another. */
export const FIRST_TARIFF: Tariff = {
  id: '2026-11',
  validFrom: new Date('2026-11-01T00:00:00+02:00'),
  base: 3500,
  bands: [{ toKm: 3, perKm: 0 }, { toKm: 10, perKm: 650 }, { toKm: 25, perKm: 550 }, { perKm: 480 }],
  urgency: { on_demand: 0, scheduled: 0, time_window: 1000 },
  waiting: { freeMinutes: 10, perMinute: 150, mostMinutes: 30 },
  returnPercent: 50,
  chargedFailures: [
    'recipient_absent',
    'recipient_refused',
    'address_not_found',
    'not_ready',
  ] satisfies FailureReason[],
};

/** What a line of a price is for. */
export const PRICE_LINES = [
  'base',
  'distance',
  'on_demand',
  'scheduled',
  'time_window',
  'waiting_pickup',
  'waiting_dropoff',
  'return',
  'waived',
] as const;

/**
 * A line of a price: `quantity` of a unit (kilometres, minutes, per cent) at `rate` cents, and what that comes to. What
 * is whole is so by who writes it, the server: every list of deliveries loads this.
 */
const PriceLineSchema = v.object({
  kind: v.picklist(PRICE_LINES),
  quantity: v.optional(v.number()),
  rate: v.optional(v.number()),
  amount: v.number(),
});

/** An amount with everything that it is derived from. Metres, seconds and cents are whole. */
export const PriceSchema = v.object({
  /** The version of the tariff. */
  tariffID: v.string(),
  /** Of the road from pickup to drop-off. */
  metres: v.number(),
  /** Time on that road. */
  seconds: v.number(),
  /** Set where no road could be measured: metres and seconds are of the straight line. */
  straight_line: v.optional(v.literal(true)),
  lines: v.array(PriceLineSchema),
  /** The sum of the lines: cents, VAT included. */
  total: v.number(),
});

export type Tariff = v.InferOutput<typeof TariffSchema>;
export type PriceLine = v.InferOutput<typeof PriceLineSchema>;
export type Price = v.InferOutput<typeof PriceSchema>;

/** What a price is asked for. */
export interface Trip {
  readonly urgency_level: keyof Tariff['urgency'];
  readonly metres: number;
  readonly seconds: number;
  readonly straight_line?: true | undefined;
}

/** How a trip ended, as far as its price depends on it. */
export interface TripEnd {
  readonly status: 'Delivered' | 'Failed' | 'Returned';
  readonly failure_reason?: string | undefined;
  /** Whole minutes that the courier waited at each stop. */
  readonly waited: { readonly pickup: number; readonly dropoff: number };
}

/** Kilometres are charged by the tenth, rounded up. */
function chargedKm(metres: number): number {
  return Math.ceil(metres / 100) / 10;
}

/** A line for every band that the road reaches. */
function distanceLines({ bands }: Tariff, metres: number): PriceLine[] {
  const km = chargedKm(metres);
  let from = 0;
  return bands.flatMap(({ toKm = Number.POSITIVE_INFINITY, perKm }) => {
    const quantity = Math.round((Math.min(km, toKm) - from) * 10) / 10;
    from = toKm;
    return quantity > 0 && perKm > 0
      ? [{ kind: 'distance' as const, quantity, rate: perKm, amount: Math.round(quantity * perKm) }]
      : [];
  });
}

function sumOf(lines: readonly PriceLine[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}

function priced(trip: Omit<Price, 'lines' | 'total'>, lines: PriceLine[]): Price {
  return { ...trip, lines, total: sumOf(lines) };
}

/** The price of a trip that is not waited for and arrives: what a quote promises. */
export function quotedPrice(tariff: Tariff, { urgency_level, ...way }: Trip): Price {
  const urgency = tariff.urgency[urgency_level];
  return priced({ tariffID: tariff.id, ...way }, [
    { kind: 'base', amount: tariff.base },
    ...distanceLines(tariff, way.metres),
    ...(urgency > 0 ? [{ kind: urgency_level, amount: urgency }] : []),
  ]);
}

function waitingLines({ waiting }: Tariff, { waited }: TripEnd): PriceLine[] {
  return (['pickup', 'dropoff'] as const).flatMap((stop) => {
    const quantity = Math.min(Math.max(waited[stop] - waiting.freeMinutes, 0), waiting.mostMinutes);
    const { perMinute: rate } = waiting;
    return quantity > 0
      ? [{ kind: `waiting_${stop}` as const, quantity, rate, amount: quantity * rate }]
      : [];
  });
}

/**
 * What a trip costs once it has ended: what was quoted, the waiting, and the way back; nothing where the sender is not
 * to blame that it failed.
 * @param quoted what was accepted
 * @param tariff the version that it was quoted by
 */
export function finalPrice(tariff: Tariff, quoted: Price, end: TripEnd): Price {
  const lines = [...quoted.lines, ...waitingLines(tariff, end)];
  const { failure_reason: reason } = end;
  if (reason !== undefined && !tariff.chargedFailures.includes(reason)) {
    return priced(quoted, [...lines, { kind: 'waived', amount: -sumOf(lines) }]);
  }
  if (end.status !== 'Returned') return priced(quoted, lines);
  const { returnPercent: quantity } = tariff;
  const amount = Math.round((quoted.total * quantity) / 100);
  return priced(quoted, [...lines, { kind: 'return', quantity, amount }]);
}
