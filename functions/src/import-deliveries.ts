import { importDeliveries as operation } from '@fleetfoot/shared/operations';
import { callable } from './callable/callable';
import { importDeliveries as useCase } from './domain/import-deliveries/import-deliveries';

export const importDeliveries = callable(operation, useCase);
