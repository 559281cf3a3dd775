import { organizationIdOf } from './organization-id';

test('the same invitation founds the same organisation, another another', () => {
  expect(organizationIdOf('i1')).toBe(organizationIdOf('i1'));
  expect(organizationIdOf('i1')).not.toBe(organizationIdOf('i2'));
  expect(organizationIdOf('i1')).toMatch(/^[a-z0-9]{20}$/);
});
