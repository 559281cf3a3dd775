/** Whether a field with the focus has a keyboard over half of the page. */
export function hasKeysOnScreen(): boolean {
  return window.matchMedia?.('(pointer: coarse)').matches;
}
