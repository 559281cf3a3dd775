/** What some browsers tell of a connection. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** What a user wants of this device: `auto` asks the browser. */
export type DataChoice = 'auto' | 'on' | 'off';

/** Of whoever is signed in; it goes with what else is kept of them. */
export const DATA_CHOICE = 'fleetfoot.save-data';

export function dataChoice(): DataChoice {
  try {
    const kept = localStorage.getItem(DATA_CHOICE);
    return kept === 'on' || kept === 'off' ? kept : 'auto';
  } catch {
    return 'auto';
  }
}

/**
 * Keeps the choice, and tells every page that is open.
 * @throws when the browser keeps nothing
 */
export function chooseData(choice: DataChoice): void {
  if (choice === 'auto') localStorage.removeItem(DATA_CHOICE);
  else localStorage.setItem(DATA_CHOICE, choice);
  // As other windows are told by the browser.
  dispatchEvent(new StorageEvent('storage', { key: DATA_CHOICE }));
}

/** Calls the listener after a choice in this window or another; returns the function that ends it. */
export function onDataChoice(listener: () => void): () => void {
  function hear({ key }: StorageEvent): void {
    if (key === DATA_CHOICE) listener();
  }
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}

/** Whether the user, or their connection, would rather not load what was not asked for. */
export function isDataLight(): boolean {
  const choice = dataChoice();
  if (choice !== 'auto') return choice === 'on';
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? '');
}
