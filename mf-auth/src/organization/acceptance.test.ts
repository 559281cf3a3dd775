import { withAccepted } from './acceptance';
import type { Invitation, JoinInvitation } from './invitation';

const accepting: JoinInvitation = {
  kind: 'join',
  id: 'b',
  orgID: 'o',
  organizationName: 'B',
  role: 'Member',
};
const others: Invitation[] = [
  { kind: 'create', id: 'a', organizationName: 'A' },
  { kind: 'create', id: 'c', organizationName: 'C' },
];

test('keeps the accepted invitation in its place after the server took it away', () => {
  expect(withAccepted(others, accepting).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

test('leaves the list alone otherwise', () => {
  expect(withAccepted(others, undefined)).toBe(others);
  const withIt = [...others, accepting];
  expect(withAccepted(withIt, accepting)).toBe(withIt);
});
