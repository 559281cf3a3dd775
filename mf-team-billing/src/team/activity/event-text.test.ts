import { auditEvent } from '../../testing/audit-events';
import { actorName, changesOf, deedOf, fieldName, fieldValue } from './event-text';

const THANDI = {
  ...{ id: 'uid-thandi', fullName: 'Thandi Nkosi', role: 'Admin' as const },
  ...{ phoneNumber: '+27821234567', email: 'thandi@example.co.za' },
};

test('A deed is told in words, and one of a later release by its name', () => {
  expect(deedOf(auditEvent())).toBe('Edited an address');
  expect(deedOf(auditEvent({ kind: 'drone.launched' }))).toBe('drone.launched');
  expect(deedOf(auditEvent({ kind: 'toString' }))).toBe('toString');
});

test.each([
  [{ kind: 'member', id: 'uid-thandi', name: '' }, 'Thandi Nkosi'],
  [{ kind: 'member', id: 'uid-gone', name: 'Sipho Mokoena' }, 'Sipho Mokoena'],
  [{ kind: 'member', id: 'uid-gone', name: '' }, 'A former member'],
  [{ kind: 'apiKey', id: 'k1', name: 'Warehouse' }, 'API key Warehouse'],
  [{ kind: 'apiKey', id: 'k1', name: '' }, 'An API key'],
  [{ kind: 'recipient', id: 'recipient', name: '' }, 'The recipient'],
  [{ kind: 'system', id: 'stripe', name: '' }, 'The payment provider'],
  [{ kind: 'system', id: 'moon', name: '' }, 'The service'],
] as const)('An actor has a name: %j', (actor, name) => {
  expect(actorName(auditEvent({ actor }), [THANDI])).toBe(name);
});

test.each([
  ['dropoff_phone_number', 'Drop-off phone number'],
  ['fullAddressString', 'Full address string'],
  ['external_id', 'External ID'],
  ['role', 'Role'],
])('The field %s is called %s', (field, name) => expect(fieldName(field)).toBe(name));

test.each<[string, unknown, string]>([
  ['dropoff_phone_number', '+27821234567', '082 123 4567'],
  ['amount', 123_456, 'R 1 234,56'],
  ['refund', 2_000, 'R 20,00'],
  ['rows', 12, '12'],
  ['soldOutUntil', null, ''],
  ['adminSet', true, 'Yes'],
  ['at', new Date('2026-02-03T12:05:00Z'), '03 Feb 2026, 14:05'],
  ['scopes', ['read', 'write'], 'read, write'],
  ['pickup_window', { start: new Date('2026-02-03T12:05:00Z') }, 'Start: 03 Feb 2026, 14:05'],
])('The value of %s, %j, reads %s', (field, value, text) => {
  expect(fieldValue(field, value).replaceAll('\u00a0', ' ')).toBe(text);
});

test('Changes are the fields that differ, in alphabetical order', () => {
  const before = { label: 'Kiosk', city: 'Soweto', id: 'shop' };
  const after = { label: 'Shop', city: 'Soweto', gateCode: '4321', id: 'other' };
  expect(changesOf(auditEvent({ before, after }))).toEqual([
    { field: 'Gate code', before: '', after: 'Not shown' },
    { field: 'Label', before: 'Kiosk', after: 'Shop' },
  ]);
});

test('Another gate code is a change, and no code is shown', () => {
  const changes = changesOf(
    auditEvent({ before: { dropoff_gate_code: '4321' }, after: { dropoff_gate_code: '8765' } }),
  );
  expect(changes).toEqual([{ field: 'Drop-off gate code', before: 'Not shown', after: 'Not shown' }]);
});
