import { createApiKey, revokeApiKey, rollApiKey } from '@fleetfoot/shared/api';
import type { ShellServices } from '@fleetfoot/shared/contract';
import {
  answerUntilKnown,
  type CollectionQuery,
  callUntilKnown,
  type DocumentQuery,
  fetchDocument,
  parseWith,
} from '@fleetfoot/shared/firebase';
import {
  type ApiKeyRoll,
  apiKeyRolls,
  type LiveKey,
  liveKeys,
  type NamedKey,
  namedKeys,
} from '@fleetfoot/shared/model/api/api-key';
import {
  type OrganizationKeys,
  OrganizationKeysSchema,
  organizations,
} from '@fleetfoot/shared/model/team/organization';
import { type TeamMember, teamMembers } from '@fleetfoot/shared/model/team/people';
import { reportedBy } from '../reported';
import type { KeyWish } from './named/create-key-dialog';
import type { Roll } from './roll-dialog';

const parseKeys = parseWith(OrganizationKeysSchema);
const parseLiveKey = parseWith(liveKeys.schema);
const parseRoll = parseWith(apiKeyRolls.schema);
const parseNamedKey = parseWith(namedKeys.schema);
const parseMember = parseWith(teamMembers.schema);

/** What every member may know of the organisation's own two keys. */
export function keysQuery(orgID: string): DocumentQuery<OrganizationKeys> {
  return { path: organizations.document(orgID), parse: parseKeys };
}

/** The live key, for Admins. */
export function liveKeyQuery(orgID: string): DocumentQuery<LiveKey> {
  return { path: liveKeys.document(orgID), parse: parseLiveKey, trusted: true };
}

/** The latest rolls, newest first. */
export function apiKeyRollsQuery(orgID: string): CollectionQuery<ApiKeyRoll> {
  return {
    path: apiKeyRolls.path(orgID),
    orderBy: ['at', 'desc'],
    limit: apiKeyRolls.mostInQuery,
    parse: parseRoll,
  };
}

/** All named keys, newest first. */
export function namedKeysQuery(orgID: string): CollectionQuery<NamedKey> {
  return {
    path: namedKeys.path(orgID),
    orderBy: ['createdAt', 'desc'],
    limit: namedKeys.mostInQuery,
    parse: parseNamedKey,
  };
}

/** The Admins, as far as they are named to a Member who needs one. */
export function adminsQuery(orgID: string): CollectionQuery<TeamMember> {
  return { path: teamMembers.path(orgID), where: [['role', 'Admin']], limit: 5, parse: parseMember };
}

/**
 * The actions of an Admin. Each resolves once it is known to be done, and rejects once it is known not to be, with the
 * server's reason.
 */
export interface KeyWrites {
  roll(roll: Roll): Promise<void>;
  /**
   * Resolves with the key, which is told this once: no secret is stored that an answer which was lost could be looked up
   * in. Once the key is there, the same attempt is asked for again: that gives it another secret, and the lost one opens
   * nothing. Never asked for again before: a call that arrives late would undo the later one.
   * @param isWanted whether somebody still waits for the key
   * @returns `undefined` when the key is there and nobody waits for another secret
   */
  create(wish: KeyWish, isWanted: () => boolean): Promise<string | undefined>;
  revoke(key: NamedKey): Promise<void>;
}

/** The actions in one organisation; a failure is also reported to the operator. */
export function keyWrites(orgID: string, report: ShellServices['report']): KeyWrites {
  const reported = reportedBy(report);
  return {
    async roll(roll) {
      const isRolled = async () => {
        const path = apiKeyRolls.document(orgID, roll.attemptID);
        return (await fetchDocument({ path, parse: parseRoll })) !== undefined;
      };
      await reported('Error rolling a key', callUntilKnown(rollApiKey, { orgID, ...roll }, isRolled));
    },
    create(wish, isWanted) {
      const path = namedKeys.document(orgID, wish.attemptID);
      const made = async () => (await fetchDocument({ path, parse: parseNamedKey }))?.createdAt.getTime();
      async function create() {
        // An earlier press may have created the key: what is new since then is this call's.
        let present = await made();
        let answer: { readonly key: string } | undefined;
        do {
          const seen = present;
          answer = await answerUntilKnown(createApiKey, { orgID, ...wish }, async () => {
            present = await made();
            return present !== seen;
          });
        } while (!answer && isWanted());
        return answer?.key;
      }
      return reported('Error creating a key', create());
    },
    async revoke({ id }) {
      const isRevoked = async () => {
        const path = namedKeys.document(orgID, id);
        return (await fetchDocument({ path, parse: parseNamedKey }))?.revokedAt !== undefined;
      };
      const request = { orgID, keyID: id };
      await reported('Error revoking a key', callUntilKnown(revokeApiKey, request, isRevoked));
    },
  };
}
