import { crc32 } from 'node:zlib';
import { PHOTO_TYPES, PROBLEM_PHOTO } from '@fleetfoot/shared/model/delivery/problem-photo';
import { PROOF_BYTES } from '@fleetfoot/shared/model/delivery/proof';
import fc from 'fast-check';
import sharp from 'sharp';
import { noiseOf, PHOTO, PLACED_PHOTO, SIGNATURE, shown } from '../../test/couriers/pictures';
import { cleanPhoto } from './clean-photo';
import { cleanPicture } from './clean-picture';

const JPEG = Buffer.from(PHOTO, 'base64');
const PNG = Buffer.from(SIGNATURE, 'base64');
const RUNS = 500;
/** The same ones in each run, unless another is asked for. */
const SEED = Number(process.env['FLEETFOOT_FUZZ_SEED'] ?? 1);
const { bytes, pixels, sentBytes } = PROBLEM_PHOTO;

/** A kept photo as it is shown. */
async function kept(file: Buffer) {
  const photo = await cleanPhoto(file);
  if (typeof photo === 'string') return photo;
  return { type: photo.type, bytes: Buffer.from(photo.data, 'base64').length, ...(await shown(photo.data)) };
}

/** A picture in one colour. */
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'brown' } });

const UPRIGHT = { type: 'image/jpeg', format: 'jpeg', beside: [] } as const;

test('A photo is kept as a JPEG, without the place where it was taken', async () => {
  const data = { ...UPRIGHT, width: 8, height: 8 };
  expect(await kept(Buffer.from(PLACED_PHOTO, 'base64'))).toMatchObject(data);
  expect(await kept(PNG)).toMatchObject({ ...UPRIGHT, width: 8, height: 4 });
});

test('A photo loses all that its camera and its programs wrote into it', async () => {
  const file = await plain(40, 30)
    .withExif({ IFD0: { Artist: 'Thabo' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '26/1 14/1 0/1' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><!-- Thabo --></x:xmpmeta>')
    .withIccProfile('p3')
    .jpeg()
    .toBuffer();
  expect(file.toString('latin1')).toContain('Thabo');
  const photo = await cleanPhoto(file);
  const { data } = photo as { readonly data: string };
  expect(await shown(data)).toMatchObject({ width: 40, beside: [] });
  expect(Buffer.from(data, 'base64').toString('latin1')).not.toMatch(/Thabo|Exif|ICC_PROFILE|xmpmeta/);
});

test.each([
  [1, 'northwest'],
  [2, 'northeast'],
  [3, 'southeast'],
  [4, 'southwest'],
  [5, 'northwest'],
  [6, 'southwest'],
  [7, 'southeast'],
  [8, 'northeast'],
])('A photo that its camera turned by %i, with its top left in the %s, is upright', async (turn, gravity) => {
  const [width, height] = turn < 5 ? [64, 48] : [48, 64];
  const input = await plain(16, 16).png().toBuffer();
  const file = await sharp({ create: { width, height, channels: 3, background: 'white' } })
    .composite([{ input, gravity }])
    .withMetadata({ orientation: turn })
    .jpeg()
    .toBuffer();
  const photo = (await cleanPhoto(file)) as { readonly data: string };
  expect(await shown(photo.data)).toMatchObject({ width: 64, height: 48, beside: [] });
  const pixel = await sharp(Buffer.from(photo.data, 'base64')).raw().toBuffer();
  const isBrown = (x: number, y: number) => (pixel[(y * 64 + x) * 3 + 1] ?? 255) < 128;
  expect([isBrown(4, 4), isBrown(60, 4), isBrown(4, 44), isBrown(60, 44)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test.each([
  ['1 080 by 2 400', 1_080, 2_400],
  ['1 536 by 4 096', 1_536, 4_096],
])("A phone's screenshot of %s pixels keeps them", async (_, width, height) => {
  expect(await kept(await plain(width, height).png().toBuffer())).toMatchObject({
    ...UPRIGHT,
    width,
    height,
  });
});

test('A clear PNG is white where nothing is drawn', async () => {
  const clear = sharp({ create: { width: 8, height: 8, channels: 4, background: '#0000' } });
  const photo = (await cleanPhoto(await clear.png().toBuffer())) as { readonly data: string };
  const { dominant } = await sharp(Buffer.from(photo.data, 'base64')).stats();
  expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240);
});

test('A photo of several megabytes is made smaller until it fits', async () => {
  const file = await noiseOf(2_400, 1_800).jpeg({ quality: 90 }).toBuffer();
  expect(file.length).toBeGreaterThan(3_300_000);
  const photo = await kept(file);
  expect(photo).toMatchObject(UPRIGHT);
  expect(photo).toMatchObject({ bytes: expect.any(Number) });
  expect((photo as { readonly bytes: number }).bytes).toBeLessThanOrEqual(bytes);
});

test.each([false, true])('A photo of 48 megapixels is made smaller, progressive: %s', async (progressive) => {
  const file = await plain(8_064, 6_048).withMetadata({ orientation: 6 }).jpeg({ progressive }).toBuffer();
  expect(await kept(file)).toMatchObject({ ...UPRIGHT, width: 3_072, height: pixels });
});

test('Pictures of noise fit every limit, and several at once are kept', async () => {
  const file = await noiseOf(1_200, 1_200, 4).png().toBuffer();
  const limits = [
    { to: 'image/jpeg', bytes, pixels },
    { to: 'image/jpeg', bytes: PROOF_BYTES.photo, pixels: 2_048 },
    { to: 'image/png', bytes: PROOF_BYTES.signature, pixels: 2_048 },
  ] as const;
  const made = await Promise.all(limits.map((limit) => cleanPicture(file, { from: PHOTO_TYPES, ...limit })));
  for (const [index, picture] of made.entries()) {
    expect(picture).toBeInstanceOf(Buffer);
    expect(picture.length).toBeLessThanOrEqual(limits[index]?.bytes ?? 0);
  }
});

/** Where the frame of the photo says its height, and then its width. */
const FRAME = JPEG.indexOf(Buffer.from([0xff, 0xc0])) + 5;

/** A small JPEG that says that it has sides of so many pixels. */
function largeJpeg(side: number): Buffer {
  const file = Buffer.from(JPEG);
  file.writeUInt16BE(side, FRAME);
  file.writeUInt16BE(side, FRAME + 2);
  return file;
}

/** A small PNG that says the same, with the checksum of its new header. */
function largePng(side: number): Buffer {
  const file = Buffer.from(PNG);
  file.writeUInt32BE(side, 16);
  file.writeUInt32BE(side, 20);
  file.writeUInt32BE(crc32(file.subarray(12, 29)), 29);
  return file;
}

test.each<[string, () => Buffer | Promise<Buffer>, string]>([
  ['nothing', () => Buffer.alloc(0), 'no_picture'],
  ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'no_picture'],
  [
    'a drawing',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    'no_picture',
  ],
  ['a moving picture', () => plain(8, 8).gif().toBuffer(), 'no_picture'],
  ['a WebP', () => plain(8, 8).webp().toBuffer(), 'no_picture'],
  ['a HEIC by its start', () => Buffer.from('\0\0\0\x18ftypheic'), 'no_picture'],
  ['a page with a picture behind it', () => Buffer.concat([Buffer.from('<p>'), JPEG]), 'no_picture'],
  ['a start of a JPEG alone', () => JPEG.subarray(0, 40), 'damaged'],
  [
    'a JPEG that is cut off',
    async () => (await noiseOf(200, 200).jpeg().toBuffer()).subarray(0, 9_000),
    'damaged',
  ],
  ['half a PNG', async () => (await noiseOf(200, 200).png().toBuffer()).subarray(0, 60_000), 'damaged'],
  [
    'a drawing behind the start of a JPEG',
    () => Buffer.from('\xff\xd8\xff<svg width="9" height="9"/>', 'latin1'),
    'damaged',
  ],
  ['too many bytes', () => Buffer.concat([JPEG, Buffer.alloc(sentBytes)]), 'too_large'],
  ['a JPEG of 51 megapixels', () => plain(8_500, 6_000).jpeg().toBuffer(), 'too_many_pixels'],
  ['a PNG of 51 megapixels', () => plain(8_500, 6_000).png().toBuffer(), 'too_many_pixels'],
  ['a JPEG with sides of 65 000 pixels', () => largeJpeg(65_000), 'too_many_pixels'],
  ['a PNG with sides of 60 000 pixels', () => largePng(60_000), 'too_many_pixels'],
  ['a PNG with sides of four thousand million pixels', () => largePng(4_000_000_000), 'damaged'],
])('A file that is %s is refused', async (_, file, refusal) => {
  expect(await kept(await file())).toBe(refusal);
});

const START = fc.constantFrom(JPEG, PNG);
const HOSTILE = fc.constantFrom(
  '<svg onload=alert(1)>',
  '<script>alert(1)</script>',
  'GIF89a',
  'BM',
  'RIFF0000WEBP',
  '%PDF-1.7',
  'PK\u0003\u0004',
  'ftypheic',
  '<?php',
  '\u00ff\u00d8',
  '',
);
const rest = fc.uint8Array({ maxLength: 2_000 }).map((more) => Buffer.from(more));

/** Files that are no whole picture. */
const BAD_FILE = fc.oneof(
  // Cut off before the data.
  fc.tuple(START, fc.nat()).map(([file, at]) => file.subarray(0, at % (file.length - 20))),
  // Another type, or two at once.
  fc.tuple(HOSTILE, rest).map(([head, more]) => Buffer.concat([Buffer.from(head, 'latin1'), more])),
  fc.tuple(HOSTILE, START).map(([head, file]) => Buffer.concat([Buffer.from(`${head} `, 'latin1'), file])),
  // A beginning, and noise behind it.
  fc.tuple(START, rest).map(([file, more]) => Buffer.concat([file.subarray(0, 8), more])),
  // A bomb of pixels.
  fc.integer({ min: 8_000, max: 65_535 }).map(largeJpeg),
  fc.integer({ min: 8_000, max: 4_294_967_295 }).map(largePng),
);

test('Of hundreds of bad files none is kept', async () => {
  const refusals = new Set<unknown>();
  const isRefused = async (file: Buffer) => {
    const refusal = await cleanPhoto(file);
    refusals.add(refusal);
    return typeof refusal === 'string';
  };
  await fc.assert(fc.asyncProperty(BAD_FILE, isRefused), { numRuns: RUNS, seed: SEED });
  expect([...refusals].sort()).toEqual(['damaged', 'no_picture', 'too_many_pixels']);
});

test.each([
  ['JPEG', JPEG],
  ['PNG', PNG],
])('A %s loses what stands behind its end', async (_, file) => {
  for (const hidden of ['PK\u0003\u0004 an archive', '<html><script>alert(1)</script></html>']) {
    const photo = await cleanPhoto(Buffer.concat([file, Buffer.from(hidden)]));
    const made = Buffer.from((photo as { readonly data: string }).data, 'base64').toString('latin1');
    expect(made).not.toMatch(/script|archive/);
  }
});
