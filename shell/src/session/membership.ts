import { TeamMemberSchema } from '@fleetfoot/shared/domain';
import * as v from 'valibot';

/** The user's place in one organisation. */
export interface Membership {
  readonly organizationId: string;
  readonly role: v.InferOutput<typeof TeamMemberSchema>['role'];
}

const TEAM_PATH = /^Organizations\/([^/]+)\/Team\/[^/]+$/;

/**
 * Reads a document of the Team collection group. Only its path says which organisation it belongs to.
 * @throws for a document that is no membership
 */
export function parseMembership(data: unknown): Membership {
  const { path } = v.parse(v.object({ path: v.pipe(v.string(), v.regex(TEAM_PATH)) }), data);
  const { role } = v.parse(TeamMemberSchema, data);
  return { organizationId: TEAM_PATH.exec(path)?.[1] ?? '', role };
}
