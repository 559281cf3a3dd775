/** Where documents lie. */
export const paths = {
  user: (uid: string) => `Users/${uid}`,
  organization: (orgId: string) => `Organizations/${orgId}`,
  team: (orgId: string) => `Organizations/${orgId}/Team`,
  member: (orgId: string, uid: string) => `Organizations/${orgId}/Team/${uid}`,
  teamInvites: (orgId: string) => `Organizations/${orgId}/TeamInvites`,
  teamInvite: (orgId: string, inviteId: string) => `Organizations/${orgId}/TeamInvites/${inviteId}`,
  deliveries: (orgId: string) => `Organizations/${orgId}/Deliveries`,
  deliveryReceipts: (orgId: string) => `Organizations/${orgId}/DeliveryReceipts`,
  apiKey: (hash: string) => `ApiKeys/${hash}`,
  apiKeyRoll: (orgId: string, attemptId: string) => `Organizations/${orgId}/ApiKeyRolls/${attemptId}`,
  organizationInvitation: (inviteId: string) => `OrganizationInvitations/${inviteId}`,
} as const;
