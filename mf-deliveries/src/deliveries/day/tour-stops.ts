import type { TourStop } from '@fleetfoot/shared/contract';
import { fetchCollection, parseWith } from '@fleetfoot/shared/firebase';
import { type Delivery, DeliverySchema, deliveries } from '@fleetfoot/shared/model';

/** A day that is made up, for who has no delivery to look at, or has none within reach. */
const EXAMPLE: TourStop = {
  label: 'An example day',
  text: 'Ten made-up deliveries, as a day might bring them: nothing of them is stored or charged. Open one to follow it from door to door.',
  path: '/test/example',
  order: 20,
};

function followed(deliveryID: string): TourStop {
  return {
    label: 'Follow a delivery',
    text: 'The timeline tells each step as it happens. Get tracking link makes a page on which your recipient follows the courier, without signing in.',
    path: `/deliveries/${deliveryID}`,
    order: 20,
  };
}

/** The shell waits little longer for all stops. In milliseconds. */
const LONGEST_WAIT_MS = 4_000;

async function newestOf(orgID: string): Promise<Delivery | undefined> {
  const [newest] = await fetchCollection({
    ...{ path: deliveries.path(orgID), orderBy: ['created_at', 'desc'], limit: 1 },
    parse: parseWith(DeliverySchema),
  });
  return newest;
}

/** Nothing, where it is not known in time. */
async function newestInTime(orgID: string): Promise<Delivery | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), LONGEST_WAIT_MS);
  });
  return Promise.race([newestOf(orgID).catch(() => undefined), late]).finally(() => clearTimeout(timer));
}

/** The pages of deliveries for a newcomer; of a delivery, the newest, or where there is none, an example. */
export async function tourStops(orgID: string): Promise<readonly TourStop[]> {
  const newest = await newestInTime(orgID);
  return [
    {
      label: 'Your deliveries',
      text: 'Every delivery of your organisation, with where it is now. Today, Tomorrow, Late and Needs you, above the list, show what matters first.',
      path: '/deliveries',
      order: 10,
    },
    newest ? followed(newest.id) : EXAMPLE,
    {
      label: 'A new delivery',
      text: 'Say from where to where, and when. The price stands there before you create anything, and is charged once the trip has ended.',
      path: '/newdelivery',
      order: 30,
    },
  ];
}
