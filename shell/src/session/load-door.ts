import { lazyDoors } from '../federation/lazy-doors';
import type { FirebaseDoor } from './firebase-door';

/** Loads the firebase door once it is configured. A failure is not kept: the next call tries again. */
export function doorLoader(configured: Promise<unknown>): () => Promise<FirebaseDoor> {
  return async () => {
    await configured;
    return lazyDoors.firebase();
  };
}
