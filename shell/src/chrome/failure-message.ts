import type { RemoteErrorKind } from '@fleetfoot/shared/federation';

export interface FailureMessage {
  readonly title: string;
  readonly text: string;
  /** Whether loading the whole page again is what helps. */
  readonly reload: boolean;
}

/** What a user reads about a remote that cannot be shown. */
export const FAILURE_MESSAGES: Readonly<Record<RemoteErrorKind, FailureMessage>> = {
  unreachable: {
    title: 'This page is not available right now',
    text: 'It could not be reached. Check your connection and try again. The rest of the dashboard keeps working.',
    reload: false,
  },
  timeout: {
    title: 'This page is taking too long',
    text: 'It did not load in time. Check your connection and try again.',
    reload: false,
  },
  stale: {
    title: 'This page has moved on',
    text: 'Its files are no longer there, as after an update. Try again, or reload to get the newest version.',
    reload: true,
  },
  malformed: {
    title: 'This page did not load properly',
    text: 'Try again in a moment; if it keeps happening, contact support.',
    reload: false,
  },
  incompatible: {
    title: 'Update needed',
    text: 'This page needs another version of the dashboard. Reload to update.',
    reload: true,
  },
  crashed: {
    title: 'This page has stopped working',
    text: 'Something went wrong on our side. Try again; if it keeps happening, contact support.',
    reload: false,
  },
};
