import { inviteLinks, teamInvites } from '@fleetfoot/shared/model/team/invitations';
import { teamMembers } from '@fleetfoot/shared/model/team/people';
import { answerInvitation, newTries } from '../../src/invitations/answer-invitation';
import { findInvitation } from '../../src/invitations/find-invitation';
import { hashOfToken } from '../../src/invitations/invite-link';
import { MESSAGE_LIMITS } from '../../src/messages/message-limit';
import { callFunction } from '../client/in-process';
import { collection, doc, getDoc, getDocs, limit, query, where } from '../rules/client-sdk';
import { useGateway } from '../team/gateway';
import { database, put, read } from '../world/data';
import { freshNumber, type SignedIn, somebody } from '../world/somebody';
import { list, putMember, putOrganization } from '../world/team';
import { type Attempt, attempts, letThrough, useAttackWorld } from './attempts';

const world = useAttackWorld();
const gateway = useGateway();

const userData = { fullName: 'Finder', email: 'finder@example.co.za' };

interface Scene {
  readonly admin: SignedIn;
  readonly orgID: string;
  readonly inviteID: string;
  readonly phoneNumber: string;
  readonly token: string;
}

/** An organisation that invited a number as an Admin, which is worth most. */
async function scene(name?: string): Promise<Scene> {
  const [admin, phoneNumber] = [somebody(), freshNumber()];
  const orgID = await putOrganization([[admin, 'Admin']]);
  if (name !== undefined) await put(`Organizations/${orgID}`, { id: orgID, name });
  const request = { orgID, phoneNumber, role: 'Admin' };
  const { body } = await callFunction('inviteTeamMember', request, admin.idToken);
  const { inviteID, link } = body.result as { inviteID: string; link: { token: string } };
  return { admin, orgID, inviteID, phoneNumber, token: link.token };
}

function services() {
  return {
    find: (token: string) => findInvitation(database, token, new Date()),
    ...{ tries: newTries(), now: Date.now, onFailure: () => {} },
  };
}

/** Asks for the page and for the number of what is in the address; returns what was answered but for refusals. */
async function opened(token: string): Promise<readonly string[]> {
  const answers = await Promise.all(
    ['GET', 'POST'].map((method) =>
      answerInvitation(services(), { method, path: `/i/${token}`, address: '203.0.113.7' }),
    ),
  );
  return answers.filter(({ status }) => status === 200).map(({ body }) => body);
}

/** Something in the place of a token that must open nothing. */
function shut(name: string, tokenOf: (at: Scene) => string): Attempt {
  return {
    name: `Somebody opens ${name}`,
    async run() {
      return opened(tokenOf(await scene()));
    },
    async holds({ answer }) {
      expect(answer).toEqual([]);
    },
  };
}

/** What must leave team, invitations and links as they were. */
function unchanged(name: string, deed: (at: Scene) => Promise<unknown>): Attempt {
  let at: Scene;
  let before: unknown;
  const contents = () =>
    Promise.all([teamMembers, teamInvites, inviteLinks].map((kind) => list(at.orgID, kind)));
  return {
    name,
    async run() {
      at = await scene();
      before = await contents();
      return deed(at);
    },
    async holds() {
      expect(await contents()).toEqual(before);
      expect(await opened(at.token)).toHaveLength(2);
      expect(gateway.messages).toHaveLength(1);
    },
  };
}

function accept({ orgID, inviteID }: Scene, { idToken }: SignedIn) {
  return callFunction('AcceptTeamInvite', { orgID, inviteID, userData }, idToken);
}

attempts('Invitations', [
  shut('an invitation by the hash of its link, from a copy of the database', ({ token }) =>
    hashOfToken(token),
  ),
  shut('an invitation by the beginning of that hash', ({ token }) => hashOfToken(token).slice(0, 22)),
  shut('an invitation by its id', ({ inviteID }) => inviteID),
  shut('an invitation by all of its token but a letter', ({ token }) => token.slice(0, -1)),
  shut('an invitation by its token and more', ({ token }) => `${token}a`),
  shut('an invitation by its token in other letters', ({ token }) => token.toUpperCase().replace(/\d/g, '0')),
  shut('a path', () => '..%2F..%2FUsers'),
  shut('a prototype', () => '__proto__'),
  shut('nothing', () => ''),
  shut('a megabyte', () => 'a'.repeat(1_000_000)),
  {
    name: 'Somebody looks at an invitation to read the number',
    async run() {
      const at = await scene();
      const [page = ''] = await opened(at.token);
      return { page, hidden: at.phoneNumber.slice(3, -3) };
    },
    async holds({ answer }) {
      const { page, hidden } = answer as { page: string; hidden: string };
      expect(page).toContain('ending in');
      expect(page).not.toContain(hidden);
    },
  },
  {
    name: 'An organisation calls itself something that a page would run and a phone would open',
    async run() {
      const at = await scene('<script>alert(1)</script> https://evil.example/pay');
      return { page: (await opened(at.token))[0], text: gateway.messages.at(-1)?.text };
    },
    async holds({ answer }) {
      const { page, text } = answer as { page: string; text: string };
      expect(page).not.toContain('<script>alert');
      expect(text.match(/https?:/g)).toHaveLength(1);
      expect(text).not.toMatch(/evil\.example|<|\/pay/);
    },
  },
  unchanged('A forwarded link is accepted by whoever found it', (at) => accept(at, somebody())),
  unchanged('A forwarded link is accepted by a number that ends alike', (at) =>
    accept(at, somebody(`+2760000${at.phoneNumber.slice(-4)}`)),
  ),
  ...['makeInviteLink', 'resendInvite'].flatMap((name) => [
    unchanged(`A stranger calls ${name}`, ({ orgID, inviteID }) =>
      callFunction(name, { orgID, inviteID }, somebody().idToken),
    ),
    unchanged(`An Admin of another organisation calls ${name}`, async ({ orgID, inviteID }) => {
      const other = somebody();
      await putOrganization([[other, 'Admin']]);
      return callFunction(name, { orgID, inviteID }, other.idToken);
    }),
  ]),
  {
    name: 'A Member makes a link to an invitation as an Admin',
    async run() {
      const at = await scene();
      const member = somebody();
      await putMember(at.orgID, member, 'Member');
      const before = await read(inviteLinks.document(at.orgID, at.inviteID));
      const answers = await Promise.all(
        ['makeInviteLink', 'resendInvite'].map((name) =>
          callFunction(name, { orgID: at.orgID, inviteID: at.inviteID }, member.idToken),
        ),
      );
      const after = await read(inviteLinks.document(at.orgID, at.inviteID));
      return { statuses: answers.map(({ status }) => status), before, after };
    },
    async holds({ answer }) {
      const { statuses, before, after } = answer as Record<'statuses' | 'before' | 'after', unknown>;
      expect(statuses).toEqual([403, 403]);
      expect(after).toEqual(before);
    },
  },
  {
    name: 'An Admin reads the links of their own organisation',
    async run() {
      const firestore = world().as('admin');
      const path = inviteLinks.document('acme', 'join');
      const links = collection(firestore, inviteLinks.path('acme'));
      return letThrough({
        get: () => getDoc(doc(firestore, path)),
        list: () => getDocs(query(links, limit(1))),
        find: () => getDocs(query(links, where('hash', '==', 'x'), limit(1))),
      });
    },
    async holds({ answer }) {
      expect(answer).toEqual([]);
    },
  },
  {
    name: 'An Admin floods a number with forty messages at once',
    async run() {
      const at = await scene();
      const { orgID, inviteID } = at;
      await Promise.all(
        Array.from({ length: 40 }, () => callFunction('resendInvite', { orgID, inviteID }, at.admin.idToken)),
      );
      return gateway.messages.filter(({ to }) => to === at.phoneNumber).length;
    },
    async holds({ answer }) {
      expect(answer).toBeLessThanOrEqual(MESSAGE_LIMITS.number);
    },
  },
  {
    name: 'An Admin floods a number by deleting the invitation and inviting again',
    async run() {
      const at = await scene();
      const { orgID, phoneNumber } = at;
      let { inviteID } = at;
      for (let round = 0; round < 5; round += 1) {
        await callFunction('deleteInvite', { orgID, inviteID }, at.admin.idToken);
        const request = { orgID, phoneNumber, role: 'Member' };
        const { body } = await callFunction('inviteTeamMember', request, at.admin.idToken);
        inviteID = (body.result as { inviteID: string }).inviteID;
      }
      return gateway.messages.filter(({ to }) => to === phoneNumber).length;
    },
    async holds({ answer }) {
      expect(answer).toBe(MESSAGE_LIMITS.number);
    },
  },
]);
