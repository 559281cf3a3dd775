import type { Finder, Found, ShellServices } from '@fleetfoot/shared/contract';
import { formatDate } from '@fleetfoot/shared/domain';
import { fetchCollection } from '@fleetfoot/shared/firebase';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { CANCELLED } from '@fleetfoot/shared/model/delivery/delivery-status';
import { recentDeliveriesQuery } from '../contacts/data';
import { deliveryName } from '../delivery-name';
import { exactQueries } from '../list/rows/exact-queries';
import { searchTest } from '../list/rows/search-deliveries';
import { withFound } from '../list/rows/with-found';

/** More are for the list's own search. */
const MOST = 8;

function foundOf(delivery: Delivery): Found {
  const { id, status, dropoff_name, dropoff_address, created_at } = delivery;
  return {
    label: deliveryName(delivery),
    detail: [status, dropoff_name, dropoff_address, formatDate(created_at)].filter(Boolean).join(' · '),
    path: `/deliveries/${encodeURIComponent(id)}`,
  };
}

/** Finds deliveries of any age by their reference or a telephone number, and the newest by any of their texts. */
export function deliveryFinder({ session }: ShellServices): Finder {
  let recent: Promise<readonly Delivery[]> | undefined;
  return async (text) => {
    const orgID = session.getState().selectedOrganization?.id;
    if (orgID === undefined) return [];
    recent ??= fetchCollection(recentDeliveriesQuery(orgID));
    const queries = ['', CANCELLED].flatMap((status) => exactQueries(orgID, { search: text, status }));
    try {
      const [known, ...exact] = await Promise.all([
        recent,
        ...queries.map((query) => fetchCollection(query)),
      ]);
      return withFound(known.filter(searchTest(text)), exact.flat())
        .slice(0, MOST)
        .map(foundOf);
    } catch (error) {
      // The next letter asks again.
      recent = undefined;
      throw error;
    }
  };
}
