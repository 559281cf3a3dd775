/**
 * The month so many months away.
 * @param monthYearInt as a report has it: year times a hundred and month
 * @param by -1 for the month before
 */
export function monthAway(monthYearInt: number, by: number): number {
  const months = Math.floor(monthYearInt / 100) * 12 + (monthYearInt % 100) - 1 + by;
  return Math.floor(months / 12) * 100 + (months % 12) + 1;
}
