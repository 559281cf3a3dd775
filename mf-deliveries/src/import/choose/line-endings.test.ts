import fc from 'fast-check';
import { RUNS } from '../testing/runs';
import { parseTable, SEPARATORS, type Separator, type Table } from './parse-table';

const ENDINGS = ['\n', '\r\n', '\r', '\n\r'] as const;

function tableOf(text: string): Table {
  const result = parseTable(text, 2000);
  if (!result.ok) throw new Error(result.message);
  return result.table;
}

function cellsOf(text: string): readonly (readonly string[])[] {
  return tableOf(text).rows.map(({ cells }) => cells);
}

const sum = ({ above, headings, rows, empty }: Table['count']) => above + headings + rows + empty;

describe('line endings', () => {
  const pairs = ENDINGS.flatMap((first) => ENDINGS.map((other) => [first, other] as const));

  test.each(pairs)('a heading that ends with %j and rows that end with %j are all read', (first, other) => {
    const rows = Array.from({ length: 50 }, (_, row) => `${row};x`);
    for (const end of ['', other]) {
      const table = tableOf(`a;b${first}${rows.join(other)}${end}`);
      expect(table.rows.map(({ cells }) => cells[0])).toEqual(rows.map((_, row) => String(row)));
      expect(table.count).toEqual({ above: 0, headings: 1, rows: 50, empty: 0 });
    }
  });

  test.each(pairs)('a file with every cell quoted is read, with %j and %j', (first, other) => {
    expect(cellsOf(`"a";"b"${first}"1";"2"${other}"3";"4"${first}`)).toEqual([
      ['1', '2'],
      ['3', '4'],
    ]);
  });

  test('a line break within a cell is one line break, however it is written', () => {
    for (const ending of ENDINGS) {
      expect(cellsOf(`a;b\r\n"1${ending}2";"x;""y"""\n3;4`)).toEqual([
        ['1\n2', 'x;"y"'],
        ['3', '4'],
      ]);
    }
  });

  test('empty lines are counted in the middle and at the end, lines of separators alone among them', () => {
    expect(tableOf('a;b\r\n\n1;2\n;\r\n \n3;4\n\n\n').count).toEqual({
      ...{ above: 0, headings: 1, rows: 2, empty: 5 },
    });
  });

  test('lines that are quoted as a whole are read as lines of cells', () => {
    const text = '"External ID;Name"\r\n\n"1;""Lerato; D"""\n"2;x"';
    expect(cellsOf(text)).toEqual([
      ['1', 'Lerato; D'],
      ['2', 'x'],
    ]);
    expect(tableOf(text).count).toEqual({ above: 0, headings: 1, rows: 2, empty: 1 });
    expect(cellsOf('a\n"1;2"\n"3;4"')).toEqual([['1;2'], ['3;4']]);
  });

  test('a quotation mark that is never closed loses no row: nothing is read', () => {
    expect(parseTable('a;b\r\n1;2\n3;"4\n5;6\n', 2000)).toEqual({
      ok: false,
      message: expect.stringMatching(/^Row 3 has a quotation mark/),
    });
  });
});

describe('a table with any mixture of separators, quotes and line endings', () => {
  const ending = fc.constantFrom(...ENDINGS);
  const text = fc.oneof(
    fc.string({ maxLength: 12, unit: 'grapheme' }),
    fc.string({ maxLength: 12, unit: fc.constantFrom('a', '"', ';', ',', '\t', '|', '\n', '\r', ' ') }),
  );
  const line = fc.oneof(
    { weight: 4, arbitrary: fc.record({ cells: fc.array(text, { minLength: 3, maxLength: 3 }), ending }) },
    { weight: 1, arbitrary: fc.record({ empty: fc.constantFrom('', ' ', '#', '##'), ending }) },
  );
  const file = fc.record({
    separator: fc.constantFrom(...SEPARATORS),
    isMarked: fc.boolean(),
    isQuoted: fc.boolean(),
    headingEnding: ending,
    lines: fc.array(line, { minLength: 1, maxLength: 12 }),
    hasLastEnding: fc.boolean(),
  });

  /** A cell in quotation marks where it needs them. */
  function written(cell: string, separator: Separator, isQuoted: boolean): string {
    const needs = isQuoted || /["\n\r]|^\s|\s$/.test(cell) || SEPARATORS.some((one) => cell.includes(one));
    return needs || cell.includes(separator) ? `"${cell.replaceAll('"', '""')}"` : cell;
  }

  test('every cell is read, and rows and empty lines are all lines of the file', () => {
    fc.assert(
      fc.property(file, ({ separator, isMarked, isQuoted, headingEnding, lines, hasLastEnding }) => {
        const headings = ['External ID', 'Drop-off name', 'Drop-off address', 'Notes'];
        const expected: string[][] = [];
        const parts = [
          headings.map((cell) => written(cell, separator, isQuoted)).join(separator),
          headingEnding,
        ];
        for (const one of lines) {
          if ('empty' in one) parts.push(one.empty.replaceAll('#', separator), one.ending);
          else {
            // A reference keeps a row of empty cells apart from an empty line.
            const cells = [`R-${expected.length}`, ...one.cells];
            expected.push(cells);
            parts.push(cells.map((cell) => written(cell, separator, isQuoted)).join(separator), one.ending);
          }
        }
        fc.pre(expected.length > 0);
        const ended = hasLastEnding || lines.at(-1)?.ending === '\n\r';
        const source = `${isMarked ? '\ufeff' : ''}${parts.slice(0, ended ? undefined : -1).join('')}`;
        const table = tableOf(source);
        const broken = /\r\n|\n\r|\r/g;
        expect(table.rows.map(({ cells }) => cells)).toEqual(
          expected.map((cells) => cells.map((cell) => cell.replace(broken, '\n'))),
        );
        expect(table.count.rows).toBe(expected.length);
        expect(sum(table.count)).toBe(table.lines.length + table.count.empty);
      }),
      RUNS,
    );
  });

  test('as many lines are counted as were written, where no two endings can be taken for one', () => {
    const apart = file.filter(({ lines, headingEnding }) =>
      [headingEnding, ...lines.map(({ ending }) => ending)].every((one) => one === '\n' || one === '\r\n'),
    );
    fc.assert(
      fc.property(apart, ({ separator, headingEnding, lines }) => {
        fc.pre(lines.some((one) => 'cells' in one));
        const body = lines.map((one) => {
          const cells = 'empty' in one ? one.empty.replaceAll('#', separator) : undefined;
          return `${cells ?? `R${separator}"x${one.ending}y"`}${one.ending}`;
        });
        const { count } = tableOf(`External ID${separator}Name${headingEnding}${body.join('')}`);
        expect(sum(count)).toBe(lines.length + 1);
        expect(count.empty).toBe(lines.filter((one) => 'empty' in one).length);
      }),
      RUNS,
    );
  });
});

describe('headings', () => {
  test('titles above the headings are left out and counted', () => {
    const table = tableOf('Orders of the week;;\nMonday\n\nExternal ID;Drop-off name;Phone\n1;Lerato;083\n');
    expect(table.headings).toEqual(['External ID', 'Drop-off name', 'Phone']);
    expect(table.count).toEqual({ above: 2, headings: 1, rows: 1, empty: 1 });
    expect(table.rows).toEqual([{ number: 5, cells: ['1', 'Lerato', '083'] }]);
  });

  test('titles are told from headings of unknown names by their width', () => {
    const table = tableOf('Week 5\nNommer,Wie,Waar\n1,Lerato,"Main Road, Soweto"\n2,Sipho,Shop');
    expect(table).toMatchObject({ headings: ['Nommer', 'Wie', 'Waar'], count: { above: 1, rows: 2 } });
  });

  test.each(SEPARATORS)(
    'a table of the separator %j is recognised below a title with others',
    (separator) => {
      const title = 'Orders, 5; | 6\t7';
      const rows = ['External ID', 'Drop-off name', 'Phone'].join(separator);
      const text = `${title}\n${rows}\n${['1', 'Lerato', '083'].join(separator)}\n`;
      expect(tableOf(text)).toMatchObject({
        headings: ['External ID', 'Drop-off name', 'Phone'],
        count: { above: 1 },
      });
    },
  );

  test('a line that names the separator is one of the lines above the headings', () => {
    expect(tableOf('sep=|\r\na|b\n1;x|2').count).toEqual({ above: 1, headings: 1, rows: 1, empty: 0 });
  });

  test('cells to the right of the headings are a column without a name', () => {
    expect(tableOf('a;b\n1;2;3\n4;5;6\n7;8').headings).toEqual(['a', 'b', '']);
  });
});
