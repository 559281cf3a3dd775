import type { DayLines, ShellServices } from '@fleetfoot/shared/contract';
import { createRemote } from '@fleetfoot/shared/remote';
import { pages } from '@fleetfoot/tooling/pages';
import { manifest } from './manifest';

export const { bootstrap, mount, unmount } = createRemote({ manifest, pages });

/** What menus are out of, on any page. */
export async function readDay(services: ShellServices): Promise<DayLines> {
  const { readMenuDay } = await import(/* webpackChunkName: "menu-day" */ './menu/day/menu-day');
  return readMenuDay(services);
}
