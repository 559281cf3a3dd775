import { TextEncoder } from 'node:util';
import fc from 'fast-check';
import { cleanCell, oneLine } from '../map/to-lines';
import { writeTable } from '../testing/write-table';
import { readingsOf } from './decode';
import { FROM_PASTE, parseTable, SEPARATORS, sniffSeparator } from './parse-table';

const utf8 = (text: string) => new TextEncoder().encode(text);

function tableOf(text: string) {
  const result = parseTable(text, 2000);
  if (!result.ok) throw new Error(result.message);
  return result.table;
}

describe('a table', () => {
  const heading = fc.constantFrom(...SEPARATORS).chain((separator) =>
    fc.record({
      separator: fc.constant(separator),
      headings: fc.array(fc.stringMatching(/^[A-Za-z][A-Za-z ]{0,10}[a-z]$/), { minLength: 2, maxLength: 6 }),
    }),
  );
  const cell = fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.constantFrom('0821234567', '007', 'a;b', 'a,b', 'a\tb', '"x"', 'two\r\nlines', '-33,9221', ''),
  );
  const file = heading.chain(({ separator, headings }) =>
    fc.record({
      separator: fc.constant(separator),
      headings: fc.constant(headings),
      rows: fc.array(fc.array(cell, { minLength: headings.length, maxLength: headings.length }), {
        minLength: 1,
        maxLength: 8,
      }),
    }),
  );

  test('a written table is read, with any separator and any content of its cells', () => {
    fc.assert(
      fc.property(file, ({ separator, headings, rows }) => {
        // A mark in front keeps a row of empty cells apart from an empty row.
        const marked = rows.map(([, ...cells]) => ['x', ...cells]);
        const table = tableOf(readingsOf(utf8(writeTable([headings, ...marked], separator)))[0]?.text ?? '');
        expect(table.headings).toEqual(headings);
        expect(table.rows.map(({ cells }) => cells.map(cleanCell))).toEqual(
          marked.map((cells) => cells.map(cleanCell)),
        );
        expect(table.rows.map(({ number }) => number)).toEqual(marked.map((_, index) => index + 2));
      }),
    );
  });

  test.each([
    ['a;b\n1,5;2', ';'],
    ['a,b\n1;2,3', ','],
    ['a\tb\n1,5\t2;3', '\t'],
    ['"a;b",c\n1,2', ','],
    ['only\none', ';'],
  ])('the text %j is separated by %j', (text, separator) => expect(sniffSeparator(text)).toBe(separator));

  test('a first line may name the separator', () => {
    expect(tableOf('\ufeffsep=,\r\na;x,b\r\n1,2').headings).toEqual(['a;x', 'b']);
  });

  test('a row that says one known name twice is none of headings', () => {
    expect(tableOf('who;where\nref;ref\n1;2').headings).toEqual(['who', 'where']);
  });

  test('empty rows are left out, and the others keep the numbers that a spreadsheet shows', () => {
    expect(tableOf('a;b\n\n1;2\n;\n3;4\n').rows).toEqual([
      { number: 3, cells: ['1', '2'] },
      { number: 5, cells: ['3', '4'] },
    ]);
  });

  test.each([
    ['', 'The file is empty.'],
    [' \n;;\n', 'The file is empty.'],
    ['a;b\n', 'The file has only one row. The first row names the columns.'],
    ['a;b\n1;"2\n', /^Row 2 has a quotation mark/],
  ])('the text %j cannot be read', (text, message) => {
    const result = parseTable(text, 2000);
    expect(result).toEqual({ ok: false, message: expect.stringMatching(message) });
  });
});

test('a file of more rows than may be is not read', () => {
  expect(parseTable(`a;b\n${'1;2\n'.repeat(4)}`, 3)).toEqual({
    ok: false,
    message: 'The file has 4 rows. Split it into files of 3.',
  });
});

test('rows that were pasted are told what to do with a paste', () => {
  expect(parseTable(`a\tb\n${'1\t2\n'.repeat(4)}`, 3, FROM_PASTE)).toEqual({
    ok: false,
    message: 'What you pasted has 4 rows. Paste at most 3 at a time, each time with the headings.',
  });
  expect(parseTable('a\tb\n1\t"2\n', 3, FROM_PASTE)).toMatchObject({
    message: expect.stringMatching(/Correct it in the box, or copy the rows again in your spreadsheet\.$/),
  });
});

test.each([
  [' 0821234567 ', '0821234567'],
  ["'+27821234567", '+27821234567'],
  ["'0821234567", '0821234567'],
  ['="0821234567"', '0821234567'],
  ["'\uff1dSUM(A1)", '\uff1dSUM(A1)'],
  ['two\r\nlines', 'two\nlines'],
  ["'s Hertogenbosch", "'s Hertogenbosch"],
  ['\u00a0007\u00a0', '007'],
  ["\ufeff'\u200b0821234567", '0821234567'],
  ['Zoe\u0308\u2003van\u3000Wyk', 'Zoë van Wyk'],
  ['\u3164', ''],
  ['Ring.\u2028Wait.', 'Ring.\nWait.'],
])('the cell %j means %j', (cell, text) => expect(cleanCell(cell)).toBe(text));

test('lines of a cell become one', () => {
  expect(oneLine('12 Long Street,\r\nCape Town\n8001')).toBe('12 Long Street, Cape Town, 8001');
});
