import { invitationText } from './invitations';

const link = 'https://app.example.co.za/i/abcdefghijklmnopqrstuv';

test('A message names the organisation, the role and the link, and fits in one', () => {
  const text = invitationText({ organizationName: 'Karoo Kitchen', role: 'Admin' }, link);
  expect(text).toBe(`Karoo Kitchen invites you to Fleetfoot as an Admin. Sign in with this number: ${link}`);
  expect(text.length).toBeLessThanOrEqual(160);
});

test.each([
  ['Go to https://evil.example/x?y=z now', 'Go to https evil example x y z now'],
  ['evil.co.za', 'evil co za'],
  ["Mama's Pap & Vleis (Pty) Ltd.", "Mama's Pap & Vleis (Pty) Ltd"],
  ['Café Ŝĉ\u202e‮', 'Café Ŝĉ'],
  ['A'.repeat(80), 'A'.repeat(40)],
])('Of the name %s a message takes what can be no address', (organizationName, shown) => {
  const text = invitationText({ organizationName, role: 'Member' }, link);
  expect(text).toBe(`${shown} invites you to Fleetfoot as a Member. Sign in with this number: ${link}`);
});
