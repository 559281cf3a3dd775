import { resendInvite as operation } from '@fleetfoot/shared/operations';
import { callable } from './callable/callable';
import { resendInvite as useCase } from './domain/resend-invite';

export const resendInvite = callable(operation, useCase);
