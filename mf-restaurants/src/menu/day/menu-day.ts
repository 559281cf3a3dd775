import type { DayLines, ShellServices } from '@fleetfoot/shared/contract';
import { formatNumber } from '@fleetfoot/shared/domain';
import { countDocuments, fetchCollection } from '@fleetfoot/shared/firebase';
import { menuItems } from '@fleetfoot/shared/model/restaurants/menu-item';
import { restaurantsQuery } from '../../data';
import { pathOfMenu } from '../../restaurant-paths';
import { DAY } from '../../texts/day';

/** Of more the first ones are counted: at least so many items are out. */
const MOST = 10;
/** Restaurants come and go seldom. In milliseconds. */
const KEPT_MS = 10 * 60_000;

/** The restaurants that were read last, of a user's organisation. */
let known: { readonly of: string; readonly until: number; readonly ids: readonly string[] } | undefined;

async function restaurantsOf(
  orgID: string,
  uid: string | undefined,
  now: number,
): Promise<readonly string[]> {
  const of = `${uid} ${orgID}`;
  if (known?.of === of && now < known.until) return known.ids;
  const restaurants = await fetchCollection({ ...restaurantsQuery(orgID), limit: MOST + 1 });
  const ids = restaurants.map(({ id }) => id);
  known = { of, until: now + KEPT_MS, ids };
  return ids;
}

/** What the menus are out of at the moment. */
export async function readMenuDay({ session, now }: ShellServices): Promise<DayLines> {
  const { uid, selectedOrganization } = session.getState();
  if (selectedOrganization === undefined) return {};
  const restaurants = await restaurantsOf(selectedOrganization.id, uid, now().getTime());
  const counts = await Promise.all(
    restaurants.slice(0, MOST).map(async (id) => ({
      id,
      count: await countDocuments({
        ...{ path: menuItems.path(id), limit: menuItems.mostInQuery },
        range: { field: 'soldOutUntil', from: now() },
      }),
    })),
  );
  const out = counts.filter(({ count }) => count > 0);
  const [first, ...others] = out;
  if (first === undefined) return {};
  const sum = out.reduce((total, { count }) => total + count, 0);
  const hasMore = restaurants.length > MOST || out.some(({ count }) => count >= menuItems.mostInQuery);
  return {
    figures: [
      {
        value: `${formatNumber(sum)}${hasMore ? '+' : ''}`,
        label: sum === 1 && !hasMore ? DAY.oneSoldOut : DAY.soldOut,
        path: others.length === 0 && restaurants.length <= MOST ? pathOfMenu(first.id) : '/restaurants',
        order: 50,
      },
    ],
  };
}
