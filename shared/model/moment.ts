import * as v from 'valibot';

/** How a moment is written, in the words of a refusal. */
export const MOMENT_FORM = 'Use ISO 8601 with seconds and an offset: 2026-11-22T14:30:00+02:00.';
const EXAMPLE = '2026-11-22T14:30:00+02:00';

/** Years that a moment may be in, reckoned in UTC: beyond them is no delivery, and what no database can compare. */
const [FIRST_YEAR, LAST_YEAR] = [2000, 2099];

const WRITTEN =
  /^(\d{4}-\d\d-\d\d)[T ]((?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d)(?:\.(\d{1,9}))?(?:Z|([+-])([01]\d|2[0-3])(?::?([0-5]\d))?)$/;

/**
 * Reads a moment as ISO 8601 with seconds and an offset of hours, with or without minutes.
 * @returns the moment to the millisecond, or why it is none
 */
function readMoment(text: string): Date | string {
  const [, day, time, fraction = '', sign = '+', hours = '00', minutes = '00'] = WRITTEN.exec(text) ?? [];
  if (day === undefined || time === undefined) return MOMENT_FORM;
  const midnight = new Date(`${day}T00:00:00Z`);
  // A day that a month does not have would become one of the next.
  if (Number.isNaN(midnight.getTime()) || !midnight.toISOString().startsWith(day)) {
    return `There is no such day. ${MOMENT_FORM}`;
  }
  const moment = new Date(`${day}T${time}.${fraction.padEnd(3, '0').slice(0, 3)}${sign}${hours}:${minutes}`);
  const year = moment.getUTCFullYear();
  if (year < FIRST_YEAR || year > LAST_YEAR) {
    return `Use a year from ${FIRST_YEAR} to ${LAST_YEAR}, such as ${EXAMPLE}.`;
  }
  return moment;
}

/** A moment that is sent, turned into its one spelling in UTC. */
export function sentMoment(description: string) {
  return v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const moment = readMoment(dataset.value);
      if (typeof moment !== 'string') return moment.toISOString();
      addIssue({ message: moment });
      return NEVER;
    }),
    v.metadata({ format: 'date-time' }),
    v.description(description),
    v.examples([EXAMPLE]),
  );
}
