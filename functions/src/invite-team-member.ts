import { inviteTeamMember as operation } from '@fleetfoot/shared/domain';
import { callable } from './callable/callable';
import { inviteTeamMember as useCase } from './domain/invite-team-member';

export const inviteTeamMember = callable(operation, useCase);
