import type { Live } from '@fleetfoot/shared/firebase';

/** Two live reads as one: ready when both are, offline when one is. */
export function bothLive<A, B>(first: Live<A>, second: Live<B>): Live<readonly [A, B]> {
  if (first.status === 'error') return first;
  if (second.status === 'error') return second;
  if (first.status === 'loading' || second.status === 'loading') return { status: 'loading' };
  return { status: 'ready', data: [first.data, second.data], offline: first.offline || second.offline };
}
