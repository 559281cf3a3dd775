const HOURS_DUE = 100;

/** The hours that a bike did not ride of the hundred it should; none when it rode more. */
export function downtimeHours(totalTime: number): number {
  return Math.max(0, HOURS_DUE - totalTime);
}
