import { ROLES } from '@fleetfoot/shared/model/team/people';

/** The options of a field that chooses a role. */
export const ROLE_OPTIONS = ROLES.map((role) => ({ value: role, label: role }));
