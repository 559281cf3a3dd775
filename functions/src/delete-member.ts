import { deleteMember as operation } from '@fleetfoot/shared/operations';
import { callable } from './callable/callable';
import { deleteMember as useCase } from './domain/delete-member';

export const deleteMember = callable(operation, useCase);
