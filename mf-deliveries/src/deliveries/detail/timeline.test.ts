import type { AuditEvent } from '@fleetfoot/shared/model/team/audit-event';
import { problem } from '@fleetfoot/shared/testing/problem';
import { delivery } from '../testing/delivery';
import { editInWords } from './edits-in-words';
import { nameOf, peopleOf, timeline } from './timeline';

const at = (time: string) => new Date(`2026-02-03T${time}Z`);
const NOTHING = { history: [], edits: [] };
const texts = (...args: Parameters<typeof timeline>) => timeline(...args).map(({ text }) => text);

test('a new delivery was created and no more', () => {
  expect(timeline(delivery(), NOTHING)).toEqual([
    { key: 'created', text: 'Created', by: 'uid-thandi', at: delivery().created_at },
  ]);
});

test('a change that nothing tells of is shown with its time', () => {
  expect(texts(delivery({ updated_at: at('11:30') }), NOTHING)).toEqual(['Last changed', 'Created']);
});

test('statuses are sorted by time, the latest first; a write of a status is no edit', () => {
  const history = [
    { id: '1', status: 'Created', at: at('11:00'), by: 'u' },
    { id: '2', status: 'Collected', at: at('12:00'), by: 'u' },
    { id: '3', status: 'Delivered', at: at('12:40'), by: 'u' },
  ];
  expect(texts(delivery({ updated_at: at('12:40') }), { ...NOTHING, history })).toEqual([
    'Delivered',
    'Collected',
    'Created',
  ]);
});

test('the courier who was assigned is named, with their vehicle, and a failure says why', () => {
  const history = [
    { id: '1', status: 'Courier assigned', at: at('12:00'), by: '' },
    { id: '2', status: 'Failed', at: at('12:40'), by: '' },
  ];
  const courier = { name: 'Thabo M.', phone_number: '', vehicle_plate: 'ND 123-456' };
  const failed = delivery({ updated_at: at('12:40'), courier, failure_reason: 'recipient_absent' });
  expect(texts(failed, { ...NOTHING, history })).toEqual([
    'Failed: Nobody was there to take it',
    'Courier assigned: Thabo M., ND 123-456',
    'Created',
  ]);
  const blanked = delivery({ updated_at: at('12:40'), failure_reason: 'of a later release' });
  expect(texts(blanked, { ...NOTHING, history })).toEqual(['Failed', 'Courier assigned', 'Created']);
});

test('everybody who did something is named once', () => {
  const history = [
    { id: '1', status: 'Collected', at: at('12:00'), by: 'courier' },
    { id: '2', status: 'Delivered', at: at('12:40'), by: '' },
  ];
  const changed = delivery({ updated_at: at('11:30'), updated_by: 'uid-sipho' });
  expect(peopleOf(timeline(changed, { ...NOTHING, history }))).toEqual([
    'courier',
    'uid-sipho',
    'uid-thandi',
  ]);
});

function edit(before: object, after: object): AuditEvent {
  return {
    ...{ id: 'e1', at: at('11:30'), kind: 'delivery.edited', from: { session: 1 } },
    actor: { kind: 'member', id: 'uid-sipho', name: '' },
    object: { id: 'delivery-1', label: 'ORD-1001', path: '' },
    ...{ before: { ...before }, after: { ...after } },
  };
}

test('an edit says who changed what, and is no change besides', () => {
  const edits = [edit({ dropoff_instructions: '' }, { dropoff_instructions: 'Blue door' })];
  const entries = timeline(delivery({ updated_at: at('11:30') }), { ...NOTHING, edits });
  expect(entries.map(({ text, by, changes }) => [text, by, changes])).toEqual([
    ['Edited', 'uid-sipho', ['Added drop-off instructions: “Blue door”']],
    ['Created', 'uid-thandi', undefined],
  ]);
});

test('a cancellation is the last that happened', () => {
  const cancelled = { ...delivery(), cancelled_at: at('12:30'), cancelled_by: 'api' };
  const entries = timeline(cancelled, NOTHING);
  expect(entries.map(({ text, by }) => [text, by])).toEqual([
    ['Cancelled', 'api'],
    ['Created', 'uid-thandi'],
  ]);
  expect(peopleOf(entries)).toEqual(['uid-thandi']);
});

test('everybody has a name who is known, and so have the API and the recipient', () => {
  const names = new Map([['uid-thandi', 'Thandi Nkosi']]);
  expect(['uid-thandi', 'api', 'recipient', 'uid-gone'].map((uid) => nameOf(uid, names))).toEqual([
    'Thandi Nkosi',
    'the API',
    'the recipient',
    undefined,
  ]);
});

const window = (start: string, end: string) => ({ start: at(start), end: at(end) });

test.each<[string, object, object, readonly string[]]>([
  [
    'a phone number',
    { pickup_phone_number: '+27821234567' },
    { pickup_phone_number: '+27837654321' },
    ['Changed pickup phone number from 082 123 4567 to 083 765 4321'],
  ],
  [
    'instructions that were taken away',
    { pickup_instructions: 'Gate 4' },
    { pickup_instructions: '' },
    ['Removed pickup instructions: “Gate 4”'],
  ],
  [
    'a time',
    { pickup_time: at('12:00') },
    { pickup_time: at('13:00') },
    ['Changed pickup time from 03 Feb 2026, 14:00 to 03 Feb 2026, 15:00'],
  ],
  [
    'a window, whose start is the pickup time',
    { pickup_time: at('12:00'), pickup_window: window('12:00', '13:00') },
    { pickup_time: at('12:30'), pickup_window: window('12:30', '13:00') },
    ['Changed pickup window from 03 Feb 2026, 14:00 to 15:00 to 03 Feb 2026, 14:30 to 15:00'],
  ],
  [
    'a unit',
    {},
    { dropoff_unit: 'Unit 4, Mutual Heights' },
    ['Added drop-off unit: “Unit 4, Mutual Heights”'],
  ],
  [
    'a gate code, which is not told',
    { dropoff_gate_code: '4321#' },
    { dropoff_gate_code: '8765#' },
    ['Changed drop-off gate code'],
  ],
  ['a new gate code', {}, { pickup_gate_code: '4321#' }, ['Added pickup gate code']],
  [
    'a gate code that was taken away',
    { pickup_gate_code: '4321#' },
    { pickup_gate_code: '' },
    ['Removed pickup gate code'],
  ],
  [
    'a note of the recipient',
    { dropoff_note: '' },
    { dropoff_note: 'Ring twice' },
    ['Added note of the recipient: “Ring twice”'],
  ],
  [
    'another proof',
    { proof: 'name' },
    { proof: 'pin' },
    ['Changed proof of delivery from “Name of whoever receives it” to “PIN of the recipient”'],
  ],
  ['a proof of a later release', {}, { proof: 'retina' }, ['Added proof of delivery: “retina”']],
  [
    'a pin that the recipient moved',
    { dropoff_latitude: '-26.2386', dropoff_longitude: 27.9088 },
    { dropoff_latitude: -26.2396, dropoff_longitude: 27.9088 },
    ['Moved drop-off pin by 111 m'],
  ],
  [
    'a pin of removed details',
    { dropoff_latitude: '', dropoff_longitude: '' },
    { dropoff_latitude: '', dropoff_longitude: '' },
    ['Moved drop-off pin'],
  ],
  ['what stayed as it was', { dropoff_instructions: 'x' }, { dropoff_instructions: 'x' }, []],
  ['a field that nobody knows', { weight: 1 }, { weight: 2 }, []],
])('%s is told in plain words', (_, before, after, expected) => {
  expect(editInWords(edit(before, after))).toEqual(expected);
});

test('a refund that was given up is told when it was', () => {
  const [decidedAt, failedAt] = [12, 13].map((hour) => new Date(Date.UTC(2026, 10, 25, hour))) as [
    Date,
    Date,
  ];
  const known = problem({ refund: { amount: 1_450, why: '', decidedAt, failedAt } });
  const told = timeline(delivery(), { history: [], edits: [], problems: [known] });
  expect(told[0]).toMatchObject({ text: 'Refund could not be given back', by: 'provider', at: failedAt });
});

test('problems are told with their reason, their answers and what is given back, and without what was written', () => {
  const moment = (minute: number) => new Date(Date.UTC(2026, 10, 25, 12, minute));
  const messages = [
    { by: 'thandi', text: 'Hello?', at: moment(1) },
    { by: 'provider', text: 'Sorry', at: moment(2) },
  ];
  const refund = { amount: 1_450, why: '', decidedAt: moment(2) };
  const known = problem({ messages, refund, state: 'closed', reportedAt: moment(0), updatedAt: moment(3) });
  const told = timeline(delivery(), { history: [], edits: [], problems: [known] });
  expect(told.slice(0, 4).map(({ text, by }) => [text, by])).toEqual([
    ['Problem closed', ''],
    ['Problem answered', 'provider'],
    [expect.stringMatching(/^Refund of R.14,50 decided$/), 'provider'],
    ['Problem reported: Damaged', 'thandi'],
  ]);
  expect(JSON.stringify(told)).not.toMatch(/Hello|Sorry|wet/);
  expect(peopleOf(told)).not.toContain('provider');
});
