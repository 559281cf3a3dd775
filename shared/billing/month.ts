const KEY = new Intl.DateTimeFormat('en-CA', {
  year: 'numeric',
  month: '2-digit',
  timeZone: 'Africa/Johannesburg',
});
const NAME = new Intl.DateTimeFormat('en-ZA', { year: 'numeric', month: 'long', timeZone: 'UTC' });

/** The month that a moment belongs to in South Africa, as `2026-11`. */
export function monthOf(moment: Date): string {
  return KEY.format(moment);
}

/** A month such as `2026-11` in words: `November 2026`. */
export function formatMonth(month: string): string {
  return NAME.format(new Date(`${month}-01T00:00:00Z`));
}
