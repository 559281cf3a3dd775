import { addDays, publicHoliday, weekdayOf } from './public-holidays';

function holidaysOf(year: number): [string, string][] {
  const found: [string, string][] = [];
  for (let date = `${year}-01-01`; date.startsWith(String(year)); date = addDays(date, 1)) {
    const name = publicHoliday(date);
    if (name) found.push([date.slice(5), name]);
  }
  return found;
}

/** As the government published them, without what was declared for once. */
test.each<[number, Readonly<Record<string, string>>]>([
  [
    2026,
    {
      ...{ '01-01': "New Year's Day", '03-21': 'Human Rights Day', '04-03': 'Good Friday' },
      ...{ '04-06': 'Family Day', '04-27': 'Freedom Day', '05-01': "Workers' Day", '06-16': 'Youth Day' },
      ...{ '08-09': "National Women's Day", '08-10': "National Women's Day (observed)" },
      ...{ '09-24': 'Heritage Day', '12-16': 'Day of Reconciliation', '12-25': 'Christmas Day' },
      '12-26': 'Day of Goodwill',
    },
  ],
  [
    2027,
    {
      ...{ '01-01': "New Year's Day", '03-21': 'Human Rights Day', '03-22': 'Human Rights Day (observed)' },
      ...{ '03-26': 'Good Friday', '03-29': 'Family Day', '04-27': 'Freedom Day', '05-01': "Workers' Day" },
      ...{ '06-16': 'Youth Day', '08-09': "National Women's Day", '09-24': 'Heritage Day' },
      ...{ '12-16': 'Day of Reconciliation', '12-25': 'Christmas Day', '12-26': 'Day of Goodwill' },
      '12-27': 'Day of Goodwill (observed)',
    },
  ],
  [
    2008,
    {
      ...{ '01-01': "New Year's Day", '03-21': 'Human Rights Day and Good Friday', '03-24': 'Family Day' },
      ...{ '04-27': 'Freedom Day', '04-28': 'Freedom Day (observed)', '05-01': "Workers' Day" },
      ...{ '06-16': 'Youth Day', '08-09': "National Women's Day", '09-24': 'Heritage Day' },
      ...{ '12-16': 'Day of Reconciliation', '12-25': 'Christmas Day', '12-26': 'Day of Goodwill' },
    },
  ],
])('The public holidays of %d are those of the Act', (year, holidays) => {
  expect(holidaysOf(year)).toEqual(Object.entries(holidays).sort(([a], [b]) => (a < b ? -1 : 1)));
});

/** Good Friday, as published. */
test.each([
  ...['1995-04-14', '1996-04-05', '2000-04-21', '2005-03-25', '2011-04-22', '2014-04-18', '2016-03-25'],
  ...['2018-03-30', '2019-04-19', '2020-04-10', '2021-04-02', '2022-04-15', '2023-04-07', '2024-03-29'],
  ...['2025-04-18', '2028-04-14', '2029-03-30', '2030-04-19', '2038-04-23', '2049-04-16'],
])('%s is Good Friday, and Family Day follows it', (date) => {
  expect(publicHoliday(date)).toContain('Good Friday');
  expect(publicHoliday(addDays(date, 3))).toContain('Family Day');
});

test.each([
  ['2022-05-02', "Workers' Day (observed)"],
  ['2023-01-02', "New Year's Day (observed)"],
  // Christmas Day on a Sunday is followed by a holiday already.
  ['2022-12-26', 'Day of Goodwill'],
  ['2022-12-27', undefined],
  // A Saturday is not made up for.
  ['2027-05-03', undefined],
])('%s is %s', (date, name) => expect(publicHoliday(date)).toBe(name));

test('Every year has the twelve, and one more for each that falls on a Sunday, unless the Monday has its own', () => {
  for (let year = 1995; year <= 2200; year += 1) {
    const holidays = holidaysOf(year);
    const observed = holidays.filter(([, name]) => name.endsWith('(observed)'));
    const named = holidays
      .filter(([, name]) => !name.endsWith('(observed)'))
      .flatMap(([, name]) => name.split(' and '));
    expect([...named].sort()).toEqual([
      ...['Christmas Day', 'Day of Goodwill', 'Day of Reconciliation', 'Family Day', 'Freedom Day'],
      ...['Good Friday', 'Heritage Day', 'Human Rights Day', "National Women's Day", "New Year's Day"],
      ...["Workers' Day", 'Youth Day'],
    ]);
    expect(observed.every(([day]) => weekdayOf(`${year}-${day}`) === 1)).toBe(true);
    const sundays = holidays.filter(([day]) => weekdayOf(`${year}-${day}`) === 0);
    for (const [day] of sundays) expect(publicHoliday(addDays(`${year}-${day}`, 1))).toBeDefined();
  }
});
