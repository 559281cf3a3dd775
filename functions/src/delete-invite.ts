import { deleteInvite as operation } from '@fleetfoot/shared/operations';
import { callable } from './callable/callable';
import { deleteInvite as useCase } from './domain/delete-invite';

export const deleteInvite = callable(operation, useCase);
