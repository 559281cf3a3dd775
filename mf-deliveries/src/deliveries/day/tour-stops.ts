import type { TourStop } from '@fleetfoot/shared/contract';
import { fetchCollection, parseWith } from '@fleetfoot/shared/firebase';
import { type Delivery, DeliverySchema, deliveries } from '@fleetfoot/shared/model/delivery/delivery';
import { type Language, langOf } from '@fleetfoot/shared/texts';
import { tourTexts } from '../../texts/notices';

/** A day that is made up, for who has no delivery to look at, or has none within reach. */
const EXAMPLE = '/test/example';

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

/**
 * The pages of deliveries for a newcomer; of a delivery, the newest, or where there is none, an example.
 * @param language that the user wants; without its texts they are in English
 */
export async function tourStops(orgID: string, language: Language): Promise<readonly TourStop[]> {
  const [newest] = await Promise.all([newestInTime(orgID), tourTexts.load(language).catch(() => undefined)]);
  const known = tourTexts.read(language);
  const texts = known ?? tourTexts.english;
  const lang = known && language !== 'en' ? { lang: langOf(language) } : {};
  const followed = newest
    ? { ...texts.follow, path: `/deliveries/${newest.id}` }
    : { ...texts.example, path: EXAMPLE };
  return [
    { ...texts.list, path: '/deliveries', order: 10, ...lang },
    { ...followed, order: 20, ...lang },
    { ...texts.create, path: '/newdelivery', order: 30, ...lang },
  ];
}
