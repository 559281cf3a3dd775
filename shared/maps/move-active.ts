/**
 * Where the highlight goes.
 * @param key of the keyboard event
 * @param active index of the highlighted option, -1 for none
 * @returns the new index, or `undefined` when the key is for the text field
 */
export function moveActive(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % count;
    case 'ArrowUp':
      return active <= 0 ? count - 1 : active - 1;
    // Without a highlight these move the caret.
    case 'Home':
      return active < 0 ? undefined : 0;
    case 'End':
      return active < 0 ? undefined : count - 1;
    default:
      return undefined;
  }
}
