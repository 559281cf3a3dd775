import { formatPhoneNumber } from '@fleetfoot/shared/domain';
import { createRoutes } from '../host/routes';
import { startHost } from '../host/start-host';
import { openInbox } from '../inbox/inbox';
import type { EmulatorAddresses } from './emulators';
import { ROOT } from './project-paths';
import { toMessage } from './report-failure';

export interface Product {
  readonly origin: string;
  stop(): Promise<void>;
}

export interface ProductOptions {
  readonly addresses: EmulatorAddresses;
  readonly port: number;
  readonly disabled: readonly string[];
  readonly say: (line: string) => void;
}

/** Serves the built product over running emulators, and says each one-time code as it comes. */
export async function startProduct({ addresses, port, disabled, say }: ProductOptions): Promise<Product> {
  const inbox = openInbox(addresses.authHost, addresses.projectId, ({ phoneNumber, code }) =>
    say(`Code for ${formatPhoneNumber(phoneNumber)}: ${code}`),
  );
  const onBrokenRemote = (id: string, error: unknown) =>
    say(`${id}/dist/remote.json is left out: ${toMessage(error)}`);
  const host = await startHost(
    createRoutes({ root: ROOT, addresses, inbox, disabled, onBrokenRemote }),
    port,
  );
  return {
    origin: host.origin,
    async stop() {
      inbox.stop();
      await host.close();
    },
  };
}
