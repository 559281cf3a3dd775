import type { DayAsked, DayLines, ShellServices } from '@fleetfoot/shared/contract';
import { createRemote } from '@fleetfoot/shared/remote';
import { pages } from '@fleetfoot/tooling/pages';
import { manifest } from './manifest';

export const { bootstrap, mount, unmount } = createRemote({ manifest, pages });

/** What team and billing ask for today, on any page. */
export async function readDay(services: ShellServices, asked: DayAsked): Promise<DayLines> {
  const { readTeamAndBilling } = await import(/* webpackChunkName: "day" */ './day');
  return readTeamAndBilling(services, asked);
}
