import { organizationInvitations, teamInvites } from '@fleetfoot/shared/model/team/invitations';
import { organizations } from '@fleetfoot/shared/model/team/organization';
import { teamMembers } from '@fleetfoot/shared/model/team/people';
import { refusal } from '../client/answer';
import { callFunction } from '../client/in-process';
import { rounds } from '../depth';
import { inLanes, tally } from '../in-lanes';
import { database, memberships, putCreateInvitation, putProfile, putTeamInvite, read } from '../world/data';
import { freshNumber, type SignedIn, somebody } from '../world/somebody';
import { list, putOrganization } from '../world/team';

/** Rounds of a race. One after the other: on the emulator a query locks the same collection of every organisation. */
const PAIRS = rounds({ sample: 2, deep: 5 });
const CROWDS = rounds({ sample: 1, deep: 2 });
/** Rounds of a race with a head start, which need every head start. */
const HEAD_STARTS = 5;
const TIMEOUT_MS = 300_000;

const userData = { fullName: 'Sipho Mokoena', email: 'sipho@example.co.za' };

const organization = {
  name: 'Kota House',
  billingAddress: { line1: '1 Vilakazi Street', line2: '', city: 'Soweto', postalCode: '1804' },
  website: '',
  supportPhoneNumber: '011 123 4567',
  supportEmail: 'help@kota.co.za',
};

interface Invite {
  readonly orgID: string;
  readonly inviteID: string;
}

function accept(invite: Invite, { idToken }: SignedIn) {
  return callFunction('AcceptTeamInvite', { ...invite, userData }, idToken);
}

function create(inviteID: string, { idToken }: SignedIn) {
  return callFunction('createOrganization', { inviteID, organization }, idToken);
}

/** An organisation with an Admin who invited a number. */
async function invitedBy(phoneNumber: string): Promise<{ admin: SignedIn; invite: Invite }> {
  const admin = somebody();
  const orgID = await putOrganization([[admin, 'Admin']]);
  const request = { orgID, phoneNumber, role: 'Member' };
  const { body } = await callFunction('inviteTeamMember', request, admin.idToken);
  const { inviteID } = body.result as { inviteID: string };
  return { admin, invite: { orgID, inviteID } };
}

/** Waits a little longer in every round, so that the other call of a race comes first in some. */
function headStart(round: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, round * 4));
}

/** Plays a race and prints how often each outcome came about. */
async function race(name: string, round: (number: number) => Promise<string>, times = PAIRS): Promise<void> {
  const started = Date.now();
  const outcomes = await inLanes(times, 1, round);
  const counts = { ...tally(outcomes), seconds: Math.round((Date.now() - started) / 1000) };
  process.stdout.write(`${name}: ${JSON.stringify(counts)}\n`);
}

test(
  'an invitation accepted ten times at once by one person makes one member and ten equal answers',
  async () => {
    await race(
      'accept x 10',
      async () => {
        const caller = somebody();
        const invite = await putTeamInvite(caller.phoneNumber);
        const answers = await Promise.all(Array.from({ length: 10 }, () => accept(invite, caller)));
        expect(answers).toEqual(Array(10).fill({ status: 200, body: { result: { orgID: invite.orgID } } }));
        expect(Object.keys(await list(invite.orgID, teamMembers))).toEqual([caller.uid]);
        expect(await list(invite.orgID, teamInvites)).toEqual({});
        return 'one member';
      },
      CROWDS,
    );
  },
  TIMEOUT_MS,
);

test(
  'an invitation accepted by two accounts with its number makes only one of them a member',
  async () => {
    await race('two accounts, one number', async () => {
      const phoneNumber = freshNumber();
      const rivals = [somebody(phoneNumber), somebody(phoneNumber)] as const;
      const invite = await putTeamInvite(phoneNumber);
      const answers = await Promise.all([accept(invite, rivals[0]), accept(invite, rivals[1])]);
      const [winner, loser] = answers[0].status === 200 ? rivals : [rivals[1], rivals[0]];
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
      expect(Object.keys(await list(invite.orgID, teamMembers))).toEqual([winner.uid]);
      expect(await memberships(loser.uid)).toBe(0);
      expect(await list(invite.orgID, teamInvites)).toEqual({});
      return winner === rivals[0] ? 'first' : 'second';
    });
  },
  TIMEOUT_MS,
);

test(
  'an invitation accepted and deleted at once either makes a member or is refused',
  async () => {
    await race(
      'accept / deleteInvite',
      async (number) => {
        const caller = somebody();
        const { admin, invite } = await invitedBy(caller.phoneNumber);
        const [accepted, deleted] = await Promise.all([
          headStart(number).then(() => accept(invite, caller)),
          callFunction('deleteInvite', invite, admin.idToken),
        ]);
        const isIn = accepted.status === 200;
        expect(deleted.status).toBe(200);
        expect([200, 404]).toContain(accepted.status);
        expect(await memberships(caller.uid)).toBe(isIn ? 1 : 0);
        expect(await list(invite.orgID, teamInvites)).toEqual({});
        return isIn ? 'accepted' : 'deleted';
      },
      HEAD_STARTS,
    );
  },
  TIMEOUT_MS,
);

test(
  'an invitation accepted while its member is removed is used up, whether they are in or out',
  async () => {
    await race(
      'accept / deleteMember',
      async (number) => {
        const caller = somebody();
        const { admin, invite } = await invitedBy(caller.phoneNumber);
        const removal = { orgID: invite.orgID, memberID: caller.uid };
        const answers = await Promise.all([
          headStart(number).then(() => accept(invite, caller)),
          callFunction('deleteMember', removal, admin.idToken),
        ]);
        expect(answers.map(({ status }) => status)).toEqual([200, 200]);
        expect(await list(invite.orgID, teamInvites)).toEqual({});
        const isIn = (await memberships(caller.uid)) === 1;
        if (!isIn) expect((await accept(invite, caller)).status).toBe(404);
        return isIn ? 'in' : 'out';
      },
      HEAD_STARTS,
    );
  },
  TIMEOUT_MS,
);

test(
  'a number invited twice at once gets one invitation; with two roles, one of them is refused',
  async () => {
    await race('invite x 2', async () => {
      const [one, other] = [somebody(), somebody()];
      const orgID = await putOrganization([
        [one, 'Admin'],
        [other, 'Admin'],
      ]);
      const invite = ({ idToken }: SignedIn, phoneNumber: string, role: string) =>
        callFunction('inviteTeamMember', { orgID, phoneNumber, role }, idToken);
      const [same, contested] = [freshNumber(), freshNumber()];
      const equal = await Promise.all([invite(one, same, 'Member'), invite(other, same, 'Member')]);
      const unequal = await Promise.all([
        invite(one, contested, 'Member'),
        invite(other, contested, 'Admin'),
      ]);
      expect(equal[0].status).toBe(200);
      expect(equal[1].status).toBe(200);
      // Who made it has its link, too.
      const ids = equal.map(({ body }) => (body.result as { inviteID: string }).inviteID);
      expect(ids[1]).toBe(ids[0]);
      expect(unequal.map(({ status }) => status).sort()).toEqual([200, 409]);
      const roles = Object.values(await list(orgID, teamInvites)).map(
        (invite) => (invite as { role: string }).role,
      );
      expect(roles).toHaveLength(2);
      return unequal[0].status === 200 ? 'first' : 'second';
    });
  },
  TIMEOUT_MS,
);

test(
  'a number invited while its invitation is accepted stays a member without an invitation',
  async () => {
    await race(
      'accept / invite again',
      async (number) => {
        const caller = somebody();
        const { admin, invite } = await invitedBy(caller.phoneNumber);
        const again = { orgID: invite.orgID, phoneNumber: caller.phoneNumber, role: 'Member' };
        const [accepted, invited] = await Promise.all([
          accept(invite, caller),
          headStart(number).then(() => callFunction('inviteTeamMember', again, admin.idToken)),
        ]);
        expect(accepted.status).toBe(200);
        expect([200, 409]).toContain(invited.status);
        expect(await memberships(caller.uid)).toBe(1);
        expect(await list(invite.orgID, teamInvites)).toEqual({});
        return invited.status === 200 ? 'still invited' : 'in the team already';
      },
      HEAD_STARTS,
    );
  },
  TIMEOUT_MS,
);

test(
  'an organisation created ten times at once is one, with one Admin and one pair of keys',
  async () => {
    await race(
      'create x 10',
      async () => {
        const founder = somebody();
        await putProfile(founder);
        const inviteID = await putCreateInvitation(founder.phoneNumber);
        const answers = await Promise.all(Array.from({ length: 10 }, () => create(inviteID, founder)));
        const [{ orgID } = { orgID: '' }] = answers.map(({ body }) => body.result as { orgID: string });
        expect(answers).toEqual(Array(10).fill({ status: 200, body: { result: { orgID } } }));
        const founded = await read(organizations.document(orgID));
        await create(inviteID, founder);
        expect(await read(organizations.document(orgID))).toEqual(founded);
        expect(Object.keys(await list(orgID, teamMembers))).toEqual([founder.uid]);
        expect(await memberships(founder.uid)).toBe(1);
        expect(await read(organizationInvitations.document(inviteID))).toBeUndefined();
        return 'one organisation';
      },
      CROWDS,
    );
  },
  TIMEOUT_MS,
);

test(
  'two invitations accepted at once by one person make one membership',
  async () => {
    await race('accept / accept elsewhere', async () => {
      const caller = somebody();
      const invites = [
        await putTeamInvite(caller.phoneNumber),
        await putTeamInvite(caller.phoneNumber),
      ] as const;
      const answers = await Promise.all([accept(invites[0], caller), accept(invites[1], caller)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
      expect(await memberships(caller.uid)).toBe(1);
      const refused = answers[0].status === 200 ? answers[1] : answers[0];
      expect(refusal(refused)).toMatchObject({ code: 'failed-precondition' });
      expect(JSON.stringify(refused.body)).not.toContain('Acme');
      return answers[0].status === 200 ? 'first' : 'second';
    });
  },
  TIMEOUT_MS,
);

test(
  'a user who founds an organisation and joins another at once is a member of one',
  async () => {
    await race('create / accept', async () => {
      const caller = somebody();
      await putProfile(caller);
      const inviteID = await putCreateInvitation(caller.phoneNumber);
      const invite = await putTeamInvite(caller.phoneNumber);
      const [created, accepted] = await Promise.all([create(inviteID, caller), accept(invite, caller)]);
      expect([created.status, accepted.status].sort()).toEqual([200, 400]);
      expect(await memberships(caller.uid)).toBe(1);
      return created.status === 200 ? 'founded' : 'joined';
    });
  },
  TIMEOUT_MS,
);

afterAll(() => database.terminate());
