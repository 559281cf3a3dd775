import type { DayAsked, DayLines, Finder, ShellServices } from '@fleetfoot/shared/contract';
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

/** Finds deliveries from any page. */
export async function openFinder(services: ShellServices): Promise<Finder> {
  const { deliveryFinder } = await import(
    /* webpackChunkName: "find-deliveries" */ './deliveries/find/delivery-finder'
  );
  return deliveryFinder(services);
}

/** What deliveries ask for today, on any page. */
export async function readDay(services: ShellServices, asked: DayAsked): Promise<DayLines> {
  const { readDeliveryDay } = await import(
    /* webpackChunkName: "find-deliveries" */ './deliveries/day/delivery-day'
  );
  return readDeliveryDay(services, asked);
}
