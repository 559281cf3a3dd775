import type { AuthState, SelectedOrganization } from '@fleetfoot/shared/contract';
import type { Drafts } from './create-drafts';
import { endedNotice, removedNotice, type SessionNotice } from './session-notice';

export interface SessionChangesOptions {
  readonly drafts: Drafts;
  /** Shows a notice; `undefined` takes it away. */
  readonly notify: (notice: SessionNotice | undefined) => void;
  readonly announce: (message: string) => void;
  /** Leaves a page that belongs to another organisation. */
  readonly goHome: () => void;
  /** Drops what was read of an organisation. */
  readonly forgetData: () => void;
  /** Takes what a user has not sent from the device. */
  readonly forgetWork: (uid: string | undefined) => void;
}

export interface SessionChanges {
  /** Tells the user what a change means for them, whoever found it out: this tab or another. */
  changed(state: AuthState, previous: AuthState): void;
  /** The user signs out, here or in another tab: there is nothing to explain. */
  signOutBegins(): void;
  signOutFailed(): void;
}

export function createSessionChanges(options: SessionChangesOptions): SessionChanges {
  const { drafts, notify, announce, goHome, forgetData, forgetWork } = options;
  let isExpected = false;

  function left(
    uid: string | undefined,
    before: SelectedOrganization,
    now: SelectedOrganization | undefined,
  ): void {
    drafts.discardAll();
    forgetData();
    forgetWork(uid);
    notify(removedNotice(before.name, now?.name));
    if (now !== undefined) goHome();
  }

  function placeChanged(
    uid: string | undefined,
    before: SelectedOrganization | undefined,
    now: SelectedOrganization | undefined,
  ): void {
    if (before !== undefined && before.id !== now?.id) left(uid, before, now);
    else if (before === undefined && now !== undefined) notify(undefined);
    else if (now !== undefined && now.role !== before?.role) {
      announce(`You are now ${now.role === 'Admin' ? 'an Admin' : 'a Member'} of ${now.name}.`);
    }
  }

  return {
    changed(state, previous) {
      if (!state.isSignedIn) {
        if (previous.isSignedIn) notify(isExpected ? undefined : endedNotice(!drafts.isEmpty()));
      } else if (state.uid !== previous.uid) {
        isExpected = false;
        notify(undefined);
      } else placeChanged(state.uid, previous.selectedOrganization, state.selectedOrganization);
    },
    signOutBegins() {
      isExpected = true;
    },
    signOutFailed() {
      isExpected = false;
    },
  };
}
