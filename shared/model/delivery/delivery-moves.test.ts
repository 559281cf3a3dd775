import fc from 'fast-check';
import { DELIVERY_MOVES, type DeliveryEvent, transition } from './delivery-moves';
import { CANCELLED, DELIVERY_STATUSES, isOnTheRoad, isUncollected, stageOf } from './delivery-status';

const EVENTS = Object.keys(DELIVERY_MOVES) as DeliveryEvent[];
const STATUSES = Object.keys(DELIVERY_STATUSES);
const event = fc.constantFrom(...EVENTS);

/** Every status that a delivery took on, the first included. */
function lifeOf(events: readonly DeliveryEvent[]): readonly string[] {
  const life: string[] = ['Created'];
  for (const next of events) {
    const result = transition(life.at(-1) ?? '', next);
    if (result.kind === 'moved') life.push(result.to);
  }
  return life;
}

const endOf = (events: readonly DeliveryEvent[]) => lifeOf(events).at(-1);

const WELL: readonly DeliveryEvent[] = [
  'assigned',
  'arrived_at_pickup',
  'collected',
  'arrived_at_dropoff',
  'delivered',
];
const BADLY: readonly DeliveryEvent[] = [...WELL.slice(0, -1), 'failed', 'returning', 'returned'];

test('a delivery takes every status of its way, one after the other', () => {
  expect(lifeOf(WELL)).toEqual([
    'Created',
    'Courier assigned',
    'At pickup',
    'Collected',
    'At drop-off',
    'Delivered',
  ]);
  expect(lifeOf(BADLY).slice(-4)).toEqual(['At drop-off', 'Failed', 'Returning', 'Returned']);
});

test('no order of events leaves a status that the table does not have, or one that it had before', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), (events) => {
      const life = lifeOf(events);
      for (const status of life) expect([...STATUSES, CANCELLED]).toContain(status);
      expect(new Set(life).size).toBe(life.length);
    }),
  );
});

test('repeated and late events change nothing', () => {
  fc.assert(
    fc.property(
      fc
        .array(event, { maxLength: 20 })
        .chain((events) => fc.tuple(fc.constant(events), fc.shuffledSubarray(events))),
      ([events, late]) => expect(endOf([...events, ...late])).toBe(endOf(events)),
    ),
  );
});

test('the last of a way decides, whatever was lost, repeated or overtaken', () => {
  const ways = fc.constantFrom(...[WELL, BADLY].flatMap((way) => way.map((_, at) => way.slice(0, at + 1))));
  fc.assert(
    fc.property(
      ways.chain((way) => fc.tuple(fc.constant(way), fc.array(fc.constantFrom(...way)), fc.nat())),
      ([way, others, at]) => {
        const last = way.at(-1) ?? 'assigned';
        const told = others.toSpliced(at % (others.length + 1), 0, last);
        expect(endOf(told)).toBe(DELIVERY_MOVES[last].to);
      },
    ),
  );
});

test('an end is an end: what was delivered, returned or cancelled stays so', () => {
  for (const end of ['Delivered', 'Returned', CANCELLED]) {
    for (const next of EVENTS) expect(transition(end, next).kind).not.toBe('moved');
  }
});

test.each<[string, DeliveryEvent, string]>([
  ['Collected', 'assigned', 'unchanged'],
  ['Delivered', 'delivered', 'unchanged'],
  ['Returned', 'failed', 'unchanged'],
  ['Failed', 'delivered', 'refused'],
  ['Delivered', 'failed', 'refused'],
  ['Collected', 'cancelled', 'refused'],
  [CANCELLED, 'assigned', 'unchanged'],
  [CANCELLED, 'collected', 'refused'],
  [CANCELLED, 'cancelled', 'unchanged'],
  ['Teleported', 'assigned', 'refused'],
])('a delivery that is %s and gets %s: %s', (status, next, kind) => {
  expect(transition(status, next)).toEqual({ kind });
});

test('a delivery is uncollected until the courier has it, and a cancelled or unknown one is not', () => {
  expect([...STATUSES, CANCELLED, 'Teleported'].filter(isUncollected)).toEqual([
    ...['Created', 'Courier assigned', 'At pickup'],
  ]);
});

test('a status that only a later release knows has no stage', () => {
  expect(['Teleported', 'toString', 'Failed', 'Delivered'].map(stageOf)).toEqual([
    undefined,
    undefined,
    'endedBadly',
    'endedWell',
  ]);
});

test('a courier is on the road from the assignment to the end, and on the way back', () => {
  expect(STATUSES.filter(isOnTheRoad)).toEqual([
    ...['Courier assigned', 'At pickup', 'Collected', 'At drop-off', 'Returning'],
  ]);
});
