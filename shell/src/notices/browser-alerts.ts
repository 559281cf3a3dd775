import type { Notice } from '@fleetfoot/shared/contract';
import type { ShellTexts } from '../texts/translation';

/** How it stands with notifications of the browser itself. */
export type AlertState = 'unsupported' | 'denied' | 'off' | 'on';

/** @param isWanted whether the user has asked for them here */
export function alertState(isWanted: boolean): AlertState {
  if (!('Notification' in window)) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return isWanted && Notification.permission === 'granted' ? 'on' : 'off';
}

/**
 * Shows a notification; the same `tag` again replaces it, also of another tab.
 * @returns whether the browser could: on a phone some show none of a page
 */
function show(title: string, { tag, body }: { tag: string; body: string }, onOpen: () => void): boolean {
  try {
    const shown = new Notification(title, { tag, body });
    shown.onclick = () => {
      window.focus();
      shown.close();
      onOpen();
    };
    return true;
  } catch {
    return false;
  }
}

/** Asks the user for permission, and shows what a notification looks like. */
export async function askForAlerts({ title, text }: ShellTexts['notices']['example']): Promise<AlertState> {
  if ((await Notification.requestPermission()) !== 'granted') return alertState(false);
  return show(title, { tag: 'fleetfoot', body: text }, () => {}) ? 'on' : 'unsupported';
}

/**
 * Shows what has come while nobody looks at the page; several at once are one.
 * @param several what that one is called
 */
export function alertOf(
  notices: readonly Notice[],
  several: (count: string) => string,
  open: (path: string) => void,
): void {
  const [first] = notices;
  if (first === undefined || !document.hidden || alertState(true) !== 'on') return;
  if (notices.length === 1) {
    show(first.title, { tag: first.id, body: first.text ?? '' }, () => open(first.path));
  } else {
    const body = notices.map(({ title }) => title).join('\n');
    show(several(String(notices.length)), { tag: first.id, body }, () => {});
  }
}
