import type { AuthState, Role } from '@fleetfoot/shared/contract';
import type { SignedInSession } from '@fleetfoot/shared/session';

/** What a user is told, above the page, about a change of their session that they did not make themselves. */
export type SessionNotice =
  /** They lost their place in `from`, and work in `to` from now on if there is another. */
  | { readonly kind: 'removed'; readonly from: string; readonly to: string | undefined }
  /** The session expired, or the account was disabled or deleted. */
  | { readonly kind: 'ended'; readonly keepsDrafts: boolean }
  /** The server has a newer shell than this page's. */
  | { readonly kind: 'update' };

/** A fetch of who the user is and where they work. */
export interface FetchTask {
  readonly number: number;
  readonly uid: string;
  /** The organisation that this user had selected when it began. */
  readonly held: string | undefined;
  /** Which attempt it is in the background, or which call of `refresh` waits for it. */
  readonly reason: { readonly attempt: number } | { readonly request: number };
}

/** One membership: whose, and in which organisation. */
export interface Place {
  readonly uid: string;
  readonly orgID: string;
}

export interface SessionState {
  /** The auth state as the store holds it, written by this tab or by another. */
  readonly auth: AuthState;
  /** The user of the auth service; `undefined` without one, or before its first report. */
  readonly user: string | undefined;
  readonly observing: 'no' | 'beginning' | 'yes' | 'failed';
  /** Whose drafts and device data are here. An expired session keeps them for the same user. */
  readonly owner: string | undefined;
  /** The user signs out, here or in another tab: the end needs no explanation. */
  readonly isLeaving: boolean;
  /** Number of the fetch begun last: of several under way only that one counts. */
  readonly newest: number;
  /** Number of the fetch begun last before the session ended: it and those before it bring nothing back. */
  readonly ended: number;
  /** Calls of `refresh` that wait for the auth service to know a user. */
  readonly waiting: readonly number[];
  /** The membership that is listened to. */
  readonly place: Place | undefined;
  /** What was given up until there is a connection. */
  readonly fetchesOnline: boolean;
  readonly resumesOnline: boolean;
}

/** An event, as the runner reports it. */
export type SessionEvent =
  | { readonly kind: 'start' | 'observed' | 'observe-failed' }
  | { readonly kind: 'online' | 'work-noted' | 'resume-failed' }
  /** The auth service says whom it knows. */
  | { readonly kind: 'user'; readonly uid: string | undefined }
  | { readonly kind: 'stored'; readonly auth: AuthState; readonly hasDrafts: boolean }
  | { readonly kind: 'refresh' | 'user-wait-over'; readonly request: number }
  /** The fetch of number `after` failed, and its pause is over. */
  | { readonly kind: 'fetch-again'; readonly after: number; readonly attempt: number }
  | { readonly kind: 'fetched'; readonly task: FetchTask; readonly session: SignedInSession }
  | { readonly kind: 'fetch-failed'; readonly task: FetchTask; readonly error: unknown }
  /** `unknown` when the auth service could not be asked. */
  | {
      readonly kind: 'account-checked';
      readonly account: 'there' | 'gone' | 'unknown';
      readonly task: FetchTask;
      readonly session: SignedInSession;
    }
  /** The server says which role the user has; `undefined` when it knows of none. */
  | { readonly kind: 'membership'; readonly role: Role | undefined }
  | { readonly kind: 'membership-refused' }
  | { readonly kind: 'sign-out'; readonly request: number }
  | { readonly kind: 'auth-ended'; readonly request: number; readonly uid: string | undefined }
  | { readonly kind: 'auth-not-ended'; readonly request: number; readonly error: unknown }
  | { readonly kind: 'signed-out-elsewhere' };

/** What is to be done, in the order given. */
export type SessionEffect =
  | { readonly kind: 'observe' | 'clear' | 'forget-data' | 'discard-drafts' | 'go-home' | 'tell-other-tabs' }
  /** Ends the session at the auth service, without waiting for it. */
  | { readonly kind: 'drop-auth' }
  | { readonly kind: 'fetch'; readonly task: FetchTask }
  | { readonly kind: 'check-account'; readonly task: FetchTask; readonly session: SignedInSession }
  | { readonly kind: 'save'; readonly session: SignedInSession }
  /** Listens to this membership and to no other; `undefined` ends it. */
  | { readonly kind: 'watch'; readonly place: Place | undefined }
  | { readonly kind: 'resume' | 'forget-device'; readonly uid: string }
  /** Shows a notice; `undefined` takes it away. */
  | { readonly kind: 'tell'; readonly notice: SessionNotice | undefined }
  | { readonly kind: 'announce'; readonly message: string }
  | { readonly kind: 'end-auth'; readonly request: number; readonly uid: string | undefined }
  | { readonly kind: 'later'; readonly ms: number; readonly event: SessionEvent }
  /** Answers a call of `refresh` or `signOut`, with an error if there is one. */
  | { readonly kind: 'answer'; readonly request: number; readonly error?: unknown };
