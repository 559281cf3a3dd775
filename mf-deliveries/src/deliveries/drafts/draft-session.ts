import { newDocumentID } from '@fleetfoot/shared/firebase';
import { useDraft, useServices } from '@fleetfoot/shared/remote';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type DeliveryFormValues, EMPTY_DELIVERY } from '../typed-delivery';
import type { DeliveryDraft } from './delivery-draft';
import { draftWriter, type ServerDraft } from './draft-writer';

export interface DraftSource {
  /** What was typed and not sent, as the shell keeps it in memory. */
  readonly memory: {
    readonly value: DeliveryDraft | undefined;
    write(draft: DeliveryDraft): void;
    discard(): void;
  };
  /** The same as the server keeps it, where it does. */
  readonly copy?: ServerDraft | undefined;
  /** What the form begins with when nothing was typed before. */
  readonly begin?: DeliveryDraft | undefined;
  /** Whether the delivery of this id was sent already: its draft is history. */
  readonly isTaken: (id: string) => Promise<boolean>;
  readonly report: (error: unknown) => void;
  readonly now: () => Date;
}

interface DraftState {
  /** What the form shows; another one when something else is to be shown. */
  readonly start: DeliveryDraft;
  /** A draft of before that was found after typing had begun. */
  readonly offered?: DeliveryDraft | undefined;
  /** What was typed before and is in the form again. */
  readonly kept?: DeliveryDraft | undefined;
  /** What was in the form before it was cleared, as long as that can be undone. */
  readonly cleared?: DeliveryDraft | undefined;
  /** Whether the server may still know of a draft. */
  readonly isLooking: boolean;
  /** Counts the deliveries begun on the page. */
  readonly round: number;
}

function emptyDraft(): DeliveryDraft {
  return { id: newDocumentID(), values: EMPTY_DELIVERY };
}

/** The draft of a form: what it begins with, and where what is typed is kept. */
export function draftSession({ memory, copy, begin, isTaken, report, now }: DraftSource) {
  const start = memory.value ?? begin ?? emptyDraft();
  const writer = copy && draftWriter(copy, report);
  const listeners = new Set<() => void>();
  // A form that begins with something is not told apart from what was typed into it.
  const keptOf = (draft: DeliveryDraft | undefined) => (begin ? undefined : draft);
  let state: DraftState = {
    start,
    kept: keptOf(memory.value),
    isLooking: copy !== undefined && memory.value === undefined,
    round: 0,
  };
  let latest = start;
  let isTouched = memory.value !== undefined;

  function set(change: Partial<DraftState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function show(draft: DeliveryDraft): void {
    latest = draft;
    set({ start: draft });
  }

  /** Until the user has chosen one of two drafts, neither overwrites the other. */
  function store(): void {
    memory.write(latest);
    if (!state.isLooking && !state.offered) writer?.write(latest);
  }

  async function find(): Promise<DeliveryDraft | undefined> {
    const draft = await copy?.read();
    const isMeant = draft !== undefined && draft.of === begin?.of && !(await isTaken(draft.id));
    return isMeant ? draft : undefined;
  }

  async function look(): Promise<void> {
    // Without an answer the page is as good as new: what was typed before waits for the next time.
    const found = await find().catch((error: unknown) => report(error));
    if (found && isTouched) return set({ isLooking: false, offered: found });
    set({ isLooking: false });
    if (found) {
      isTouched = true;
      set({ kept: keptOf(found) });
      show(found);
      memory.write(found);
    } else if (isTouched) store();
  }

  function discard(): void {
    memory.discard();
    void writer?.discard();
  }

  /** Begins the next delivery. */
  function restart(): void {
    const next = emptyDraft();
    latest = next;
    isTouched = false;
    set({ start: next, offered: undefined, kept: undefined, cleared: undefined, round: state.round + 1 });
  }

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Looks for what was typed before; returns what ends it. */
    open() {
      const onHide = () => document.visibilityState === 'hidden' && writer?.flush();
      document.addEventListener('visibilitychange', onHide);
      if (state.isLooking) void look();
      return () => {
        document.removeEventListener('visibilitychange', onHide);
        writer?.flush();
      };
    },
    latest: () => latest,
    keep(change: Partial<DeliveryDraft>) {
      const next = { ...latest, ...change };
      // The form also reports its initial values.
      if (JSON.stringify(next) === JSON.stringify(latest)) return;
      latest = { ...next, at: now().getTime() };
      isTouched = true;
      if (state.cleared) set({ cleared: undefined });
      store();
    },
    /** Takes values that the page fills in, which the user has not typed. */
    fill(values: Partial<DeliveryFormValues>) {
      latest = { ...latest, values: { ...latest.values, ...values } };
    },
    takeOffered() {
      const { offered } = state;
      if (!offered) return;
      set({ offered: undefined });
      show(offered);
      store();
    },
    leaveOffered() {
      set({ offered: undefined });
      store();
    },
    discard,
    restart,
    /** Forgets what was typed before; `undoClear` brings it back as long as nothing is typed. */
    clear() {
      const cleared = latest;
      discard();
      restart();
      set({ cleared });
    },
    undoClear() {
      const { cleared } = state;
      if (!cleared) return;
      set({ cleared: undefined, kept: cleared });
      isTouched = true;
      show(cleared);
      store();
    },
  };
}

/**
 * The draft of the form for as long as the page is open.
 * @param source of the first render; `key` is its name in memory
 */
export function useDraftSession(
  source: Pick<DraftSource, 'copy' | 'begin' | 'isTaken'> & { readonly key: string },
) {
  const { report, now } = useServices();
  const memory = useDraft<DeliveryDraft>(source.key);
  const [session] = useState(() =>
    draftSession({ ...source, memory, now, report: (error) => report(error, { draft: source.key }) }),
  );
  const state = useSyncExternalStore(session.subscribe, session.getState);
  useEffect(() => session.open(), [session]);
  return { session, ...state };
}
