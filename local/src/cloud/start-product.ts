import { kept } from '@fleetfoot/functions/releases/kept';
import type { ReleaseServices } from '@fleetfoot/functions/releases/publish-release';
import { releasedRegistry } from '@fleetfoot/functions/releases/released-registry';
import { formatPhoneNumber } from '@fleetfoot/shared/domain';
import type { Couriers } from '../courier/couriers-page';
import { firebaseScript } from '../host/local-services';
import { createRoutes } from '../host/routes';
import { startHost } from '../host/start-host';
import { openInbox } from '../inbox/inbox';
import type { EmulatorAddresses } from './emulators';

export interface Product {
  readonly origin: string;
  stop(): Promise<void>;
}

export interface ProductOptions {
  readonly addresses: EmulatorAddresses;
  readonly port: number;
  readonly releases: ReleaseServices;
  readonly appCheck: boolean;
  readonly couriers: Couriers | undefined;
  /** Folder of the shell that is served. */
  readonly site: string;
  readonly say: (line: string) => void;
}

/** Serves the built product over running emulators, and says each one-time code as it comes. */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const { addresses, port, releases, appCheck, couriers, site, say } = options;
  const inbox = openInbox(addresses.authHost, addresses.projectId, ({ phoneNumber, code }) =>
    say(`Code for ${formatPhoneNumber(phoneNumber)}: ${code}`),
  );
  const registry = kept({
    load: releasedRegistry({
      store: releases.store,
      trust: releases.trust,
      onRefused: (_, { message }) => say(message),
    }),
    freshMs: 500,
    retryMs: 500,
  });
  const routes = createRoutes({
    ...{ site, addresses, inbox, releases, registry, appCheck, couriers },
    firebaseScript: await firebaseScript(addresses),
  });
  const host = await startHost(routes, port);
  return {
    origin: host.origin,
    async stop() {
      inbox.stop();
      await host.close();
    },
  };
}
