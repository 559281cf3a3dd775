import fc from 'fast-check';
import { readDateTime } from './read-date-time';

const pad = (value: number) => String(value).padStart(2, '0');
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'November', 'Dec'];

test('a moment is read alike however it is written', () => {
  const moment = fc.date({
    min: new Date(Date.UTC(2000, 0)),
    max: new Date(Date.UTC(2099, 11)),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moment, (date) => {
      const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
      const [hour, minute] = [date.getUTCHours(), pad(date.getUTCMinutes())];
      const expected = `${year}-${pad(month)}-${pad(day)}T${pad(hour)}:${minute}`;
      for (const written of [
        expected,
        `${year}/${pad(month)}/${pad(day)} ${pad(hour)}:${minute}:30`,
        `${day}/${month}/${year}  ${hour}:${minute}`,
        `${pad(day)}-${pad(month)}-${year}, ${hour}h${minute}`,
        `${day} ${MONTHS[month - 1]} ${year}, ${hour}:${minute}`,
      ]) {
        expect([written, readDateTime(written)]).toEqual([written, expected]);
      }
    }),
  );
});

test.each([
  '',
  'soon',
  '2027-02-31 10:00',
  '31/02/2027 10:00',
  '2027-13-01 10:00',
  '13:00',
  '2027-02-03',
  '1/1/27 1:00',
  '2027-02-03 25:00',
  '3 Foo 2027 10:00',
])('the text %j is no date and time', (text) => expect(readDateTime(text)).toBeUndefined());
