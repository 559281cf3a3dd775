import type { AccountNotice, DayAsked, DayLines, ShellServices } from '@fleetfoot/shared/contract';
import { createRemote } from '@fleetfoot/shared/remote';
import { pages } from '@fleetfoot/tooling/pages';
import { manifest } from './manifest';

export const { bootstrap, mount, unmount } = createRemote({ manifest, pages });

/** What team and billing ask for today, on any page. */
export async function readDay(services: ShellServices, asked: DayAsked): Promise<DayLines> {
  const { readTeamAndBilling } = await import(/* webpackChunkName: "day" */ './day');
  return readTeamAndBilling(services, asked);
}

/** What waits for an Admin on Billing, on any page. */
export async function readAccountNotices(services: ShellServices): Promise<readonly AccountNotice[]> {
  const { readBillingNotices } = await import(
    /* webpackChunkName: "account-notices" */ './billing/account-notices'
  );
  return readBillingNotices(services);
}
