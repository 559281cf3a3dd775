import { deletionIDOf, eventOf, type Telling } from './told-change';

const TELLING: Telling = {
  kind: 'address.edited',
  uid: 'uid-thandi',
  eventPath: (id) => `Organizations/acme/AuditEvents/${id}`,
  label: ({ label }) => String(label),
};

const PATH = 'Organizations/acme/Addresses/shop';
const BEFORE = { id: 'shop', label: 'Shop', city: 'Cape Town', updated_by: 'uid-sipho', changeID: 'c1' };

function told(change: Partial<Parameters<typeof eventOf>[1]>) {
  const all = { eventID: 'c2', path: PATH, before: BEFORE, after: undefined, session: 7, at: 'now' };
  return eventOf(TELLING, { ...all, ...change });
}

test('A change is told by the fields that differ, but for those that tell of it themselves', () => {
  const after = { ...BEFORE, label: 'Head office', gateCode: '1', updated_by: 'uid-thandi', changeID: 'c2' };
  expect(told({ after })).toEqual({
    ...{ id: 'c2', at: 'now', kind: 'address.edited', actor: { kind: 'member', id: 'uid-thandi' } },
    object: { id: 'shop', label: 'Head office', path: PATH },
    before: { label: 'Shop' },
    after: { label: 'Head office', gateCode: '1' },
    from: { session: 7 },
  });
});

test('Something new is told by its name only', () => {
  expect(told({ before: undefined, after: BEFORE })).toMatchObject({ before: {}, after: {} });
});

test('A deletion is told whole, unless a copy is kept', () => {
  expect(told({})).toMatchObject({ object: { label: 'Shop' }, before: BEFORE, after: {} });
  expect(told({ isKept: true })).toMatchObject({ object: { label: 'Shop' }, before: {}, after: {} });
});

test('The id of a deletion follows from the last change, or from the path of what was never told of', () => {
  expect(deletionIDOf(BEFORE, PATH)).toBe('c1-deleted');
  expect(deletionIDOf({ id: 'shop' }, PATH)).toBe('Organizations.acme.Addresses.shop-deleted');
});
