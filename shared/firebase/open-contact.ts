import { users } from '@fleetfoot/shared/model/team/people';
import { browserConnection } from './connection';
import type { LiveSurroundings } from './live-store';
import { openAuth } from './open-auth';
import { openFirestore, openReading } from './open-firestore';
import { createServerContact } from './server-contact';

/** Reads the user's own profile, on the stream that all listeners share: what cuts them off cuts this off. */
async function askServer(): Promise<void> {
  if (!browserConnection.isOnline()) throw new Error('Nobody is asked while offline.');
  const { currentUser } = (await openAuth()).auth;
  // Signing out closes the database: nothing opens it again for this.
  if (!currentUser) return;
  const { isLight, readNow, firestore } = await openReading();
  // Nobody listens: there is nothing that could be cut off.
  if (!isLight) await readNow(firestore, users.document(currentUser.uid));
}

/** Ends the stream that all listeners share, and opens another: what was confirmed is not read again. */
async function reconnect(): Promise<void> {
  const opened = openFirestore.current();
  if (!opened || !browserConnection.isOnline()) return;
  try {
    const { sdk, firestore } = await opened;
    await sdk.disableNetwork(firestore);
    await sdk.enableNetwork(firestore);
  } catch {
    // Closed meanwhile by a sign-out: there is nothing left to ask.
  }
}

/** What live reads of the browser depend on. */
export const browserSurroundings: LiveSurroundings = {
  connection: browserConnection,
  contact: createServerContact({
    ask: askServer,
    reconnect,
    isVisible: () => document.visibilityState === 'visible',
  }),
};
