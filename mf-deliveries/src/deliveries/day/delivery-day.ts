import type { DayAsked, DayFigure, DayLines, ShellServices } from '@fleetfoot/shared/contract';
import { formatNumber } from '@fleetfoot/shared/domain';
import { type CountQuery, countDocuments } from '@fleetfoot/shared/firebase';
import { cancelledDeliveries } from '@fleetfoot/shared/model/delivery/cancelled-delivery';
import { deliveries } from '@fleetfoot/shared/model/delivery/delivery';
import { LATE_FOR_MS, PICKUP_GRACE_MS } from '@fleetfoot/shared/model/delivery/delivery-lateness';
import {
  DELIVERY_STATUSES,
  type DeliveryStage,
  UNCOLLECTED,
} from '@fleetfoot/shared/model/delivery/delivery-status';
import { savedAddresses } from '@fleetfoot/shared/model/delivery/saved-address';
import { type Language, langOf, languageOf } from '@fleetfoot/shared/texts';
import { noticeTexts } from '../../texts/notices';
import { listPath, pickupsOf, WHOLE_LIST } from '../list/query/list-query';
import { pickupDay } from '../list/query/pickup-day';
import { dayRange } from '../list/rows/filter-deliveries';
import { NEEDS_YOU } from '../list/rows/needs-you';
import { tourStops } from './tour-stops';

const DAY_MS = 86_400_000;

function statusesOf(...stages: readonly DeliveryStage[]): readonly string[] {
  return Object.entries(DELIVERY_STATUSES)
    .filter(([, stage]) => stages.includes(stage))
    .map(([status]) => status);
}

/**
 * The deliveries that `needsYou` is true of, as the database can count them: queries of which no delivery fits two. One that has ended
 * badly and has no time of it, as none of ours, is in the list alone.
 */
export function needsYouQueries(orgID: string, now: number): readonly CountQuery[] {
  const of = { path: deliveries.path(orgID), limit: deliveries.mostInQuery };
  const lateSince = (grace: number) => ({
    from: new Date(now - grace - LATE_FOR_MS),
    before: new Date(now - grace),
  });
  return [
    // With a window, past its end.
    {
      ...of,
      where: [['status', statusesOf('waiting', 'underWay')]],
      range: { field: 'dropoff_window.end', ...lateSince(0) },
    },
    // Without one, not collected in time.
    {
      ...of,
      where: [
        ['status', [...UNCOLLECTED]],
        ['urgency_level', ['on_demand', 'scheduled']],
      ],
      range: { field: 'pickup_time', ...lateSince(PICKUP_GRACE_MS) },
    },
    // By the time of the status: payments change the delivery later.
    ...statusesOf('endedBadly').map(
      (status): CountQuery => ({
        ...of,
        where: [['status', status]],
        range: { field: `status_times.${status}`, from: new Date(now - DAY_MS) },
      }),
    ),
  ];
}

function pickupsQuery(orgID: string, now: Date): CountQuery {
  const day = pickupDay('today', now);
  const { from = 0, before = 0 } = dayRange({ from: day, to: day });
  return {
    ...{ path: deliveries.path(orgID), limit: deliveries.mostInQuery },
    range: { field: 'pickup_time', from: new Date(from), before: new Date(before) },
  };
}

/** `200+` where no more are counted. */
function counted(count: number): string {
  return `${formatNumber(count)}${count >= deliveries.mostInQuery ? '+' : ''}`;
}

/** The name of the filter, in the language that the user wants; without its texts in English. */
async function needsYouName(language: Language): Promise<Pick<DayFigure, 'label' | 'lang'>> {
  await noticeTexts.load(language).catch(() => undefined);
  const label = noticeTexts.read(language)?.needsYou;
  return label === undefined ? { label: NEEDS_YOU } : { label, lang: langOf(language) };
}

async function readFigures(orgID: string, now: Date, language: Language): Promise<readonly DayFigure[]> {
  const queries = [pickupsQuery(orgID, now), ...needsYouQueries(orgID, now.getTime())];
  const [name, [pickups = 0, ...waiting]] = await Promise.all([
    needsYouName(language),
    Promise.all(queries.map(countDocuments)),
  ]);
  const needed = waiting.reduce((sum, count) => sum + count, 0);
  return [
    {
      ...name,
      value: counted(needed),
      order: 10,
      isUrgent: true,
      path: listPath({ ...WHOLE_LIST, status: NEEDS_YOU }),
    },
    {
      ...{ value: counted(pickups), label: pickups === 1 ? 'pickup today' : 'pickups today', order: 20 },
      path: listPath(pickupsOf('today')),
    },
  ].filter(({ value }) => value !== '0');
}

async function isAny(...paths: readonly string[]): Promise<boolean> {
  const counts = await Promise.all(paths.map((path) => countDocuments({ path, limit: 1 })));
  return counts.some((count) => count > 0);
}

async function readSteps(orgID: string): Promise<DayLines> {
  const [hasAddress, hasDelivery] = await Promise.all([
    isAny(savedAddresses.path(orgID)),
    // What was cancelled was created, too.
    isAny(deliveries.path(orgID), cancelledDeliveries.path(orgID)),
  ]);
  return {
    steps: [
      { label: 'Save a pickup address', path: '/address', order: 10, isDone: hasAddress },
      { label: 'Create a first delivery', path: '/newdelivery', order: 30, isDone: hasDelivery },
    ],
    isNew: !hasDelivery,
  };
}

/** What waits for somebody among deliveries, and what their pages set up. */
export async function readDeliveryDay({ session, now }: ShellServices, asked: DayAsked): Promise<DayLines> {
  const orgID = session.getState().selectedOrganization?.id;
  if (orgID === undefined) return {};
  const language = languageOf(session.getState().language);
  if (asked.stops) return { stops: await tourStops(orgID, language) };
  const [figures, setup] = await Promise.all([
    readFigures(orgID, now(), language),
    asked.steps ? readSteps(orgID) : { steps: [] },
  ]);
  return { figures, ...setup };
}
