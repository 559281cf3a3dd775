import { databaseName } from '@fleetfoot/shared/device';
import { manifest } from '../manifest';

/** Whose data on the device the outbox is. */
export const OUTBOX = { remoteID: manifest.id, name: 'outbox' } as const;

/** Name of a user's outbox on this device: its database, and what its windows tell each other about it. */
export function outboxName(uid: string): string {
  return databaseName({ uid, ...OUTBOX });
}

interface ChangeSignal {
  /** Tells the other windows. */
  send(): void;
  close(): void;
}

/**
 * Lets the windows of a browser know of one another's changes.
 * @param onChange called when another window sent
 */
export function changeSignal(name: string, onChange: () => void): ChangeSignal {
  if (typeof BroadcastChannel === 'undefined') return { send() {}, close() {} };
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', onChange);
  return { send: () => channel.postMessage(undefined), close: () => channel.close() };
}
