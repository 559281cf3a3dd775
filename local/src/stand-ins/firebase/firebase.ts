import type { LocalServices } from './local-address';
import { useLocalServices } from './use-local-services';

// The host writes where the services listen in front of this script.
const { fleetfootLocalServices } = globalThis as unknown as { fleetfootLocalServices: LocalServices };
useLocalServices(globalThis, fleetfootLocalServices);
