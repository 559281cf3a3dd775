import { createOrganization as operation } from '@fleetfoot/shared/operations';
import { callable } from './callable/callable';
import { createOrganization as useCase } from './domain/create-organization';

export const createOrganization = callable(operation, useCase);
