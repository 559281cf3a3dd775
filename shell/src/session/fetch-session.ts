import type { Role, SelectedOrganization, User } from '@fleetfoot/shared/contract';
import { organizations } from '@fleetfoot/shared/model/team/organization';
import { teamMembers, users } from '@fleetfoot/shared/model/team/people';
import * as v from '@fleetfoot/shared/schema';
import type { SignedInSession } from '@fleetfoot/shared/session';
import type { FirebaseDoor } from './firebase-door';

type Reads = Pick<FirebaseDoor, 'fetchCollection' | 'fetchDocument'>;

/** The user's place in one organisation. */
interface Membership {
  readonly orgID: string;
  readonly role: Role;
}

const MEMBER_PATH = new RegExp(`^${teamMembers.document('([^/]+)', '[^/]+')}$`);

/** Reads a document of the Team collection group. Only its path says which organisation it belongs to. */
function parseMembership(data: unknown): Membership {
  const { path } = v.parse(v.object({ path: v.pipe(v.string(), v.regex(MEMBER_PATH)) }), data);
  const { role } = v.parse(teamMembers.schema, data);
  return { orgID: MEMBER_PATH.exec(path)?.[1] ?? '', role };
}

function parseUser(data: unknown): User {
  const { dateJoined, ...user } = v.parse(users.schema, data);
  return { ...user, dateJoined: dateJoined.toISOString() };
}

async function findOrganization(
  door: Reads,
  memberships: readonly Membership[],
): Promise<SelectedOrganization | undefined> {
  for (const { orgID, role } of memberships) {
    const organization = await door.fetchDocument({
      path: organizations.document(orgID),
      parse: (data) => v.parse(organizations.schema, data),
    });
    if (organization !== undefined) return { ...organization, role };
  }
  return undefined;
}

/**
 * Fetches who the user is and where they work.
 * @param selected id of the organisation that was selected before; it is kept while the user still belongs to it
 * @throws AppError when the data cannot be had
 */
export async function fetchSession(
  door: Reads,
  uid: string,
  selected: string | undefined,
): Promise<SignedInSession> {
  const [user, found] = await Promise.all([
    door.fetchDocument({ path: users.document(uid), parse: parseUser }),
    door.fetchCollection({
      path: teamMembers.name,
      group: true,
      where: [['id', uid]],
      limit: teamMembers.mostInGroupQuery,
      parse: parseMembership,
    }),
  ]);
  const memberships = found.toSorted((a, b) => Number(b.orgID === selected) - Number(a.orgID === selected));
  return { uid, user, organization: await findOrganization(door, memberships) };
}
