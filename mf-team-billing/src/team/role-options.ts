import { ROLES } from '@fleetfoot/shared/domain';

/** The roles to choose from. */
export const ROLE_OPTIONS = ROLES.map((role) => ({ value: role, label: role }));
