import type { ShellServices } from '@fleetfoot/shared/contract';
import { createRemote } from '@fleetfoot/shared/remote';
import { manifest } from './manifest';
import { pages } from './pages';

export const { bootstrap, mount, unmount } = createRemote({ manifest, pages });

/** Sends the deliveries that wait on this device. */
export async function resume(services: ShellServices): Promise<void> {
  const { resumeOutbox } = await import(/* webpackChunkName: "delivery-outbox" */ './delivery-outbox');
  resumeOutbox(services);
}
