import type { Notice } from '@fleetfoot/shared/contract';

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
export async function askForAlerts(): Promise<AlertState> {
  if ((await Notification.requestPermission()) !== 'granted') return alertState(false);
  const body = 'What others and couriers do is shown like this while you are elsewhere.';
  return show('Fleetfoot notifications are on', { tag: 'fleetfoot', body }, () => {}) ? 'on' : 'unsupported';
}

/** Shows what has come while nobody looks at the page; several at once are one. */
export function alertOf(notices: readonly Notice[], open: (path: string) => void): void {
  const [first] = notices;
  if (first === undefined || !document.hidden || alertState(true) !== 'on') return;
  if (notices.length === 1) {
    show(first.title, { tag: first.id, body: first.text ?? '' }, () => open(first.path));
  } else {
    const body = notices.map(({ title }) => title).join('\n');
    show(`${notices.length} new notifications`, { tag: first.id, body }, () => {});
  }
}
