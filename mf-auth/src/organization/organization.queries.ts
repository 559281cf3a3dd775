import type { OrganizationDetails } from '@fleetfoot/shared/domain';
import { callFunction } from '@fleetfoot/shared/firebase';
import { createOrganization } from '@fleetfoot/shared/operations';

/** Founds the organisation of an invitation; the same invitation founds one, however often it is asked. */
export async function foundOrganization(inviteID: string, organization: OrganizationDetails): Promise<void> {
  await callFunction(createOrganization, { inviteID, organization });
}
