/** Where documents lie. */
export const paths = {
  user: (uid: string) => `Users/${uid}`,
  organization: (orgId: string) => `Organizations/${orgId}`,
  member: (orgId: string, uid: string) => `Organizations/${orgId}/Team/${uid}`,
  teamInvite: (orgId: string, inviteId: string) => `Organizations/${orgId}/TeamInvites/${inviteId}`,
  organizationInvitation: (inviteId: string) => `OrganizationInvitations/${inviteId}`,
} as const;
