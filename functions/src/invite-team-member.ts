import { inviteTeamMember as operation } from '@fleetfoot/shared/operations';
import { callable } from './callable/callable';
import { inviteTeamMember as useCase } from './domain/invite-team-member';

export const inviteTeamMember = callable(operation, useCase);
