import type { SelectedOrganization, User } from '@fleetfoot/shared/contract';
import { OrganizationSchema, UserSchema } from '@fleetfoot/shared/domain';
import type { SignedInSession } from '@fleetfoot/shared/session';
import * as v from 'valibot';
import type { FirebaseDoor } from './firebase-door';
import { type Membership, parseMembership } from './membership';

type Reads = Pick<FirebaseDoor, 'fetchCollection' | 'fetchDocument'>;

/** More organisations than one person works for. */
const MEMBERSHIPS_LIMIT = 10;

function parseUser(data: unknown): User {
  const { dateJoined, ...user } = v.parse(UserSchema, data);
  return { ...user, dateJoined: dateJoined.toISOString() };
}

async function findOrganization(
  door: Reads,
  memberships: readonly Membership[],
): Promise<SelectedOrganization | undefined> {
  for (const { organizationId, role } of memberships) {
    const organization = await door.fetchDocument({
      path: `Organizations/${organizationId}`,
      parse: (data) => v.parse(OrganizationSchema, data),
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
    door.fetchDocument({ path: `Users/${uid}`, parse: parseUser }),
    door.fetchCollection({
      path: 'Team',
      group: true,
      where: [['id', uid]],
      limit: MEMBERSHIPS_LIMIT,
      parse: parseMembership,
    }),
  ]);
  const memberships = found.toSorted(
    (a, b) => Number(b.organizationId === selected) - Number(a.organizationId === selected),
  );
  return { uid, user, organization: await findOrganization(door, memberships) };
}
