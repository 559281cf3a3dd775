import type { FirebaseConfig } from '@fleetfoot/shared/firebase';
import { FUNCTIONS_REGION } from '@fleetfoot/shared/operations';
import type { ReleaseTrust } from '@fleetfoot/shared/release';

/** `/config.json`: what differs from one deployment to the next. */
export interface RuntimeConfig {
  readonly firebase: FirebaseConfig;
  readonly maps: { readonly apiKey: string; readonly mapId: string };
  readonly stripe: { readonly publishableKey: string };
  readonly releases: ReleaseTrust;
}

/** The configuration of a local cloud: a deployment's, with keys that open nothing. */
export function localConfig(projectId: string, releases: ReleaseTrust, appCheck: boolean): RuntimeConfig {
  return {
    firebase: {
      apiKey: 'local',
      authDomain: 'localhost',
      projectId,
      appId: 'local',
      functionsRegion: FUNCTIONS_REGION,
      ...(appCheck && { appCheck: { siteKey: 'local' } }),
    },
    maps: { apiKey: 'local', mapId: 'local' },
    stripe: { publishableKey: 'pk_test_local' },
    releases: { ...releases, previews: true },
  };
}
