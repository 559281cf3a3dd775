// What is deployed. The names are the functions' names in their addresses.
export { AcceptTeamInvite } from './accept-team-invite';
export { changeRole } from './change-role';
export { createOrganization } from './create-organization';
export { deleteInvite } from './delete-invite';
export { deleteMember } from './delete-member';
export { inviteTeamMember } from './invite-team-member';
export { page } from './page/page';
