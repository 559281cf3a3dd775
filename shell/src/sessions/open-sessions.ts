import { AccountParts } from '../chrome/account-parts';
import type { FirebaseDoor } from '../session/firebase-door';
import type { ShellStore } from '../shell-state';
import { SessionParts } from './session-parts';
import { createSessionStart, type SessionStart, type SessionStartOptions } from './session-start';
import { TestModeSwitch } from './test-mode-switch';

/** What the shell does about sign-ins besides following who is signed in. */
export interface Sessions extends Pick<SessionStart, 'check' | 'compare' | 'follow'> {
  /** Shows a dialog that asks for a new code; resolves with whether one was entered. */
  askForCode(): Promise<boolean>;
}

interface OpenSessionsOptions extends Pick<SessionStartOptions, 'report'> {
  readonly shell: ShellStore;
  readonly door: FirebaseDoor;
}

/** Begins to keep the server told of sign-ins, and draws what is told of them, and what else may come after a page. */
export function openSessions({ shell, door, report }: OpenSessionsOptions): Sessions {
  const { follow, compare, check, renew } = createSessionStart({
    ...{ door, report },
    onSession: (session) => shell.setState({ session }),
  });
  shell.setState({ SessionParts, TestModeSwitch, AccountParts });

  async function askForCode(): Promise<boolean> {
    const isEntered = await new Promise<boolean>((resolve) => {
      shell.setState({ codeRequest: { finish: resolve } });
    });
    shell.setState({ codeRequest: undefined });
    // The new sign-in is trusted as its device is, once the server has heard of it.
    if (isEntered) await renew();
    return isEntered;
  }
  return { follow, compare, check, askForCode };
}
