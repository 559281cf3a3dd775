// The session's rules about fetches; those about all else are in session-machine.ts.
import type { SignedInSession } from '@fleetfoot/shared/session';
import type { FetchTask, SessionEffect, SessionState } from './session-types';

/** Pauses between attempts to fetch the session in the background, in milliseconds. */
const PAUSES_MS = [1_000, 5_000, 15_000] as const;

/** A transition in the making: a state of its own, and what is to be done. */
export interface Draft {
  readonly state: { -readonly [Field in keyof SessionState]: SessionState[Field] };
  readonly effects: SessionEffect[];
}

export function beginFetch({ state, effects }: Draft, uid: string, reason: FetchTask['reason']): void {
  const { auth } = state;
  state.newest += 1;
  const held = auth.uid === uid ? auth.selectedOrganization?.id : undefined;
  effects.push({ kind: 'fetch', task: { number: state.newest, uid, held, reason } });
}

export function fetchInBackground(draft: Draft, attempt = 0): void {
  const { user } = draft.state;
  if (user !== undefined) beginFetch(draft, user, { attempt });
}

/** Answers and attempts still pending are ignored: they would sign the user in again. */
export function endFetches({ state }: Draft): void {
  state.ended = state.newest;
  state.fetchesOnline = false;
}

export function answer({ effects }: Draft, { reason }: FetchTask, error?: unknown): void {
  if ('request' in reason) effects.push({ kind: 'answer', request: reason.request, error });
}

export function accept(draft: Draft, task: FetchTask, session: SignedInSession): void {
  const { newest, ended } = draft.state;
  if (task.number === newest && newest > ended) draft.effects.push({ kind: 'save', session });
  answer(draft, task);
}

export function fetchFailed(
  draft: Draft,
  { task, error }: { readonly task: FetchTask; readonly error: unknown },
): void {
  const { number, reason } = task;
  if ('request' in reason) {
    answer(draft, task, error);
    return;
  }
  const ms = PAUSES_MS[reason.attempt];
  const attempt = reason.attempt + 1;
  if (ms === undefined) draft.state.fetchesOnline = number > draft.state.ended;
  else draft.effects.push({ kind: 'later', ms, event: { kind: 'fetch-again', after: number, attempt } });
}
