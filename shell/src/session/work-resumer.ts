import type { AuthStore } from '@fleetfoot/shared/session';
import { UNSENT, unsent } from './outbox-on-device';

export interface WorkResumerOptions {
  readonly store: Pick<AuthStore, 'getState'>;
  /** Lets a remote go on with what it left on this device. */
  readonly resume: (remoteId: string) => Promise<void>;
  readonly report: (error: unknown, context: Readonly<Record<string, string>>) => void;
}

/**
 * Lets the remote that left work on this device go on with it, whatever page is open: what was saved without a
 * connection must not wait until its user happens to come back to where they typed it.
 * @returns to be called when it is known, or may have changed, who is there
 */
export function createWorkResumer({ store, resume, report }: WorkResumerOptions): () => void {
  let last: string | undefined;

  function resumeWork(): void {
    const { uid, selectedOrganization } = store.getState();
    const place = selectedOrganization && `${uid} ${selectedOrganization.id}`;
    const { remoteId } = unsent();
    if (place === last || remoteId === '') return;
    last = place;
    if (place !== undefined) resume(remoteId).catch(failed);
  }

  function failed(error: unknown): void {
    report(error, { session: 'resume' });
    last = undefined;
    window.addEventListener('online', resumeWork, { once: true });
  }

  // Another window noted something; it may be closed before it is sent.
  window.addEventListener('storage', ({ key }) => {
    if (key !== UNSENT) return;
    last = undefined;
    resumeWork();
  });
  return resumeWork;
}
