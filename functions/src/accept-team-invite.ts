import { acceptTeamInvite as operation } from '@fleetfoot/shared/operations';
import { callable } from './callable/callable';
import { acceptTeamInvite } from './domain/accept-team-invite';

export const AcceptTeamInvite = callable(operation, acceptTeamInvite);
