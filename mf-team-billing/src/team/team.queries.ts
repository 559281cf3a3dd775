import {
  type TeamInvite,
  TeamInviteSchema,
  type TeamMember,
  TeamMemberSchema,
} from '@fleetfoot/shared/domain';
import { type CollectionQuery, parseWith } from '@fleetfoot/shared/firebase';

const parseMember = parseWith(TeamMemberSchema);
const parseInvite = parseWith(TeamInviteSchema);

export function membersQuery(orgId: string): CollectionQuery<TeamMember> {
  return { path: `Organizations/${orgId}/Team`, limit: 100, parse: parseMember };
}

export function pendingInvitesQuery(orgId: string): CollectionQuery<TeamInvite> {
  return { path: `Organizations/${orgId}/TeamInvites`, limit: 500, parse: parseInvite };
}
