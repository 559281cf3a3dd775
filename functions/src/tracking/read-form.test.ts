import fc from 'fast-check';
import { MOST_FORM, readForm } from './read-form';

/** As browsers write it. */
const BOUNDARY = '----WebKitFormBoundaryx7MA4YWxkTrZu0gW';
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`;
const DISPOSITION = 'Content-Disposition: form-data;';
const field = (name: string, value: string) =>
  `--${BOUNDARY}\r\n${DISPOSITION} name="${name}"\r\n\r\n${value}\r\n`;
const file = (content: string, name = 'a.jpg') =>
  `--${BOUNDARY}\r\n${DISPOSITION} name="photo"; filename="${name}"\r\nContent-Type: image/jpeg\r\n\r\n${content}\r\n`;
const END = `--${BOUNDARY}--\r\n`;

const read = (text: string, type = TYPE) => readForm(Buffer.from(text), type);

test('A form without a file is read as browsers send it', async () => {
  const form = await read('kind=report&text=Two+words', 'application/x-www-form-urlencoded');
  expect([form?.fields.get('text'), form?.file]).toEqual(['Two words', undefined]);
});

test('A form with a file is read with its fields and the bytes of the file', async () => {
  const form = await read(`${field('text', 'Ngiyabonga\r\nand é')}${file('a\r\n--b')}${END}`);
  expect(form?.fields.get('text')).toBe('Ngiyabonga\r\nand é');
  expect(form?.file?.toString()).toBe('a\r\n--b');
});

test('A field for a file of which none was chosen brings none, and an empty field is empty', async () => {
  const form = await read(`${field('text', '')}${file('', '')}${END}`);
  expect([form?.fields.get('text'), form?.file]).toEqual(['', undefined]);
});

test.each<[string, string, string?]>([
  ['no boundary', `${field('text', 'x')}${END}`, 'multipart/form-data'],
  ['another type', `${field('text', 'x')}${END}`, `multipart/mixed; boundary=${BOUNDARY}`],
  ['a boundary of a thousand characters', END, `multipart/form-data; boundary=${'x'.repeat(1_000)}`],
  ['no end', field('text', 'x')],
  ['nothing', ''],
  ['something before its first part', `x${field('text', 'x')}${END}`],
  ['no head', `--${BOUNDARY}\r\nx\r\n${END}`],
  ['a head without a name', `--${BOUNDARY}\r\n${DISPOSITION}\r\n\r\nx\r\n${END}`],
  ['a name that is none', `${field('a"b', 'x')}${END}`],
  ['a head that never ends', `--${BOUNDARY}\r\n${'X: y\r\n'.repeat(500)}\r\nx\r\n${END}`],
  ['twenty parts', `${field('text', 'x').repeat(20)}${END}`],
  ['a text of more than 16 KiB', `${field('text', 'x'.repeat(16_385))}${END}`],
  ['more than 16 KiB and no parts', `text=${'x'.repeat(16_384)}`, 'application/x-www-form-urlencoded'],
])('A form with %s is not read', async (_, body, type = TYPE) => {
  expect(await read(body, type)).toBeUndefined();
});

/** A form with a file of so many bytes. */
const formOf = (bytes: number) => {
  const [head = '', tail = ''] = file('@').split('@');
  return Buffer.concat([
    Buffer.from(field('text', 'Wet') + head),
    Buffer.alloc(bytes, 7),
    Buffer.from(tail + END),
  ]);
};

test('A form with a file of twelve megabytes is read whole', async () => {
  const form = await readForm(formOf(12_000_000), TYPE);
  expect([form?.fields.get('text'), form?.file?.length]).toEqual(['Wet', 12_000_000]);
});

test.each([20_000_000, MOST_FORM + 1])(
  'A form of which %i bytes came, and no end, is read: its file is too large, and its texts are there',
  async (bytes) => {
    const form = await readForm(formOf(20_000_000).subarray(0, bytes), TYPE);
    expect(form?.fields.get('text')).toBe('Wet');
    expect(form?.file?.length).toBeGreaterThan(12_000_000);
  },
);

test('A form that is too long and of no parts is not read', async () => {
  for (const bytes of [Buffer.alloc(MOST_FORM + 1), Buffer.alloc(MOST_FORM + 1, '\r\n')]) {
    expect(await readForm(bytes, TYPE)).toBeUndefined();
  }
});

/** Texts and bytes that look like what parts a form, but for the line that does. */
const tricky = fc
  .array(
    fc.oneof(
      fc.constantFrom('\r\n', '--', '\r\n--', `--${BOUNDARY.slice(0, -1)}`, 'name="photo"', DISPOSITION),
      fc.string(),
    ),
    {
      maxLength: 12,
    },
  )
  .map((pieces) => pieces.join(''))
  .filter((text) => !text.includes(BOUNDARY));

test('A form of any texts and any file comes back as it was sent', async () => {
  const texts = fc.dictionary(fc.stringMatching(/^[a-z]{1,20}$/), tricky, { maxKeys: 6 });
  const bytes = fc.option(fc.oneof(fc.uint8Array({ maxLength: 200 }), tricky.map(Buffer.from)), {
    nil: undefined,
  });
  const comesBack = fc.asyncProperty(texts, bytes, async (sent, content) => {
    const fields = Object.entries(sent).map(([name, value]) => field(name, value));
    const [head = '', tail = ''] = file('@').split('@');
    const body = Buffer.concat([
      Buffer.from(fields.join('')),
      ...(content ? [Buffer.from(head), content, Buffer.from(tail)] : []),
      Buffer.from(END),
    ]);
    const form = await readForm(body, TYPE);
    expect(Object.fromEntries(form?.fields ?? [])).toEqual(sent);
    expect(form?.file ?? Buffer.alloc(0)).toEqual(Buffer.from(content ?? []));
  });
  await fc.assert(comesBack, { seed: Number(process.env['FLEETFOOT_FUZZ_SEED'] ?? 1) });
});
