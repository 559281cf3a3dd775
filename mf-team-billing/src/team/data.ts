import type { ShellServices } from '@fleetfoot/shared/contract';
import {
  answerUntilKnown,
  type CollectionQuery,
  callFunction,
  callUntilKnown,
  type DocumentQuery,
  fetchCollection,
  fetchDocument,
  parseWith,
} from '@fleetfoot/shared/firebase';
import {
  hasEnded,
  namedKeys,
  OrganizationKeysSchema,
  organizations,
  type TeamInvite,
  type TeamMember,
  teamInvites,
  teamMembers,
} from '@fleetfoot/shared/model';
import {
  changeRole,
  deleteInvite,
  deleteMember,
  inviteTeamMember,
  type MessageOutcome,
  makeInviteLink,
  resendInvite,
} from '@fleetfoot/shared/operations';

const parseMember = parseWith(teamMembers.schema);
const parseNamedKey = parseWith(namedKeys.schema);
const parseKeys = parseWith(OrganizationKeysSchema);
const parseInvite = parseWith(teamInvites.schema);

export function membersQuery(orgID: string): CollectionQuery<TeamMember> {
  return { path: teamMembers.path(orgID), limit: teamMembers.mostInQuery, parse: parseMember };
}

export function pendingInvitesQuery(orgID: string): CollectionQuery<TeamInvite> {
  return { path: teamInvites.path(orgID), limit: teamInvites.mostInQuery, parse: parseInvite };
}

function memberQuery(orgID: string, memberID: string): DocumentQuery<TeamMember> {
  return { path: teamMembers.document(orgID, memberID), parse: parseMember };
}

function inviteQuery(orgID: string, inviteID: string): DocumentQuery<TeamInvite> {
  return { path: teamInvites.document(orgID, inviteID), parse: parseInvite };
}

/** Whether it holds longer than it did. */
async function isRenewed(orgID: string, { id, expiresAt }: TeamInvite): Promise<boolean> {
  const present = await fetchDocument(inviteQuery(orgID, id));
  return present !== undefined && present.expiresAt > expiresAt;
}

/** What the API's keys have to do with a member. */
export interface MemberKeys {
  /** How the live key ends; `undefined` where it is not known. */
  readonly liveEnding: string | undefined;
  /** Names of the member's own keys that work. */
  readonly owned: readonly string[];
}

/** Reads once what keys have to do with a member. */
async function fetchMemberKeys(orgID: string, memberID: string): Promise<MemberKeys> {
  const [keys, owned] = await Promise.all([
    fetchDocument({ path: organizations.document(orgID), parse: parseKeys }),
    fetchCollection({
      path: namedKeys.path(orgID),
      where: [['ownerID', memberID]],
      limit: namedKeys.mostInQuery,
      parse: parseNamedKey,
    }),
  ]);
  const now = new Date();
  return {
    liveEnding: keys?.apiKeyEnding,
    owned: owned.filter((key) => !hasEnded(key, now)).map(({ name }) => name),
  };
}

/** That the live key is rolled in the same step, and when the old one stops. */
export interface KeyRoll {
  readonly keep: 'now' | '24h';
  /** One per opened dialog and action: a call whose answer was lost rolls once. */
  readonly attemptID: string;
}

/** A link of an invitation, as it was made. */
export interface MadeLink {
  readonly token: string;
  /** The `linkedAt` of its invitation, in milliseconds since 1970. */
  readonly linkedAt: number;
}

/** What became of sending an invitation; nothing where its answer was lost. */
export interface Sending {
  readonly message?: MessageOutcome | undefined;
  readonly link?: MadeLink | undefined;
}

/**
 * The actions of an Admin. Each resolves once it is known to be done, and rejects once it is known not to be, with the
 * server's reason.
 */
export interface TeamWrites {
  invite(invited: Pick<TeamInvite, 'phoneNumber' | 'role'>): Promise<Sending>;
  /** Renews an invitation, and sends it where messages are sent. */
  resend(invite: TeamInvite): Promise<Sending>;
  makeLink(invite: TeamInvite): Promise<MadeLink>;
  deleteInvite(invite: TeamInvite): Promise<void>;
  /** @param member as the Admin saw them when choosing */
  changeRole(member: TeamMember, role: TeamMember['role'], rollKey?: KeyRoll): Promise<void>;
  remove(member: TeamMember, rollKey?: KeyRoll): Promise<void>;
  /** Reads once what keys have to do with a member. */
  keysOf(member: TeamMember): Promise<MemberKeys>;
}

/** The actions in one organisation; a failure is also reported to the operator. */
export function teamWrites(orgID: string, report: ShellServices['report']): TeamWrites {
  function reported<Result>(message: string, action: Promise<Result>): Promise<Result> {
    return action.catch((error: unknown) => {
      report(error, { message });
      throw error;
    });
  }
  return {
    invite: async ({ phoneNumber, role }) =>
      (await reported(
        'Error inviting team member',
        answerUntilKnown(inviteTeamMember, { orgID, phoneNumber, role }, async () => {
          const invites = await fetchCollection({
            ...pendingInvitesQuery(orgID),
            where: [['phoneNumber', phoneNumber]],
          });
          return invites.some((invite) => invite.role === role);
        }),
      )) ?? {},
    resend: async (invite) =>
      (await reported(
        'Error sending invite again',
        answerUntilKnown(resendInvite, { orgID, inviteID: invite.id }, () => isRenewed(orgID, invite)),
      )) ?? {},
    // Of a lost answer nothing but another link helps: its token is nowhere else.
    makeLink: async ({ id }) => {
      const made = callFunction(makeInviteLink, { orgID, inviteID: id });
      return (await reported('Error making a link', made)).link;
    },
    deleteInvite: ({ id }) =>
      reported(
        'Error deleting invite',
        callUntilKnown(
          deleteInvite,
          { orgID, inviteID: id },
          async () => (await fetchDocument(inviteQuery(orgID, id))) === undefined,
        ),
      ),
    // Below, no roll is no field: the SDK would send one that is undefined as null, which is refused.
    changeRole: ({ id, role: seen }, role, rollKey) =>
      reported(
        'Error updating role',
        callUntilKnown(
          changeRole,
          { orgID, memberID: id, role, seen, ...(rollKey && { rollKey }) },
          async () => (await fetchDocument(memberQuery(orgID, id)))?.role === role,
        ),
      ),
    remove: ({ id }, rollKey) =>
      reported(
        'Error deleting member',
        callUntilKnown(
          deleteMember,
          { orgID, memberID: id, ...(rollKey && { rollKey }) },
          async () => (await fetchDocument(memberQuery(orgID, id))) === undefined,
        ),
      ),
    keysOf: ({ id }) => fetchMemberKeys(orgID, id),
  };
}
