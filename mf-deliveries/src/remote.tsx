import type { ShellServices } from '@fleetfoot/shared/contract';
import { createRemote } from '@fleetfoot/shared/remote';
import { pages } from '@fleetfoot/tooling/pages';
import { manifest } from './manifest';

export const { bootstrap, mount, unmount } = createRemote({ manifest, pages });

/** Sends the deliveries that wait on this device. */
export async function resume(services: ShellServices): Promise<void> {
  const { resumeOutbox } = await import(
    /* webpackChunkName: "delivery-outbox" */ './deliveries/sending/delivery-outbox'
  );
  resumeOutbox(services);
}
