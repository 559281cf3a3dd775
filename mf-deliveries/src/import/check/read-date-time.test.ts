import fc from 'fast-check';
import { RUNS } from '../testing/runs';
import { orderOf, readDateTime } from './read-date-time';

function read(text: string, order?: 'day' | 'month'): string | undefined {
  const result = readDateTime(text, order);
  return result.ok ? result.value : undefined;
}

function messageOf(text: string, order?: 'day' | 'month'): string {
  const result = readDateTime(text, order);
  return 'message' in result ? result.message : JSON.stringify(result);
}

const pad = (value: number, width = 2) => String(value).padStart(width, '0');

const MONTHS = [
  'January February March April May June July August September October November December',
  'Jan. Feb. Mar. Apr. May Jun. Jul. Aug. Sept. Oct. Nov. Dec.',
  'Januarie Februarie Maart April Mei Junie Julie Augustus September Oktober November Desember',
  'Jan Feb Mrt Apr Mei Jun Jul Aug Sep Okt Nov Des',
  'uJanuwari uFebruwari uMashi u-Ephreli uMeyi uJuni uJulayi u-Agasti uSepthemba u-Okthoba uNovemba uDisemba',
  'Janyuwari Februwari Matshi Epreli Meyi Juni Julayi Agasti Septemba Okthobha Novemba Disemba',
  'Pherekgong Hlakola Tlhakubele Mmesa Motsheanong Phupjane Phupu Phato Loetse Mphalane Pudungwana Tshitwe',
].map((names) => names.replaceAll('u-', '').split(' '));
const WEEKDAYS = [
  'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
  'Sun Mon Tue Wed Thu Fri Sat',
  'Sondag Maandag Dinsdag Woensdag Donderdag Vrydag Saterdag',
  'So. Ma. Di. Wo. Do. Vr. Sa.',
].map((names) => names.split(' '));

interface Moment {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  /** In South African time, as a field for a moment writes it. */
  readonly value: string;
  /** Of the same moment in UTC. */
  readonly utc: string;
  readonly weekday: number;
}

function momentOf(date: Date): Moment {
  const value = date.toISOString().slice(0, 16);
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = value.split(/\D/).map(Number);
  const utc = new Date(Date.parse(`${value}Z`) - 2 * 3_600_000).toISOString();
  return { year, month, day, hour, minute, value, utc, weekday: date.getUTCDay() };
}

/** Every way to write a time. */
function timesOf({ hour, minute }: Moment): readonly string[] {
  const half = hour < 12 ? 'AM' : 'PM';
  const twelve = hour % 12 || 12;
  const [h, min] = [pad(hour), pad(minute)];
  return [
    ...[
      `${h}:${min}`,
      `${hour}:${min}`,
      `${h}h${min}`,
      `${hour}H${min}`,
      `${h}:${min}:59`,
      `${h}:${min}:00.000`,
    ],
    ...[
      `${twelve}:${min} ${half}`,
      `${twelve}:${min}:30\u202f${half}`,
      `${twelve}:${min}${half.toLowerCase()}`,
    ],
    ...[
      `${twelve}:${min} ${half === 'AM' ? 'a.m.' : 'p.m.'}`,
      `${twelve}:${min} ${half === 'AM' ? 'vm.' : 'nm.'}`,
    ],
    ...[
      `${h}:${min} SAST`,
      `${h}:${min}+0200`,
      `${h}:${min} +02:00`,
      `${h}:${min}:00 GMT+2`,
      `${h}:${min} hrs`,
    ],
    ...(minute === 0 ? [`${twelve} ${half}`, `${hour}h`] : []),
  ];
}

/** Every way to write a date that has one meaning. */
function datesOf({ year, month, day, weekday }: Moment): readonly string[] {
  const [m, d] = [pad(month), pad(day)];
  const ordinal = `${day}${{ 1: 'st', 2: 'nd', 3: 'rd', 21: 'st', 22: 'nd', 23: 'rd', 31: 'st' }[day] ?? 'th'}`;
  const named = MONTHS.flatMap((names) => {
    const name = names[month - 1] ?? '';
    return [
      ...[
        `${day} ${name} ${year}`,
        `${d}-${name}-${year}`,
        `${day} ${name} ${pad(year % 100)}`,
        `${name} ${day}, ${year}`,
      ],
      ...[
        `${ordinal} of ${name} ${year}`,
        `${name} ${ordinal} ${year}`,
        `${year} ${name} ${day}`,
        `${name.toUpperCase()} ${d} ${year}`,
      ],
    ];
  });
  const dayFirst = WEEKDAYS.map((names) => `${names[weekday]}, ${day} ${MONTHS[0]?.[month - 1]} ${year}`);
  return [
    `${year}-${m}-${d}`,
    `${year}/${m}/${d}`,
    `${year}.${month}.${day}`,
    `${year} ${m} ${d}`,
    `${year}${m}${d}`,
    ...named,
    ...dayFirst,
  ];
}

function numericOf(first: number, second: number, year: number): readonly string[] {
  return ['/', '-', '.', ' '].flatMap((sign) => [
    ...[`${pad(first)}${sign}${pad(second)}${sign}${year}`, `${first}${sign}${second}${sign}${year}`],
    ...[`${pad(first)}${sign}${pad(second)}${sign}${pad(year % 100)}`],
  ]);
}

const moment = fc
  .date({ min: new Date('2000-01-01T02:00:00Z'), max: new Date('2099-12-31T21:59:00Z'), noInvalidDate: true })
  .map(momentOf);

describe('a moment', () => {
  test('a moment is read from every form that has one meaning, whatever the order of its column', () => {
    const order = fc.constantFrom(undefined, 'day' as const, 'month' as const);
    fc.assert(
      fc.property(moment, order, fc.nat(), fc.nat(), (one, order, dateAt, timeAt) => {
        const [dates, times] = [datesOf(one), timesOf(one)];
        const date = dates[dateAt % dates.length] ?? '';
        const time = times[timeAt % times.length] ?? '';
        const written = [
          `${date} ${time}`,
          `${date}, ${time}`,
          `  ${date}\u00a0 ${time} `,
          `${time} ${date}`,
          `${date} om ${time}`,
        ];
        for (const text of written) expect([text, read(text, order)]).toEqual([text, one.value]);
      }),
      RUNS,
    );
  });

  test('a moment of numbers is read by the order of its column, and without one it is never another moment', () => {
    fc.assert(
      fc.property(moment, fc.nat(), fc.nat(), (one, dateAt, timeAt) => {
        const times = timesOf(one);
        const time = times[timeAt % times.length] ?? '';
        const days = numericOf(one.day, one.month, one.year);
        const months = numericOf(one.month, one.day, one.year);
        const [day, month] = [days, months].map((dates) => `${dates[dateAt % dates.length]} ${time}`);
        expect([day, read(day ?? '', 'day')]).toEqual([day, one.value]);
        expect([month, read(month ?? '', 'month')]).toEqual([month, one.value]);
        for (const text of [day ?? '', month ?? '']) {
          const isEither = one.day <= 12 && one.day !== one.month;
          expect([text, read(text)]).toEqual([text, isEither ? undefined : one.value]);
          if (isEither)
            expect([orderOf(text), readDateTime(text)]).toEqual(['either', { ok: false, isEither: true }]);
        }
      }),
      RUNS,
    );
  });

  test('a moment is read from what machines write', () => {
    fc.assert(
      fc.property(moment, (one) => {
        const { year, month, day, hour, minute, value, utc, weekday } = one;
        const serial = (Date.parse(`${value}Z`) - Date.UTC(1899, 11, 30)) / 86_400_000;
        const name = WEEKDAYS[1]?.[weekday];
        const short = MONTHS[1]?.[month - 1]?.slice(0, 3);
        const texts = [
          ...[
            value,
            `${value}:00`,
            `${value}:59.999`,
            `${value}+02:00`,
            utc,
            utc.replace('.000', ''),
            utc.replace('.000Z', '+00:00'),
          ],
          ...[
            utc.replace(/[-:]|\.000/g, ''),
            value.replace(/[-:]/g, ''),
            `${value.replace('T', ' ').replace(':', '')}`,
          ],
          `${name} ${short} ${pad(day)} ${year} ${pad(hour)}:${pad(minute)}:00 GMT+0200 (South Africa Standard Time)`,
          new Date(utc).toUTCString(),
          `${name} ${short} ${day} ${pad(hour)}:${pad(minute)}:00 ${year}`,
          `${day} ${short} ${year} ${pad(hour)}.${pad(minute)}`,
          `${year}-${pad(month)}-${pad(day)} ${hour}.${pad(minute)}`,
        ];
        for (const text of texts) expect([text, read(text)]).toEqual([text, value]);
        if (hour + minute === 0) return;
        for (const text of [serial.toFixed(5), serial.toFixed(9).replace('.', ',')]) {
          expect([text, read(text)]).toEqual([text, value]);
        }
      }),
      RUNS,
    );
  });
});

test.each([
  ['01/12/2027 14:05', 'either'],
  ['12.1.27 2pm', 'either'],
  ['01/13/2027 14:05', 'month'],
  ['13-01-2027', 'day'],
  ['Wed 01/12/2027 14:05', 'day'],
  ['Tue 01/12/2027 14:05', 'month'],
  ['01/01/2027 14:05', undefined],
  ['2027-12-01 14:05', undefined],
  ['1 Dec 2027 14:05', undefined],
  ['31/31/2027 14:05', undefined],
  ['soon', undefined],
])('the order of %j is %s', (text, order) => expect(orderOf(text)).toBe(order));

const FORM = 'Enter a date and a time, such as 24 Nov 2026 14:00.';

test.each([
  ['soon', FORM],
  ['', FORM],
  ['?', FORM],
  ['123', FORM],
  ['99999.5', FORM],
  ['Wednesday', FORM],
  ['2027-02-03', /^The time is missing\./],
  ['1 Desember 2027', /^The time is missing\./],
  ['46357', /^The time is missing\./],
  ['13/01/2027', /^The time is missing\./],
  ['13:00', /^The date is missing\./],
  ['Wed 2 pm', /^The date is missing\./],
  ['1 Dec 14:05', /^The year is missing\./],
  ['01/12 14:05', /^The year is missing\./],
  ['5 Junk 2027 10:00', /^A word of this date is not known\./],
  ['3 Foo 2027 10:00', /^A word of this date is not known\./],
  ['tomorrow 10:00', /^A word of this date is not known\./],
  ['1 Dec Jan 2027 10:00', /^A word of this date is not known\./],
  ['1 Dec 2027 08:00-09:00', FORM],
  ['1 Dec 2027 10:00 EST', /^A word of this date is not known\./],
  ['2027-02-31 10:00', /^This date does not exist\./],
  ['31/02/2027 10:00', /^This date does not exist\./],
  ['31 February 2027 10:00', /^This date does not exist\./],
  ['29/02/2027 10:00', /^This date does not exist\./],
  ['2027-13-01 10:00', /^This date does not exist\./],
  ['0/5/2027 10:00', /^This date does not exist\./],
  ['2027-02-03 25:00', /^This time does not exist\./],
  ['2027-02-03 24:00', /^This time does not exist\./],
  ['2027-02-03 10:60', /^This time does not exist\./],
  ['2027-02-03 13:00 AM', /^This time does not exist\./],
  ['2027-02-03 0:30 PM', /^This time does not exist\./],
  ['Mon 1 Dec 2027 10:00', /^The day of the week does not fit/],
])('the text %j is no date and time, for a reason', (text, message) => {
  expect(messageOf(text)).toMatch(message);
  expect(read(text)).toBeUndefined();
});

test('a month above twelve says how its column is read', () => {
  expect(messageOf('01/13/2027 10:00', 'day')).toMatch(
    /no such month\. Its column is read with the day first\.$/,
  );
  expect(messageOf('13/01/2027 10:00', 'month')).toMatch(/with the month first\.$/);
});

test('a moment of another zone is read in South African time', () => {
  expect(read('2027-12-01T00:30-05:00')).toBe('2027-12-01T07:30');
  expect(read('1 Dec 2027 23:30 UTC')).toBe('2027-12-02T01:30');
  expect(read('2027-12-01 14:05 GMT+1')).toBe('2027-12-01T15:05');
});

test('29 February is read in a leap year', () => {
  expect(read('29/02/2028 10:00')).toBe('2028-02-29T10:00');
});

test('a text that is no date has no moment, and a reason', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 20 }), (text) => {
      const result = readDateTime(text);
      expect(result.ok || 'message' in result || result.isEither).toBeTruthy();
    }),
    RUNS,
  );
});
