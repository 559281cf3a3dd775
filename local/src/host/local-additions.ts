import type { LocalAdditions } from '@fleetfoot/shared/federation/security-headers';
import type { EmulatorAddresses } from '../cloud/emulators';

/** All in which this host's headers differ from production's. */
export function localAdditions(addresses: EmulatorAddresses): LocalAdditions {
  return {
    connect: [
      ...[addresses.authHost, addresses.firestoreHost, addresses.functionsHost].map(
        (host) => `http://${host}`,
      ),
      ...(addresses.stripeOrigin ? [addresses.stripeOrigin] : []),
    ],
    trustedTypes: ['fleetfoot-local-maps'],
  };
}
