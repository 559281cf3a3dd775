import { organizations } from '@fleetfoot/shared/model/team/organization';
import { callFunction } from '../client/in-process';
import { eventsOf } from '../world/audit';
import { database, putCreateInvitation, putProfile, read } from '../world/data';
import { freshNumber, type SignedIn, somebody } from '../world/somebody';
import { putMember, putOrganization } from '../world/team';

async function scene() {
  const admin = somebody();
  return { admin, orgID: await putOrganization([[admin, 'Admin']]), phoneNumber: freshNumber() };
}

async function invited({ admin, orgID, phoneNumber }: Awaited<ReturnType<typeof scene>>) {
  const { body } = await callFunction(
    'inviteTeamMember',
    { orgID, phoneNumber, role: 'Member' },
    admin.idToken,
  );
  return (body.result as { inviteID: string }).inviteID;
}

/** Who and from where, as an event of a caller has it. */
function by({ uid }: SignedIn, name = '') {
  return {
    actor: { kind: 'member', id: uid, name },
    from: { session: expect.any(Number), address: '203.0.113.7' },
    at: expect.anything(),
  };
}

test('an invitation is told when it is sent, renewed and deleted, each once', async () => {
  const at = await scene();
  const { admin, orgID, phoneNumber } = at;
  const inviteID = await invited(at);
  await invited(at);
  const object = { id: inviteID, label: phoneNumber };
  expect(await eventsOf(orgID, 'invitation.sent')).toMatchObject([
    { ...by(admin), object, before: {}, after: { phoneNumber, role: 'Member' } },
  ]);
  await callFunction('resendInvite', { orgID, inviteID }, admin.idToken);
  expect(await eventsOf(orgID, 'invitation.renewed')).toMatchObject([{ ...by(admin), object }]);
  await callFunction('deleteInvite', { orgID, inviteID }, admin.idToken);
  await callFunction('deleteInvite', { orgID, inviteID }, admin.idToken);
  expect(await eventsOf(orgID, 'invitation.deleted')).toMatchObject([
    { ...by(admin), object, before: { phoneNumber, role: 'Member' }, after: {} },
  ]);
});

test('a new member is told with their role', async () => {
  const at = await scene();
  const inviteID = await invited(at);
  const joining = somebody(at.phoneNumber);
  const userData = { fullName: 'Sipho Mokoena', email: 'sipho@example.co.za' };
  await callFunction('AcceptTeamInvite', { orgID: at.orgID, inviteID, userData }, joining.idToken);
  expect(await eventsOf(at.orgID, 'member.joined')).toMatchObject([
    {
      ...by(joining, 'Sipho Mokoena'),
      object: { id: joining.uid, label: 'Sipho Mokoena' },
      after: { role: 'Member', phoneNumber: at.phoneNumber },
    },
  ]);
});

test('a refused action is not told', async () => {
  const { orgID, phoneNumber } = await scene();
  const member = somebody();
  await putMember(orgID, member, 'Member');
  await callFunction('inviteTeamMember', { orgID, phoneNumber, role: 'Admin' }, member.idToken);
  expect(await eventsOf(orgID, 'invitation.sent')).toEqual([]);
});

test('a new organisation begins with an event', async () => {
  const founder = somebody();
  await putProfile(founder);
  const inviteID = await putCreateInvitation(founder.phoneNumber);
  const organization = {
    ...{ name: 'Kota King', website: '', supportEmail: 'help@example.co.za' },
    ...{ supportPhoneNumber: '+27821234567' },
    billingAddress: { line1: '1 Vilakazi Street', line2: '', city: 'Soweto', postalCode: '1804' },
  };
  const { body } = await callFunction('createOrganization', { inviteID, organization }, founder.idToken);
  const { orgID } = body.result as { orgID: string };
  expect(await read(organizations.document(orgID))).toBeDefined();
  expect(await eventsOf(orgID, 'organization.created')).toMatchObject([
    { ...by(founder, 'Thandi Nkosi'), object: { id: orgID, label: 'Kota King' } },
  ]);
});

afterAll(() => database.terminate());
