import { rollApiKey as operation } from '@fleetfoot/shared/api';
import { callable } from './callable/callable';
import { rollApiKey as useCase } from './domain/roll-api-key';

export const rollApiKey = callable(operation, useCase);
