export interface ChangeSignal {
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
