import { FAILURE_REASONS } from '@fleetfoot/shared/model/delivery/delivery-moves';
import { delivery } from '../testing/delivery';
import { createChangeMemory, noticeOf } from './changes';

const LATER = new Date('2026-02-03T12:30:00Z');

function ids(changes: readonly { readonly delivery: { readonly id: string } }[]): readonly string[] {
  return changes.map(({ delivery: changed }) => changed.id);
}

test('a delivery that is read for the first time is no change', () => {
  const memory = createChangeMemory();
  expect(memory.compare([delivery(), delivery({ id: 'delivery-2' })])).toEqual([]);
  expect(memory.compare([delivery(), delivery({ id: 'delivery-3' })])).toEqual([]);
});

test('a change is told once, with what was before', () => {
  const memory = createChangeMemory();
  memory.compare([delivery(), delivery({ id: 'delivery-2' })]);
  const moved = delivery({ status: 'Collected', updated_at: LATER });
  expect(memory.compare([moved, delivery({ id: 'delivery-2' })])).toEqual([
    { before: delivery(), delivery: moved },
  ]);
  expect(memory.compare([{ ...moved }])).toEqual([]);
});

test('a page that shows what is older than what is known changes nothing', () => {
  const memory = createChangeMemory();
  const moved = delivery({ status: 'Collected', updated_at: LATER });
  memory.compare([moved]);
  expect(memory.compare([delivery()])).toEqual([]);
  expect(memory.compare([{ ...moved }])).toEqual([]);
});

test('a delivery among the cancelled ones is a copy, not a change', () => {
  const memory = createChangeMemory();
  memory.compare([delivery()]);
  expect(memory.compare([delivery({ status: 'Cancelled', updated_at: LATER })])).toEqual([]);
});

test('a tab remembers the last 5 000 deliveries that it read', () => {
  const memory = createChangeMemory();
  memory.compare(Array.from({ length: 5_001 }, (_, index) => delivery({ id: `d${index}` })));
  const changed = [0, 1, 5_000].map((index) => delivery({ id: `d${index}`, updated_at: LATER }));
  expect(ids(memory.compare(changed))).toEqual(['d1', 'd5000']);
});

function noticeFor(changes: Parameters<typeof delivery>[0], from: Parameters<typeof delivery>[0] = {}) {
  const changed = delivery({ updated_by: 'another', updated_at: LATER, ...changes });
  return noticeOf({ before: delivery(from), delivery: changed }, 'uid-thandi');
}

test.each([
  ['Courier assigned', 'ORD-1001 has a courier'],
  ['Collected', 'ORD-1001 is collected'],
  ['Delivered', 'ORD-1001 is delivered'],
  ['Failed', 'ORD-1001 failed'],
  ['Returned', 'ORD-1001 is returned'],
  ['At pickup', undefined],
  ['At drop-off', undefined],
  ['Returning', undefined],
  ['A status of a later release', undefined],
])('a notice of %s says: %s', (status, title) => {
  expect(noticeFor({ status })?.title).toBe(title);
});

test('a notice leads to its delivery, and tells neither names nor addresses', () => {
  expect(noticeFor({ status: 'Failed', failure_reason: 'recipient_absent' })).toEqual({
    id: `delivery-1 Failed ${LATER.getTime()}`,
    title: 'ORD-1001 failed',
    text: FAILURE_REASONS.recipient_absent,
    path: '/deliveries/delivery-1',
    at: LATER,
  });
});

test.each([
  ['by somebody else', {}, 'ORD-1001 was changed by somebody else'],
  ['by its recipient', { updated_by: 'recipient' }, 'ORD-1001 was changed by its recipient'],
  ['by the user', { updated_by: 'uid-thandi' }, undefined],
  ['by its payment', { payment_status: 'Paid' }, undefined],
  ['by the privacy clock', { blanked_at: LATER }, undefined],
])('a change without a move %s says: %s', (_, changes, title) => {
  expect(noticeFor(changes)?.title).toBe(title);
});
