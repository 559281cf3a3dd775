import * as fc from 'fast-check';

const whole = (min: number, max: number) => fc.integer({ min, max });
const digits = (value: number, length = 2) => String(value).padStart(length, '0');

/** A day of the calendar, of its year or of a week, as ISO 8601 has them, also days that do not exist. */
const day = fc
  .oneof({ weight: 4, arbitrary: whole(1990, 2110) }, { weight: 1, arbitrary: whole(0, 9999) })
  .chain((year) =>
    fc.oneof(
      {
        weight: 6,
        arbitrary: fc
          .tuple(whole(0, 13), whole(0, 32), fc.constantFrom('-', '-', '-', ''))
          .map(([month, date, dash]) => [digits(year, 4), digits(month), digits(date)].join(dash)),
      },
      { weight: 1, arbitrary: whole(1, 366).map((date) => `${digits(year, 4)}-${digits(date, 3)}`) },
      {
        weight: 1,
        arbitrary: fc
          .tuple(whole(1, 53), whole(1, 7))
          .map(([week, at]) => `${digits(year, 4)}-W${digits(week)}-${at}`),
      },
      { weight: 1, arbitrary: fc.constantFrom('+', '-').map((sign) => `${sign}00${digits(year, 4)}-06-15`) },
    ),
  );

const fraction = fc.tuple(fc.constantFrom('.', '.', '.', ','), whole(0, 999_999_999), whole(1, 12));

/** A time of day in each of its spellings, also ones past the end of a day. */
const time = fc
  .record({
    hour: whole(0, 25),
    minute: whole(0, 61),
    second: fc.option(whole(0, 61), { nil: undefined, freq: 6 }),
    part: fc.option(fraction, { nil: undefined, freq: 2 }),
    colon: fc.constantFrom(':', ':', ':', ''),
  })
  .map(({ hour, minute, second, part, colon }) => {
    const [mark = '', value = 0, length = 0] = part ?? [];
    const read = [hour, minute, ...(second === undefined ? [] : [second])].map((one) => digits(one));
    return `${read.join(colon)}${mark}${part ? String(value).padStart(length, '0') : ''}`;
  });

/** An offset in each of its spellings, or none. */
const offset = fc.oneof(
  fc.constantFrom('Z', 'z', '', ' Z', '+02', '-00', '+02:00', '+0200', ' 02:00', '\u221202:00'),
  fc
    .tuple(
      fc.constantFrom('+', '-'),
      whole(0, 25),
      fc.option(whole(0, 61), { nil: undefined }),
      fc.constantFrom(':', ''),
    )
    .map(([sign, hour, minute, colon]) =>
      minute === undefined ? `${sign}${digits(hour)}` : `${sign}${digits(hour)}${colon}${digits(minute)}`,
    ),
);

/** A text by the grammar of ISO 8601, with a moment or without one. */
export const isoText = fc
  .tuple(day, fc.constantFrom('T', 'T', 'T', ' ', 't', '', '  '), time, offset)
  .map((parts) => parts.join(''));
