import type { Live } from '@fleetfoot/shared/firebase';

/**
 * A read that was refused, as one that found nothing: whoever asks for a restaurant that does not exist gets the same
 * refusal as for one of another organisation, and nobody may learn which it was.
 */
export function deniedAsMissing<T>(result: Live<T | undefined>): Live<T | undefined> {
  if (result.status !== 'error' || result.error.code !== 'permission-denied') return result;
  return { status: 'ready', data: undefined, offline: false };
}
