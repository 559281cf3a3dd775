import type { TypedDelivery } from '@fleetfoot/shared/model/delivery/typed-delivery';
import type { ImportRow } from '@fleetfoot/shared/operations';
import fc from 'fast-check';
import { answerRows, deliveryIDOf, type Known } from './answer-rows';

const NOW = () => new Date('2026-11-21T10:00:00Z');
const importID = 'a'.repeat(20);
const NOTHING: Known = { has: () => false, references: new Map<string, string>() };

function delivery(changes: Partial<TypedDelivery> = {}): TypedDelivery {
  const stop = {
    address: { text: '12 Long Street', coordinates: { latitude: -33.92, longitude: 18.42 } },
    name: 'Umoya Kitchen',
    phone_number: '021 555 0100',
    instructions: '',
  };
  const window = { start: '', end: '' };
  return {
    external_id: 'ORD-1',
    urgency_level: 'on_demand',
    pickup_time: '',
    pickup_window: window,
    dropoff_window: window,
    deliverable_action: 'meet_at_door',
    pickup: stop,
    dropoff: stop,
    ...changes,
  };
}

function answers(rows: readonly ImportRow[], known = NOTHING, roadless = new Set<string>()) {
  return answerRows({ importID, rows }, known, NOW, roadless).answers;
}

test('a row that is right is accepted, with its number in E.164', () => {
  const { answers, accepted } = answerRows(
    { importID, rows: [{ row: 7, delivery: delivery() }] },
    NOTHING,
    NOW,
  );
  expect(answers).toEqual([{ row: 7, result: 'created', deliveryID: `${importID}-7` }]);
  expect(accepted).toMatchObject([
    { id: `${importID}-7`, details: { pickup: { phone_number: '+27215550100' } } },
  ]);
});

test.each<[string, Partial<TypedDelivery>, string, string]>([
  ['a missing external ID', { external_id: ' ' }, 'external_id', 'Enter the external ID.'],
  [
    'an unknown urgency',
    { urgency_level: 'soon' },
    'urgency_level',
    'Choose on demand, scheduled or time window.',
  ],
  [
    'a time that has passed',
    { urgency_level: 'scheduled', pickup_time: '2026-11-21T11:59' },
    'pickup_time',
    'The pickup date and time is in the past. Choose a later time.',
  ],
  [
    'an address without a place',
    { dropoff: { ...delivery().dropoff, address: { text: '5 Beach Road' } } },
    'dropoff.address',
    'Choose the drop-off address from the list, so that the courier gets its exact location.',
  ],
  [
    'a name of two lines',
    { pickup: { ...delivery().pickup, name: 'Umoya\nKitchen' } },
    'pickup.name',
    'Enter the pickup name on one line.',
  ],
])('%s is refused, with the place and the reason', (_, changes, field, message) => {
  expect(answers([{ row: 0, delivery: delivery(changes) }])).toEqual([
    { row: 0, result: 'refused', field, message },
  ]);
});

test('an external ID of another delivery is a duplicate', () => {
  const known = { ...NOTHING, references: new Map([['ORD-1', 'earlier']]) };
  expect(answers([{ row: 0, delivery: delivery({ external_id: ' ORD-1 ' }) }], known)).toEqual([
    { row: 0, result: 'duplicate', deliveryID: 'earlier' },
  ]);
});

test('a row between whose addresses there is no road is refused, and its external ID stays free', () => {
  const rows = [0, 1].map((row) => ({ row, delivery: delivery() }));
  expect(answers(rows, NOTHING, new Set([`${importID}-0`]))).toEqual([
    {
      row: 0,
      result: 'refused',
      field: 'dropoff.address',
      message: 'There is no road between these addresses. Check them.',
    },
    { row: 1, result: 'created', deliveryID: `${importID}-1` },
  ]);
});

test('a row that was created before is answered as created, even if its time has passed', () => {
  const known = {
    ...NOTHING,
    has: (id: string) => id === `${importID}-3`,
    references: new Map([['ORD-1', 'x']]),
  };
  const passed = delivery({ urgency_level: 'scheduled', pickup_time: '2020-01-01T00:00' });
  expect(answers([{ row: 3, delivery: passed }], known)).toEqual([
    { row: 3, result: 'created', deliveryID: `${importID}-3` },
  ]);
});

test('each external ID is created once, with any repetition and any split into calls', () => {
  const row = fc.record({ reference: fc.constantFrom('A', 'B', 'C', 'D', ''), right: fc.boolean() });
  const calls = fc.array(fc.tuple(fc.nat(11), fc.nat(11)), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(fc.array(row, { minLength: 12, maxLength: 12 }), calls, (file, cuts) => {
      const stored = new Map<string, string>();
      for (const [from, to] of cuts) {
        const rows = file
          .slice(Math.min(from, to), Math.max(from, to) + 1)
          .map(({ reference, right }, index) => ({
            row: Math.min(from, to) + index,
            delivery: delivery({ external_id: reference, ...(!right && { deliverable_action: 'throw' }) }),
          }));
        const references = new Map([...stored].map(([id, reference]) => [reference, id]));
        const known = { ...NOTHING, has: (id: string) => stored.has(id), references };
        const { answers, accepted } = answerRows({ importID, rows }, known, NOW);
        expect(answers.map((answer) => answer.row)).toEqual(rows.map((sent) => sent.row));
        for (const { id, details } of accepted) stored.set(id, details.external_id);
        for (const answer of answers) {
          const sent = file[answer.row];
          const isRight = sent?.right === true && sent.reference !== '';
          expect(answer.result === 'refused').toBe(!isRight);
          if (answer.result === 'created') expect(answer.deliveryID).toBe(deliveryIDOf(importID, answer.row));
          if (isRight) expect(stored.get(answer.deliveryID ?? '')).toBe(sent.reference);
        }
      }
      const references = [...stored.values()];
      expect(new Set(references).size).toBe(references.length);
    }),
  );
});
