/**
 * Ends the note of what its user chose. It is looked for by that alone, because it is read before it is known who is signed in;
 * what comes before it lets the shell delete it with the user.
 */
export const DATA_CHOICE = '.save-data';

/**
 * Calls the listener after a choice in this window or another.
 * @returns the function that ends it
 */
export function onDataChoice(listener: () => void): () => void {
  function hear({ key }: StorageEvent): void {
    if (key?.endsWith(DATA_CHOICE)) listener();
  }
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}
