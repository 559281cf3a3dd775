import type { DayLines, TourStop } from '@fleetfoot/shared/contract';
import { databaseIsOpen } from '@fleetfoot/shared/firebase';
import { findRoute } from '@fleetfoot/shared/session';
import { linesOf } from '../day/lines';
import type { KnownRemotes } from '../remotes/known-remotes';
import { report } from '../report';
import { TOUR } from '../texts/english/tour';

/** A stop that is on every page has no path. */
export type Stop = Omit<TourStop, 'path'> & { readonly path?: string };

export interface FoundStops {
  readonly stops: readonly Stop[];
  /** Whether every remote has answered. */
  readonly isWhole: boolean;
}

/** A remote that takes longer is passed by. In milliseconds. */
const LONGEST_WAIT_MS = 8_000;

/** The shell's own: it is there whatever remotes are down. */
export const FIND: Stop = { ...TOUR.find, order: 50 };

async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The stops did not come in time.')), LONGEST_WAIT_MS);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

async function linesFrom(remotes: KnownRemotes, id: string): Promise<DayLines> {
  // What the page itself reads comes first.
  await databaseIsOpen();
  const { module, services } = await remotes.open(id);
  return linesOf(await module.readDay?.(services, { steps: false, stops: true }));
}

/** In their order, of which each has one of its own: of two at one place, the first one stays. */
function inOrder(stops: readonly Stop[]): readonly Stop[] {
  return stops
    .filter(({ order }) => Number.isFinite(order))
    .toSorted((one, other) => one.order - other.order)
    .filter(({ order }, index, sorted) => order !== sorted[index - 1]?.order);
}

/**
 * The stops of all remotes in their order, with the shell's own. A remote that is down or slow costs only its own, as does one whose
 * page no remote has in this release; none rejects.
 */
export async function tourStops(remotes: KnownRemotes): Promise<FoundStops> {
  const entries = remotes.entries();
  const routes = entries.flatMap((entry) => entry.routes);
  const told = await Promise.all(
    entries
      .filter(({ day }) => day)
      .map(async ({ id }): Promise<readonly TourStop[] | undefined> => {
        try {
          return (await inTime(linesFrom(remotes, id))).stops ?? [];
        } catch (error) {
          if (navigator.onLine) report(error, { remote: id, kind: 'tour' });
          return undefined;
        }
      }),
  );
  const stops = told.flatMap((each) => each ?? []).filter(({ path }) => findRoute(path, routes));
  return { stops: inOrder([FIND, ...stops]), isWhole: !told.includes(undefined) };
}
