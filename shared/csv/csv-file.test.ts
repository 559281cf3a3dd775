import { CSV_FORMATS, csvAmount, csvNumber, csvText } from './csv-file';

const LOCAL = CSV_FORMATS.local.format;
const PLAIN = CSV_FORMATS.plain.format;

test.each([
  ['=SUM(A1)', "'=SUM(A1)"],
  ['+27', "'+27"],
  ['-5', "'-5"],
  ['@cmd', "'@cmd"],
  [' =1', "' =1"],
  ['\t=1', "'\t=1"],
  ['\uff1dSUM(A1)', "'\uff1dSUM(A1)"],
  ['\uff0b27', "'\uff0b27"],
  ['\ufe66SUM(A1)', "'\ufe66SUM(A1)"],
  ['\u3000\uff0d5', "'\u3000\uff0d5"],
  ['\uff20cmd', "'\uff20cmd"],
  ['\tplain', "'\tplain"],
  ['\rplain', `"'\rplain"`],
  ['\nplain', `"'\nplain"`],
  ['5 \uff0b 5', '5 \uff0b 5'],
  ['a;b', '"a;b"'],
  ['plain', 'plain'],
])('the text %j is %s', (text, cell) => expect(csvText(text)).toBe(cell));

test.each([
  ...['\0', '\x01', '\x1f', '\x7f', '\x80', '\x85', '\x9f', ' \x1b ', '\u200b', '\u202e', '\u00ad'],
  ...['\u2066\x02', '\x01\x01'],
])('a formula behind %j is plain text', (before) => {
  expect(csvText(`${before}=1`)).toContain(`'${before}=1`);
});

test.each([
  [5, '0,05'],
  [-5, '-0,05'],
  [0, '0,00'],
  [123_456_789, '1234567,89'],
])('%d cents are %s', (cents, cell) => expect(csvAmount(cents, LOCAL)).toBe(cell));

test.each([
  [-33.9136, LOCAL, '-33,9136'],
  [18.5, PLAIN, '18.5'],
  [0, PLAIN, '0'],
  [Number.NaN, PLAIN, ''],
  [undefined, LOCAL, ''],
])('the number %s', (value, format, cell) => expect(csvNumber(value, format)).toBe(cell));
