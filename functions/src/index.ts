// What is deployed. The names are the functions' names in their addresses.
export { AcceptTeamInvite } from './accept-team-invite';
export { createOrganization } from './create-organization';
