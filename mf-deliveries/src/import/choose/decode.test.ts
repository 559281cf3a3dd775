import { TextEncoder } from 'node:util';
import fc from 'fast-check';
import { RUNS } from '../testing/runs';
import { CODE_PAGES, type CodePage } from './code-pages';
import { type Encoding, readingsOf, readingsOfText, samplesOf } from './decode';

const utf8 = (text: string) => new TextEncoder().encode(text);

function encoded(text: string, page: CodePage): Uint8Array {
  return Uint8Array.from(text, (character) =>
    character < '\x80' ? character.charCodeAt(0) : 0x80 + CODE_PAGES[page].indexOf(character),
  );
}

function utf16(text: string, isLittle: boolean): Uint8Array {
  return Uint8Array.from(
    [...text].flatMap((character) => {
      const code = character.charCodeAt(0);
      return isLittle ? [code & 0xff, code >> 8] : [code >> 8, code & 0xff];
    }),
  );
}

/** A text whose UTF-8 was taken for a code page. */
const twice = (text: string, page: CodePage) =>
  [...utf8(text)]
    .map((byte) => (byte < 0x80 ? String.fromCharCode(byte) : CODE_PAGES[page][byte - 0x80]))
    .join('');

const NAMES = 'External ID;Name\n1;Café Zoë\n2;Köhler\n3;Jesús García\n4;João François\n';

test.each([
  ['UTF-8', utf8('Café')],
  ['UTF-8 with its mark', utf8('\ufeffCafé')],
  ['UTF-16', new Uint8Array([0xff, 0xfe, 0x43, 0, 0x61, 0, 0x66, 0, 0xe9, 0])],
  ['UTF-16, high bytes first', new Uint8Array([0xfe, 0xff, 0, 0x43, 0, 0x61, 0, 0x66, 0, 0xe9])],
  ['the Windows code page', new Uint8Array([0x43, 0x61, 0x66, 0xe9])],
])('the text is read in %s', (_, bytes) => expect(readingsOf(bytes)[0]?.text).toBe('Café'));

test.each<[string, Uint8Array, Encoding]>([
  ['UTF-8', utf8(NAMES), 'utf-8'],
  ['UTF-8 of other scripts', utf8('id;name\n1;Ελένη 李 👍🏽'), 'utf-8'],
  ['UTF-16 without a mark', utf16(NAMES, true), 'utf-16'],
  ['UTF-16 without a mark, high bytes first', utf16(NAMES, false), 'utf-16'],
  ['the Windows code page', encoded(NAMES, 'windows-1252'), 'windows-1252'],
  ['its quotation marks', encoded('id;name\n1;Sipho’s “Best” – shop…', 'windows-1252'), 'windows-1252'],
  [
    'its Afrikaans',
    encoded('id;name\n1;Môreson, Oupa se plaas vir ’n reën, wêreld, geëet', 'windows-1252'),
    'windows-1252',
  ],
])('there is no doubt in %s', (_, bytes, encoding) => {
  expect(readingsOf(bytes).map((reading) => reading.encoding)).toEqual([encoding]);
  expect(samplesOf(readingsOf(bytes))).toEqual([[]]);
});

test.each<[string, Uint8Array, Encoding, string]>([
  ['a file of an old Mac', encoded(NAMES, 'macintosh'), 'macintosh', NAMES],
  ['a file of MS-DOS', encoded(NAMES, 'cp850'), 'cp850', NAMES],
  [
    'UTF-8 with lines of Windows',
    Uint8Array.from([...utf8(NAMES), ...encoded('5;Zoë', 'windows-1252')]),
    'mixed',
    `${NAMES}5;Zoë`,
  ],
  ['UTF-8 encoded twice', utf8(twice(NAMES, 'windows-1252')), 'twice', NAMES],
  ['UTF-8 encoded three times', utf8(twice(twice(NAMES, 'windows-1252'), 'windows-1252')), 'twice', NAMES],
  ['UTF-8 encoded twice by a Mac', utf8(twice(NAMES, 'macintosh')), 'twice', NAMES],
  ['UTF-8 encoded twice by MS-DOS', utf8(twice(NAMES, 'cp850')), 'twice', NAMES],
  [
    'quotation marks encoded twice',
    utf8(twice('1;Sipho’s “Café”', 'windows-1252')),
    'twice',
    '1;Sipho’s “Café”',
  ],
])('%s is asked about, and is read right first', (_, bytes, encoding, text) => {
  const readings = readingsOf(bytes);
  expect(readings.length).toBeGreaterThan(1);
  expect(readings[0]).toEqual({ encoding, text });
});

test.each(['Köhler', 'Müller', 'Jesús'])('%s of an old Mac alone in its file is asked about', (name) => {
  const texts = readingsOf(encoded(name, 'macintosh')).map(({ text }) => text);
  expect(texts.length).toBeGreaterThan(1);
  expect(texts).toContain(name);
});

test('a sample has the words that are in doubt, once each, as every reading has them', () => {
  const readings = readingsOf(encoded('id;name\n1;Zoë Plain;Zoë\n2;Café', 'macintosh'));
  const samples = samplesOf(readings);
  expect(samples[0]).toEqual(['Zoë', 'Café']);
  expect(samples).toContainEqual(['Zo‘', 'CafŽ']);
});

test('a text in UTF-8 or in one code page is among its readings, whatever it says', () => {
  const words = fc.array(
    fc.constantFrom(...'Zoë Müller Jesús André João 12 Main-Road Tšhwane é'.split(' ')),
    {
      minLength: 1,
    },
  );
  const page = fc.constantFrom('windows-1252', 'macintosh', 'cp850');
  fc.assert(
    fc.property(words, page, (some, name) => {
      const text = some.join(';');
      fc.pre([...text].every((one) => one < '\x80' || CODE_PAGES[name].includes(one)));
      expect(readingsOf(encoded(text, name)).map((reading) => reading.text)).toContain(text);
      expect(readingsOf(utf8(text))).toEqual([{ encoding: 'utf-8', text }]);
      expect(readingsOfText(twice(text, name))[0]?.text).toBe(text);
    }),
    RUNS,
  );
});

test('bytes of any kind are read as something', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
      expect(readingsOf(bytes).length).toBeGreaterThan(0);
    }),
  );
});
