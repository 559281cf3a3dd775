export interface SignOutSignal {
  /** Tells the other tabs. */
  send(): void;
}

/**
 * Lets every tab know that the user signed out, which a session that has merely ended does not say.
 * @param onSignOut called when another tab did
 */
export function createSignOutSignal(onSignOut: () => void): SignOutSignal {
  if (typeof BroadcastChannel === 'undefined') return { send() {} };
  const channel = new BroadcastChannel('fleetfoot.sign-out');
  channel.addEventListener('message', onSignOut);
  return { send: () => channel.postMessage(undefined) };
}
