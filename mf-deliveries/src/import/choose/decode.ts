import { CODE_PAGES, type CodePage } from './code-pages';

/** `mixed` is UTF-8 with parts of the Windows code page; `twice` is UTF-8 that was encoded once more. */
export type Encoding = CodePage | 'utf-8' | 'twice' | 'mixed' | 'utf-16';

/** A text that bytes may stand for. */
export interface Reading {
  readonly encoding: Encoding;
  readonly text: string;
}

function decodePage(bytes: Uint8Array, page: CodePage): string {
  const characters = CODE_PAGES[page];
  // Byte by byte: some engines read the Windows code page as another.
  return new TextDecoder('latin1')
    .decode(bytes)
    .replace(BEYOND_ASCII, (run, at: number) =>
      Array.from(run, (_, index) => characters[(bytes[at + index] ?? 0) - 0x80]).join(''),
    );
}

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const BEYOND_ASCII = /[^\0-\x7f]+/g;

/** How many bytes a character of UTF-8 has that begins with this one; 0 where none does. */
function sizeOf(first = 0): number {
  if (first < 0xc2 || first > 0xf4) return 0;
  if (first < 0xe0) return 2;
  return first < 0xf0 ? 3 : 4;
}

/** A run of characters with those in place that its bytes are in UTF-8. */
function decodeRun(run: string, bytes: readonly (number | undefined)[]): string {
  const characters = [...run];
  let text = '';
  for (let at = 0; at < characters.length; ) {
    const size = sizeOf(bytes[at]);
    const part = bytes.slice(at, at + size).filter((byte) => byte !== undefined);
    const character = size > 0 && part.length === size ? decodeUtf8(Uint8Array.from(part)) : undefined;
    text += character ?? characters[at];
    at += character === undefined ? 1 : size;
  }
  return text;
}

/** A text whose UTF-8 was once taken for a code page, as it was before: `CafÃ©` is `Café`. */
function repair(text: string, page: CodePage): string {
  const bytes = new Map(Array.from(CODE_PAGES[page], (character, index) => [character, index + 0x80]));
  const once = text.replace(BEYOND_ASCII, (run) =>
    decodeRun(
      run,
      Array.from(run, (character) => bytes.get(character)),
    ),
  );
  return once === text ? text : repair(once, page);
}

// Letters of the country's languages, its neighbours' and of names in them; what people type beside letters.
const LETTERS = 'áàâäãåæçéèêëíìîïñóòôöõøœšúùûüýž';
const SIGNS = '’‘“”–—…•·€£§©®™°ºª½¼¾²³×÷´«»¿¡\u00a0';
const UNEXPECTED = new RegExp(`[^\\0-\\x7f${LETTERS}${LETTERS.toUpperCase()}${SIGNS}]`, 'u');
/** Something that is in its place elsewhere alone: a capital or a sign within a word, an opening mark behind one. */
const MISPLACED = [
  /\p{Ll}(?![\0-\x7f])\p{Lu}/u,
  /\p{L}(?![\p{L}\p{M}’–—\u00a0])[^\0-\x7f]\p{L}/u,
  /\p{Ll}\u00a0\p{Ll}/u,
  /\p{L}[‘“©®ªº´¿¡£]/u,
  /\p{Ll}’(?!(?:s|t|n|m|d|e|ll|re|ve)?(?!\p{L}))/u,
];

const WORD = /[^\0-\x20",;|]+/g;

/** How many words of a text are written as nobody writes them. */
function countOdd(text: string): number {
  const words = text.match(WORD) ?? [];
  return words.filter((word) => [UNEXPECTED, ...MISPLACED].some((pattern) => pattern.test(word))).length;
}

function hasLettersAlone(text: string): boolean {
  return !/(?!\p{L})[^\0-\x7f]/u.test(text);
}

/** Every text that bytes without Unicode may stand for, the best first; one alone where there is no doubt. */
function readingsOfPage(bytes: Uint8Array): readonly Reading[] {
  const windows = decodePage(bytes, 'windows-1252');
  const mixed = windows.replace(BEYOND_ASCII, (run, at: number) =>
    decodeRun(run, [...bytes.subarray(at, at + run.length)]),
  );
  const readings = [
    { encoding: 'windows-1252', text: windows },
    { encoding: 'mixed', text: mixed },
    { encoding: 'macintosh', text: decodePage(bytes, 'macintosh') },
    { encoding: 'cp850', text: decodePage(bytes, 'cp850') },
  ] satisfies readonly Reading[];
  const [sole, ...others] = readings
    .filter(({ encoding, text }) => encoding !== 'mixed' || text !== windows)
    .map((reading) => ({ reading, odd: countOdd(reading.text) }));
  if (!sole) return [];
  // A quotation mark of Windows is a letter elsewhere, but beside no other letter it is none.
  const hasRival = others.some(({ reading: { text }, odd }) => odd === 0 && hasLettersAlone(text));
  const hasLetters = /(?![\0-\x7f])\p{L}/u.test(windows);
  if (sole.odd === 0 && !(hasRival && hasLetters)) return [sole.reading];
  return [sole, ...others].sort((one, other) => one.odd - other.odd).map(({ reading }) => reading);
}

const PAGES = Object.keys(CODE_PAGES) as CodePage[];

/** Every text that a text in Unicode may have been before, the best first; one alone where there is no doubt. */
export function readingsOfText(text: string): readonly Reading[] {
  const before = PAGES.map((page) => repair(text, page)).find((other) => other !== text);
  const sole: Reading = { encoding: 'utf-8', text };
  return before === undefined ? [sole] : [{ encoding: 'twice', text: before }, sole];
}

const SAMPLE_BYTES = 4_096;

/** Which half of the pairs of a text in UTF-16 is empty, as it is for most letters; nothing for other texts. */
function sniffUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const counts = [0, 0];
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  for (const [at, byte] of sample.entries()) if (byte === 0) counts[at % 2] = (counts[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = counts;
  const most = sample.length / 2;
  if (odd > most * 0.6 && even < most * 0.1) return 'utf-16le';
  return even > most * 0.6 && odd < most * 0.1 ? 'utf-16be' : undefined;
}

/** Every text that the bytes of a file may stand for, the best first; one alone where there is no doubt. */
export function readingsOf(bytes: Uint8Array): readonly Reading[] {
  const utf16 = sniffUtf16(bytes);
  if (utf16) return [{ encoding: 'utf-16', text: new TextDecoder(utf16).decode(bytes) }];
  const text = decodeUtf8(bytes);
  return text === undefined ? readingsOfPage(bytes) : readingsOfText(text);
}

/** Words that these readings write differently, for each reading, in its order. */
export function samplesOf(readings: readonly Reading[], most = 4): readonly (readonly string[])[] {
  // Whatever the encoding, what stands between words is the same.
  const words = readings.map(({ text }) => text.match(WORD) ?? []);
  const [first = []] = words;
  const seen = new Set<string>();
  const differing = first.flatMap((word, at) => {
    if (seen.has(word) || seen.size >= most || words.every((others) => others[at] === word)) return [];
    seen.add(word);
    return [at];
  });
  return words.map((all) => differing.map((at) => all[at] ?? ''));
}
