/** Help is for an empty field. Its room stays, so that nothing below moves while somebody types. */
export function hintOfEmpty(value: string | undefined, hint: string): string {
  return value ? '\u00a0' : hint;
}
