import type { DayAsked, DayLines, ShellServices } from '@fleetfoot/shared/contract';
import { readCard, readMonth } from './billing/day/billing-day';
import { readTeamDay } from './team/day/team-day';
import { tourStops } from './tour-stops';

/**
 * What team and billing have to say today, each read by itself: what one server does not answer costs only its own lines.
 * @throws when nothing could be read
 */
export async function readTeamAndBilling(services: ShellServices, asked: DayAsked): Promise<DayLines> {
  if (asked.stops) return { stops: tourStops(services) };
  const parts = await Promise.allSettled([
    readMonth(services),
    readCard(services, asked),
    readTeamDay(services, asked),
  ]);
  const told = parts.flatMap((part) => (part.status === 'fulfilled' ? part.value : []));
  const failures = parts.flatMap((part) => (part.status === 'rejected' ? [part.reason as unknown] : []));
  if (told.length === 0) throw failures[0];
  for (const failure of failures) services.report(failure, { kind: 'day' });
  return {
    figures: told.flatMap(({ figures = [] }) => figures),
    steps: told.flatMap(({ steps = [] }) => steps),
    ...(failures.length > 0 && { isPartial: true }),
  };
}
