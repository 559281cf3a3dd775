/** A day in a month, as `2026-12-31`: what is fixed in a calendar is past one day, or more than a year away. */
export const DAY_AHEAD = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
