import type { DayFigure, DayLines, SetupStep } from '@fleetfoot/shared/contract';
import { deviceStore, sessionCheck } from '@fleetfoot/shared/device';
import { formatDate } from '@fleetfoot/shared/domain';
import { databaseIsOpen } from '@fleetfoot/shared/firebase';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAuthState, useShellContext } from '../chrome/use-shell';
import { report } from '../report';
import { areAllDone, linesOf } from './lines';

/** What a page shows is read again after this, while somebody sees it. In milliseconds. */
const STALE_MS = 5 * 60_000;
/** A page that is returned to sooner shows what was read, and reads what is left to set up after it. In milliseconds. */
const FRESH_MS = 30_000;

/** A remote whose answer failed is asked again after this, once for each time that all are read. In milliseconds. */
const AGAIN_MS = 10_000;

/** What a remote said last. */
interface Told {
  readonly lines: DayLines;
  readonly at: Date;
  /** Whether it could not be asked since. */
  readonly isOld: boolean;
}

/** What there is to set up and to do today, as far as it is known. */
export interface Day {
  readonly steps: readonly SetupStep[];
  readonly figures: readonly DayFigure[];
  /** Whether every remote has told all of it. */
  readonly isWhole: boolean;
  /** Whether remotes are being asked. */
  readonly isAsking: boolean;
  /** Whether a remote says that nothing was made with it yet. */
  readonly isNew: boolean;
  /** When the oldest of it was so, where a remote could not be asked since. */
  readonly asOf: Date | undefined;
  /** Puts the steps away, on this device. */
  readonly putAway: () => void;
  /** Shows the steps again. */
  readonly bringBack: () => void;
}

type Answers = Readonly<Record<string, Told | undefined>>;

/** The lines of all remotes in their order. What was told on another day is of that day. */
function dayOf(
  ids: readonly string[],
  answers: Answers,
  now: Date,
): Pick<Day, 'steps' | 'figures' | 'isWhole' | 'isNew' | 'asOf'> {
  const today = formatDate(now);
  const told = ids.flatMap((id) => answers[id] ?? []).filter(({ at }) => formatDate(at) === today);
  const inOrder = <Line extends { readonly order: number }>(lines: readonly Line[]) =>
    lines.toSorted((one, other) => one.order - other.order);
  const [oldest] = told
    .filter(({ isOld }) => isOld)
    .map(({ at }) => at)
    .sort((one, other) => one.getTime() - other.getTime());
  return {
    steps: inOrder(told.flatMap(({ lines }) => lines.steps ?? [])),
    figures: inOrder(told.flatMap(({ lines }) => lines.figures ?? [])),
    isWhole: told.length === ids.length && !told.some(({ lines }) => lines.isPartial),
    isNew: told.some(({ lines }) => lines.isNew),
    asOf: oldest,
  };
}

/**
 * Asks the remotes for their lines while they are shown, each by itself: one that is down or slow costs only its own.
 * @param isShown whether there is a place for them, and they may be read
 */
export function useDay(uid: string, orgID: string, isShown: boolean): Day {
  const { session, remotes, now } = useShellContext();
  const role = useAuthState(({ selectedOrganization }) => selectedOrganization?.role);
  const [device] = useState(() =>
    deviceStore<boolean | string>({
      ...{ uid, remoteID: 'shell', name: 'setup-put-away' },
      isCurrent: sessionCheck(session, uid, orgID),
    }),
  );
  const [answers, setAnswers] = useState<Answers>({});
  const [isAsking, setAsking] = useState(false);
  /** Whose answer failed when all were read. */
  const [failing, setFailing] = useState<readonly string[]>([]);
  const [isPutAway, setPutAway] = useState<boolean>();
  /** Of whom all was set up; of nobody, once the steps are wanted back. */
  const [completeFor, setCompleteFor] = useState<string>();
  /** How often its user wanted the steps back. */
  const [wanted, setWanted] = useState(0);
  const readAt = useRef(Number.NEGATIVE_INFINITY);
  const runs = useRef(0);
  const ids = remotes
    .entries()
    .filter(({ day }) => day)
    .map(({ id }) => id);
  /** Another role may do more, and another remote has steps of its own. */
  const asker = [role, ...ids].join(' ');
  const completeKey = `${orgID} complete`;

  /** Resolves with what the remote says, if it says it; what a later run has asked since is not put back. */
  async function ask(id: string, steps: boolean, run: number): Promise<DayLines | undefined> {
    try {
      // What the page itself reads comes first.
      await databaseIsOpen();
      const { module, services } = await remotes.open(id);
      const lines = linesOf(await module.readDay?.(services, { steps }));
      if (run !== runs.current) return undefined;
      const at = now();
      setAnswers((known) => {
        // All of them are done: they stay ticked where they stand.
        const kept = steps ? lines.steps : known[id]?.lines.steps;
        return { ...known, [id]: { lines: { ...lines, steps: kept ?? [] }, at, isOld: false } };
      });
      return lines;
    } catch (error) {
      if (run !== runs.current) return undefined;
      if (navigator.onLine) report(error, { remote: id, kind: 'day' });
      setAnswers((known) => ({ ...known, [id]: known[id] && { ...known[id], isOld: true } }));
      return undefined;
    }
  }
  const known = dayOf(ids, answers, now());
  const asksSteps = !isPutAway && completeFor !== asker;
  const hasOpenSteps = known.steps.length > 0 && !areAllDone(known.steps);

  const read = useEffectEvent(async (longest: number) => {
    if (isPutAway === undefined || document.hidden || performance.now() - readAt.current < longest) return;
    readAt.current = performance.now();
    runs.current += 1;
    const run = runs.current;
    const steps = asksSteps;
    setAsking(true);
    const answered = await Promise.all(ids.map((id) => ask(id, steps, run)));
    if (run !== runs.current) return;
    setAsking(false);
    setFailing(ids.filter((_, index) => answered[index] === undefined));
    const told = answered.flatMap((lines) => lines ?? []);
    // Nothing is known: the next visit asks again.
    if (told.length === 0) readAt.current = Number.NEGATIVE_INFINITY;
    const isWhole = told.length === ids.length && !told.some(({ isPartial }) => isPartial);
    if (steps && isWhole && areAllDone(told.flatMap((lines) => lines.steps ?? []))) {
      setCompleteFor(asker);
      device.put(completeKey, asker).catch(() => undefined);
    }
  });

  useEffect(() => {
    // A browser that keeps nothing asks for the steps again.
    Promise.all([device.get(orgID), device.get(completeKey)]).then(
      ([kept, complete]) => {
        if (typeof complete === 'string') setCompleteFor((chosen) => chosen ?? complete);
        setPutAway((chosen) => chosen ?? kept === true);
      },
      () => setPutAway((chosen) => chosen ?? false),
    );
  }, [device, orgID, completeKey]);

  const askAgain = useEffectEvent(() => {
    setFailing([]);
    for (const id of failing) void ask(id, asksSteps, runs.current);
  });

  useEffect(() => {
    if (!isShown || failing.length === 0) return undefined;
    const timer = setTimeout(askAgain, AGAIN_MS);
    return () => clearTimeout(timer);
  }, [isShown, failing]);

  const restOfFresh = useEffectEvent(() =>
    hasOpenSteps ? FRESH_MS - (performance.now() - readAt.current) : 0,
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is put away or back is asked for anew.
  useEffect(() => {
    if (!isShown) return undefined;
    const rest = restOfFresh();
    void read(FRESH_MS);
    // What was set up on another page is ticked before long.
    const soon = rest > 0 ? setTimeout(() => void read(0), rest) : undefined;
    const again = () => void read(STALE_MS);
    const back = () => void read(0);
    const timer = setInterval(again, STALE_MS);
    document.addEventListener('visibilitychange', again);
    addEventListener('online', back);
    return () => {
      clearTimeout(soon);
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
      removeEventListener('online', back);
    };
  }, [isShown, isPutAway, wanted]);

  function failed(error: unknown): void {
    report(error, { shell: 'day' });
  }
  return {
    ...known,
    isAsking,
    steps: isPutAway === false ? known.steps : [],
    isNew: isPutAway === false && known.isNew,
    putAway() {
      setPutAway(true);
      device.put(orgID, true).catch(failed);
    },
    bringBack() {
      setPutAway(false);
      setCompleteFor('');
      setWanted((times) => times + 1);
      readAt.current = Number.NEGATIVE_INFINITY;
      Promise.all([device.remove(orgID), device.remove(completeKey)]).catch(failed);
    },
  };
}
