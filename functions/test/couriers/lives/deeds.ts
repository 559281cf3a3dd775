import {
  DELIVERY_MOVES,
  type DeliveryEvent,
  type FailureReason,
} from '@fleetfoot/shared/model/delivery/delivery-moves';
import fc from 'fast-check';
import type { FleetAnswer } from '../../../src/couriers/fleet';

/** What a fleet tells of a delivery's way. */
export type ToldEvent = Exclude<DeliveryEvent, 'cancelled'>;

/** Something that a fleet, a member, Stripe or the service does with a delivery. */
export type Deed =
  | { readonly kind: 'event'; readonly id: string; readonly event: ToldEvent; readonly reason: FailureReason }
  | { readonly kind: 'position'; readonly latitude: number }
  | { readonly kind: 'dispatch'; readonly answer: FleetAnswer }
  | { readonly kind: 'edit'; readonly what: 'door' | 'elsewhere' | 'elsewhere without a price' }
  | { readonly kind: 'cancel' | 'pay' }
  | { readonly kind: 'charge'; readonly days: number }
  | { readonly kind: 'card'; readonly name: string }
  | { readonly kind: 'webhook'; readonly at: number }
  | { readonly kind: 'refund'; readonly isWhole: boolean }
  | { readonly kind: 'fault'; readonly seed: number };

/** What is done at the same time, and how long after what was done before. */
export interface Moment {
  readonly minutes: number;
  readonly deeds: readonly {
    readonly deed: Deed;
    /** Before the others of the moment began, in milliseconds; who begins first need not be first. */
    readonly earlier: number;
  }[];
}

const EVENTS = Object.keys(DELIVERY_MOVES).filter((event): event is ToldEvent => event !== 'cancelled');
// Few ids, so that one is repeated, and used for something else.
const IDS = Array.from({ length: 9 }, (_, number) => `e${number}`);
/** Some that are paid for, and one that is not. */
const reasons = fc.constantFrom<FailureReason>('recipient_absent', 'not_ready', 'damaged');
const CARDS = [
  'pm_card_visa',
  'pm_card_visa',
  'pm_card_visa',
  'pm_card_visa',
  'pm_card_chargeCustomerFail',
  'none',
];

const weighted = <T>(weight: number, arbitrary: fc.Arbitrary<T>) => ({ weight, arbitrary });
const kind = <K extends Deed['kind']>(name: K) => ({ kind: fc.constant(name) });

const deeds: fc.Arbitrary<Deed> = fc.oneof(
  weighted(
    5,
    fc.record({
      ...{ ...kind('event'), id: fc.constantFrom(...IDS), event: fc.constantFrom(...EVENTS) },
      reason: reasons,
    }),
  ),
  weighted(2, fc.record({ ...kind('position'), latitude: fc.integer({ min: -34, max: -22 }) })),
  weighted(
    2,
    fc.record({
      ...kind('dispatch'),
      answer: fc.constantFrom<FleetAnswer>('accepted', 'accepted', 'accepted', 'failed', 'refused'),
    }),
  ),
  weighted(
    1,
    fc.record({
      ...kind('edit'),
      what: fc.constantFrom('door', 'elsewhere', 'elsewhere without a price'),
    }),
  ),
  weighted(2, fc.record(kind('cancel'))),
  weighted(1, fc.record(kind('pay'))),
  weighted(5, fc.record({ ...kind('charge'), days: fc.constantFrom(0, 0, 0, 2, 10) })),
  weighted(1, fc.record({ ...kind('card'), name: fc.constantFrom(...CARDS) })),
  weighted(3, fc.record({ ...kind('webhook'), at: fc.nat(20) })),
  weighted(1, fc.record({ ...kind('refund'), isWhole: fc.boolean() })),
  weighted(1, fc.record({ ...kind('fault'), seed: fc.nat() })),
);

const others = fc.array(fc.record({ deed: deeds, earlier: fc.nat(5_000) }), { maxLength: 2 });
const minutes = fc.integer({ min: 1, max: 20 });

/** A way as it is told: of its events some are lost, and other things happen at the same time. */
function tellingOf(way: readonly ToldEvent[]): fc.Arbitrary<Moment[]> {
  return fc.tuple(
    ...way.map((event, number) =>
      fc
        .record({ minutes, others, isLost: fc.nat(3), reason: reasons, earlier: fc.nat(5_000) })
        .map(({ minutes: after, others: beside, isLost, reason, earlier }): Moment => {
          const told = { deed: { kind: 'event', id: `e${number}`, event, reason }, earlier } as const;
          return { minutes: after, deeds: isLost === 0 ? beside : [told, ...beside] };
        }),
    ),
  );
}

const WELL = ['assigned', 'arrived_at_pickup', 'collected', 'arrived_at_dropoff', 'delivered'] as const;
const BADLY = [...WELL.slice(0, -1), 'failed', 'returning', 'returned'] as const;

/** What happens to one delivery, moment after moment. */
export const lives = fc.record({
  isPriced: fc.oneof(weighted(9, fc.constant(true)), weighted(1, fc.constant(false))),
  card: fc.constantFrom(...CARDS),
  moments: fc
    .tuple(
      fc.constantFrom<readonly ToldEvent[]>(WELL, BADLY).chain(tellingOf),
      // What comes late, again, or never should.
      fc.array(fc.record({ minutes, deeds: others }), { maxLength: 3 }),
    )
    .map(([way, after]): readonly Moment[] => [...way, ...after]),
});

/** A life as it was drawn. */
export type DrawnLife = typeof lives extends fc.Arbitrary<infer Life> ? Life : never;
