import type { FirebaseConfig } from '@fleetfoot/shared/firebase';
import { FUNCTIONS_REGION } from '@fleetfoot/shared/operations';
import type { EmulatorAddresses } from '../cloud/emulators';

/** `/config.json`: what differs from one deployment to the next. */
export interface RuntimeConfig {
  readonly firebase: FirebaseConfig;
  readonly maps: { readonly apiKey: string; readonly mapId: string };
  readonly stripe: { readonly publishableKey: string };
}

function hostAndPort(address: string): { readonly host: string; readonly port: number } {
  const { hostname, port } = new URL(`http://${address}`);
  return { host: hostname, port: Number(port) };
}

/** The configuration that points the product at local emulators and stand-ins. */
export function localConfig(addresses: EmulatorAddresses): RuntimeConfig {
  const firestore = hostAndPort(addresses.firestoreHost);
  const functions = hostAndPort(addresses.functionsHost);
  return {
    firebase: {
      apiKey: 'local',
      authDomain: 'localhost',
      projectId: addresses.projectId,
      appId: 'local',
      functionsRegion: FUNCTIONS_REGION,
      emulators: {
        authUrl: `http://${addresses.authHost}`,
        firestoreHost: firestore.host,
        firestorePort: firestore.port,
        functionsHost: functions.host,
        functionsPort: functions.port,
      },
    },
    maps: { apiKey: 'local', mapId: 'local' },
    stripe: { publishableKey: 'pk_test_local' },
  };
}
