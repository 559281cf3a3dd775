import { stableId } from './stable-id';

test('the same makes the same id, another or another kind another', () => {
  const id = stableId('organization', 'i1');
  expect(id).toMatch(/^[a-z0-9]{20}$/);
  expect(stableId('organization', 'i1')).toBe(id);
  expect(stableId('organization', 'i2')).not.toBe(id);
  expect(stableId('team-invite', 'i1')).not.toBe(id);
});
