import { EXPORTS_PER_DAY } from '@fleetfoot/shared/operations';
import { refusal } from '../client/answer';
import { callFunction } from '../client/in-process';
import { eventsOf } from '../world/audit';
import { somebody } from '../world/somebody';
import { putOrganization } from '../world/team';

async function scene() {
  const [admin, member] = [somebody(), somebody()];
  const orgID = await putOrganization([
    [admin, 'Admin'],
    [member, 'Member'],
  ]);
  const note = (by = member, request: object = {}) =>
    callFunction('recordExport', { orgID, what: 'deliveries', rows: 12, ...request }, by.idToken);
  return { admin, member, orgID, note };
}

test('An export is noted in the name and the sign-in of who made it', async () => {
  const { member, orgID, note } = await scene();
  expect(await note()).toEqual({ status: 200, body: { result: {} } });
  expect(await eventsOf(orgID, 'export.made')).toMatchObject([
    {
      actor: { kind: 'member', id: member.uid },
      object: { id: 'deliveries', label: 'deliveries' },
      after: { rows: 12 },
      from: { session: expect.any(Number), address: '203.0.113.7' },
    },
  ]);
});

test('An export beyond the most of a day is refused, also of many at once, and hinders no colleague', async () => {
  const { admin, orgID, note } = await scene();
  for (let noted = 0; noted < EXPORTS_PER_DAY - 2; noted += 1) await note();
  const last = await Promise.all(Array.from({ length: 5 }, () => note()));
  expect(last.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(refusal(await note())).toMatchObject({
    code: 'resource-exhausted',
    userMessage: 'You have downloaded 100 files today, the most for one day. Try again tomorrow.',
  });
  expect(await eventsOf(orgID, 'export.made')).toHaveLength(EXPORTS_PER_DAY);
  expect((await note(admin)).status).toBe(200);
});

test('An export is refused to others, and so is one of a list that there is not', async () => {
  const { orgID, note } = await scene();
  expect(refusal(await note(somebody())).code).toBe('permission-denied');
  expect(refusal(await note(undefined, { what: 'cards' })).code).toBe('invalid-argument');
  expect(refusal(await note(undefined, { rows: -1 })).code).toBe('invalid-argument');
  expect(await eventsOf(orgID, 'export.made')).toEqual([]);
});
