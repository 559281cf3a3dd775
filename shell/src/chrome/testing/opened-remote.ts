import type { RemoteModule } from '@fleetfoot/shared/contract';
import { type FakeServices, fakeServices } from '@fleetfoot/shared/testing';
import type { OpenedRemote } from '../../remotes/known-remotes';

/** The code of a remote that exports this beside its lifecycles. */
export function openedRemote(
  exported: Partial<RemoteModule>,
  services: FakeServices = fakeServices(),
): OpenedRemote {
  const nothing = async () => {};
  return { module: { bootstrap: nothing, mount: nothing, unmount: nothing, ...exported }, services };
}
