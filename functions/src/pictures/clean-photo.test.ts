import { crc32, deflateSync } from 'node:zlib';
import { PROBLEM_PHOTO } from '@fleetfoot/shared/model';
import fc from 'fast-check';
import { PHOTO, PLACED_PHOTO, photoOf, SIGNATURE } from '../../test/couriers/pictures';
import { cleanPhoto } from './clean-photo';
import { orientationOf, turned } from './orientation';

const JPEG = Buffer.from(PHOTO, 'base64');
const PNG = Buffer.from(SIGNATURE, 'base64');
const RUNS = 1_000;
/** The same ones in each run, unless another is asked for. */
const SEED = Number(process.env['FLEETFOOT_FUZZ_SEED'] ?? 1);

const sized = (offset: number, side: number) => {
  const file = Buffer.from(offset === 16 ? PNG : JPEG);
  if (offset === 16) file.writeUInt32BE(side, offset);
  else file.writeUInt16BE(side, offset);
  return file;
};
/** An empty picture in colours, as screenshots are. */
function png(width: number, height: number): Buffer {
  const chunk = (type: string, content: Buffer) => {
    const [body, ends] = [Buffer.concat([Buffer.from(type), content]), Buffer.alloc(8)];
    ends.writeUInt32BE(content.length);
    ends.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([8, 6], 8);
  const rows = deflateSync(Buffer.alloc(height * (1 + 4 * width)));
  return Buffer.concat([
    ...[PNG.subarray(0, 8), chunk('IHDR', header), chunk('IDAT', rows)],
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Where the frame of the photo says its height. */
const HEIGHT = JPEG.indexOf(Buffer.from([0xff, 0xc0])) + 5;

test('A photo is kept without the place where it was taken, as a JPEG or a PNG', () => {
  expect(cleanPhoto(Buffer.from(PLACED_PHOTO, 'base64'))).toEqual({ type: 'image/jpeg', data: PHOTO });
  expect(cleanPhoto(PNG)).toMatchObject({ type: 'image/png' });
});

test.each([6, 8, 3])('A photo that its camera turned by %i stays turned, and tells nothing else', (turn) => {
  const kept = cleanPhoto(turned(Buffer.from(PLACED_PHOTO, 'base64'), turn));
  const file = Buffer.from((kept as { readonly data: string }).data, 'base64');
  expect(orientationOf(file)).toBe(turn);
  expect(file).toEqual(turned(JPEG, turn));
});

test('A photo that is upright, or turned in a way that there is not, is kept as it is', () => {
  for (const turn of [0, 1, 9, 65_535]) {
    expect(cleanPhoto(turned(JPEG, turn))).toEqual({ type: 'image/jpeg', data: PHOTO });
  }
});

test.each<[string, Buffer, string]>([
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'no_picture'],
  ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'no_picture'],
  ['a moving picture', Buffer.from('GIF89a'), 'no_picture'],
  ['a start of a photo alone', JPEG.subarray(0, 40), 'damaged'],
  ['half a PNG', PNG.subarray(0, 30), 'damaged'],
  ['too many bytes', Buffer.from(photoOf(PROBLEM_PHOTO.bytes + 1), 'base64'), 'too_large'],
  ['a side of 65 535 pixels', sized(HEIGHT, 65_535), 'too_many_pixels'],
  ['a PNG with a side of four thousand million pixels', sized(16, 4_000_000_000), 'too_many_pixels'],
  ['a PNG of more than is unpacked', png(4_096, 4_096), 'too_many_pixels'],
])('A file that is %s is refused', (_, file, refusal) => {
  expect(cleanPhoto(file)).toBe(refusal);
});

test.each([
  ['1 080 by 2 400', 1_080, 2_400],
  ['1 290 by 2 796', 1_290, 2_796],
  ['1 536 by 4 096', 1_536, 4_096],
])("A phone's screenshot of %s pixels is kept", (_, width, height) => {
  expect(cleanPhoto(png(width, height))).toMatchObject({ type: 'image/png' });
});

test('A photo of the most bytes is kept', () => {
  expect(cleanPhoto(Buffer.from(photoOf(PROBLEM_PHOTO.bytes), 'base64'))).toMatchObject({
    type: 'image/jpeg',
  });
});

const START = fc.constantFrom(JPEG, PNG);
const HOSTILE = fc.constantFrom(
  ...['<svg onload=alert(1)>', '<script>alert(1)</script>', 'GIF89a', 'BM', 'RIFF0000WEBP', '%PDF-1.7'],
  ...['PK\u0003\u0004', 'ftypheic', '<?php', '\u00ff\u00d8', ''],
);
const rest = fc.uint8Array({ maxLength: 2_000 }).map((bytes) => Buffer.from(bytes));

/** Files that are no whole picture, and what is wrong with each. */
const BAD_FILE = fc.oneof(
  // Cut off.
  fc.tuple(START, fc.nat()).map(([file, at]) => file.subarray(0, at % file.length)),
  // Of another type, or two at once.
  fc.tuple(HOSTILE, rest).map(([head, more]) => Buffer.concat([Buffer.from(head, 'latin1'), more])),
  fc.tuple(HOSTILE, START).map(([head, file]) => Buffer.concat([Buffer.from(`${head} `, 'latin1'), file])),
  // A beginning, and noise behind it.
  fc.tuple(START, rest).map(([file, more]) => Buffer.concat([file.subarray(0, 8), more])),
  // A bomb of pixels.
  fc.integer({ min: PROBLEM_PHOTO.pixels + 1, max: 65_535 }).map((side) => sized(HEIGHT, side)),
  fc.integer({ min: PROBLEM_PHOTO.pixels + 1, max: 4_294_967_295 }).map((side) => sized(16, side)),
  // Too heavy.
  fc
    .integer({ min: PROBLEM_PHOTO.bytes + 1, max: PROBLEM_PHOTO.bytes + 5_000 })
    .map((bytes) => Buffer.concat([JPEG, Buffer.alloc(bytes - JPEG.length)])),
);

test('Of a thousand bad files none is kept', () => {
  const refusals = new Set<unknown>();
  const isRefused = (file: Buffer) => {
    const refusal = cleanPhoto(file);
    refusals.add(refusal);
    return typeof refusal === 'string';
  };
  fc.assert(fc.property(BAD_FILE, isRefused), { numRuns: RUNS, seed: SEED });
  expect([...refusals].sort()).toEqual(['damaged', 'no_picture', 'too_large', 'too_many_pixels']);
});

test('A photo loses what stands behind it, and between its parts', () => {
  const secret = 'GPS -26.2386 <script>';
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, secret.length + 2]), Buffer.from(secret)]);
  const file = Buffer.concat([JPEG.subarray(0, 2), comment, JPEG.subarray(2), Buffer.from(secret)]);
  expect(cleanPhoto(file)).toEqual({ type: 'image/jpeg', data: PHOTO });
});
