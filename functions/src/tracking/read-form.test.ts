import fc from 'fast-check';
import { readForm } from './read-form';

const TYPE = 'multipart/form-data; boundary=----x7';
const DISPOSITION = 'Content-Disposition: form-data;';
const field = (name: string, value: string) =>
  `------x7\r\n${DISPOSITION} name="${name}"\r\n\r\n${value}\r\n`;
const file = (content: string, name = 'a.jpg') =>
  `------x7\r\n${DISPOSITION} name="photo"; filename="${name}"\r\nContent-Type: image/jpeg\r\n\r\n${content}\r\n`;
const END = '------x7--\r\n';

const read = (text: string, type = TYPE) => readForm(Buffer.from(text), type);

test('A form without a file is read as browsers send it', () => {
  const form = read('kind=report&text=Two+words', 'application/x-www-form-urlencoded');
  expect([form?.fields.get('text'), form?.file]).toEqual(['Two words', undefined]);
});

test('A form with a file is read with its fields and the bytes of the file', () => {
  const form = read(`${field('text', 'Ngiyabonga\r\nand é')}${file('a\r\n--b')}${END}`);
  expect(form?.fields.get('text')).toBe('Ngiyabonga\r\nand é');
  expect(form?.file?.toString()).toBe('a\r\n--b');
});

test('A field for a file of which none was chosen brings none, and an empty field is empty', () => {
  const form = read(`${field('text', '')}${file('', '')}${END}`);
  expect([form?.fields.get('text'), form?.file]).toEqual(['', undefined]);
});

test.each<[string, string, string?]>([
  ['no boundary', `${field('text', 'x')}${END}`, 'multipart/form-data'],
  ['another type', `${field('text', 'x')}${END}`, 'multipart/mixed; boundary=----x7'],
  ['a boundary of a thousand characters', END, `multipart/form-data; boundary=${'x'.repeat(1_000)}`],
  ['no end', field('text', 'x')],
  ['nothing', ''],
  ['something before its first part', `x${field('text', 'x')}${END}`],
  ['no head', `------x7\r\nx\r\n${END}`],
  ['a head without a name', `------x7\r\n${DISPOSITION}\r\n\r\nx\r\n${END}`],
  ['a name that is none', `${field('a"b', 'x')}${END}`],
  ['a head that never ends', `------x7\r\n${'X: y\r\n'.repeat(500)}\r\nx\r\n${END}`],
  ['twenty parts', `${field('text', 'x').repeat(20)}${END}`],
  ['a text of more than 16 KiB', `${field('text', 'x'.repeat(16_385))}${END}`],
  ['more than 16 KiB and no parts', `text=${'x'.repeat(16_384)}`, 'application/x-www-form-urlencoded'],
])('A form with %s is not read', (_, body, type = TYPE) => {
  expect(readForm(Buffer.from(body), type)).toBeUndefined();
});

test('A form with a file of many mebibytes is read: whoever reads it says that it is too large', () => {
  const body = Buffer.concat([
    Buffer.from(`${field('text', 'Wet')}${file('').slice(0, -2)}`),
    Buffer.alloc(20_000_000, 7),
    Buffer.from(`\r\n${END}`),
  ]);
  const form = readForm(body, TYPE);
  expect([form?.fields.get('text'), form?.file?.length]).toEqual(['Wet', 20_000_000]);
});

/** Texts and bytes that look like what parts a form, but for the line that does. */
const tricky = fc
  .array(
    fc.oneof(fc.constantFrom('\r\n', '--', '\r\n--', '------x', 'name="photo"', DISPOSITION), fc.string()),
    {
      maxLength: 12,
    },
  )
  .map((pieces) => pieces.join(''))
  .filter((text) => !text.includes('------x7'));

test('A form of any texts and any file comes back as it was sent', () => {
  const texts = fc.dictionary(fc.stringMatching(/^[a-z]{1,20}$/), tricky, { maxKeys: 6 });
  const bytes = fc.option(fc.oneof(fc.uint8Array({ maxLength: 200 }), tricky.map(Buffer.from)), {
    nil: undefined,
  });
  const comesBack = fc.property(texts, bytes, (sent, content) => {
    const fields = Object.entries(sent).map(([name, value]) => field(name, value));
    const [head = '', tail = ''] = file('@').split('@');
    const body = Buffer.concat([
      Buffer.from(fields.join('')),
      ...(content ? [Buffer.from(head), content, Buffer.from(tail)] : []),
      Buffer.from(END),
    ]);
    const form = readForm(body, TYPE);
    expect(Object.fromEntries(form?.fields ?? [])).toEqual(sent);
    expect(form?.file ?? Buffer.alloc(0)).toEqual(Buffer.from(content ?? []));
  });
  fc.assert(comesBack, { seed: Number(process.env['FLEETFOOT_FUZZ_SEED'] ?? 1) });
});
