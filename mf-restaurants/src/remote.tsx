import type { DayAsked, DayLines, ShellServices } from '@fleetfoot/shared/contract';
import { createRemote } from '@fleetfoot/shared/remote';
import { pages } from '@fleetfoot/tooling/pages';
import { manifest } from './manifest';

export const { bootstrap, mount, unmount } = createRemote({ manifest, pages });

/** What menus are out of, on any page. */
export async function readDay(services: ShellServices, { stops }: DayAsked): Promise<DayLines> {
  // None of its pages is a stop.
  if (stops) return {};
  const { readMenuDay } = await import(/* webpackChunkName: "menu-day" */ './menu/day/menu-day');
  return readMenuDay(services);
}
