import { stableId } from './stable-id';

test('an id depends only on the text and on the kind', () => {
  const id = stableId('organization', 'i1');
  expect(id).toMatch(/^[a-z0-9]{20}$/);
  expect(stableId('organization', 'i1')).toBe(id);
  expect(stableId('organization', 'i2')).not.toBe(id);
  expect(stableId('team-invite', 'i1')).not.toBe(id);
});
