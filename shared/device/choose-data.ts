import { DATA_CHOICE } from './data-choice';
import { keptChoice } from './is-data-light';
import { userPrefix } from './user-data';

/** What a user wants of this device: `auto` asks the browser. */
export type DataChoice = 'auto' | 'on' | 'off';

export function dataChoice(): DataChoice {
  const kept = keptChoice();
  return kept === 'on' || kept === 'off' ? kept : 'auto';
}

/**
 * Keeps the choice of a user, and tells every page that is open.
 * @throws when the browser keeps nothing; nothing has changed then
 */
export function chooseData(choice: DataChoice, uid: string): void {
  const key = userPrefix(uid).slice(0, -1) + DATA_CHOICE;
  if (choice !== 'auto') localStorage.setItem(key, choice);
  const others = Object.keys(localStorage).filter((known) => known.endsWith(DATA_CHOICE));
  for (const other of others) if (choice === 'auto' || other !== key) localStorage.removeItem(other);
  // Automatic asks the connection anew.
  delete document.documentElement.dataset.slow;
  // As other windows are told by the browser.
  dispatchEvent(new StorageEvent('storage', { key }));
}
