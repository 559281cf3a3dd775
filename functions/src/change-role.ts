import { changeRole as operation } from '@fleetfoot/shared/operations';
import { callable } from './callable/callable';
import { changeRole as useCase } from './domain/change-role';

export const changeRole = callable(operation, useCase);
