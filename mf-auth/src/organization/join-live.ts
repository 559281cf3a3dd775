import type { Live } from '@fleetfoot/shared/firebase';

/** Two live reads as one: loading until both are there, failed when either is, `merge`d once both are ready. */
export function joinLive<A, B, T>(a: Live<A>, b: Live<B>, merge: (a: A, b: B) => T): Live<T> {
  if (a.status === 'error' || b.status === 'error') {
    const failed = [a, b].filter((live) => live.status === 'error');
    return {
      status: 'error',
      error: (a.status === 'error' ? a : (b as Extract<Live<B>, { status: 'error' }>)).error,
      retry() {
        for (const live of failed) live.retry();
      },
    };
  }
  if (a.status === 'loading' || b.status === 'loading') return { status: 'loading' };
  return { status: 'ready', data: merge(a.data, b.data), offline: a.offline || b.offline };
}
