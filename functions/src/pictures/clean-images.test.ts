import { crc32, deflateSync } from 'node:zlib';
import { cleanJpeg } from './clean-jpeg';
import { cleanPng } from './clean-png';

function segment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

function frame(height: number, width: number, components = 1, sampling = 0x11): Buffer {
  const head = Buffer.from([8, 0, 0, 0, 0, components]);
  head.writeUInt16BE(height, 1);
  head.writeUInt16BE(width, 3);
  return Buffer.concat([head, Buffer.alloc(3 * components, sampling)]);
}

const SOI = Buffer.from([0xff, 0xd8]);
const EOI = Buffer.from([0xff, 0xd9]);
const DQT = segment(0xdb, Buffer.concat([Buffer.from([0]), Buffer.alloc(64, 1)]));
const DHT = segment(0xc4, Buffer.concat([Buffer.from([0, 1]), Buffer.alloc(15), Buffer.from([5])]));
const SCAN = Buffer.concat([
  segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
  Buffer.from([0x12, 0xff, 0, 0x34]),
]);
const EXIF = segment(0xe1, Buffer.from('Exif\0\0GPS -26.2386 27.9088'));
const COMMENT = segment(0xfe, Buffer.from('<script>'));

function jpeg({ extra = [] as Buffer[], size = frame(16, 24), tables = [DQT, DHT], end = EOI } = {}): Buffer {
  return Buffer.concat([SOI, ...extra, ...tables, segment(0xc0, size), SCAN, end]);
}

test('a JPEG stays the picture that it is', () => {
  expect(cleanJpeg(jpeg())).toEqual(jpeg());
});

test('places, comments and what stands behind the end of a JPEG are gone', () => {
  const file = Buffer.concat([jpeg({ extra: [EXIF, COMMENT] }), Buffer.from('PK\u0003\u0004 an archive')]);
  expect(cleanJpeg(file)).toEqual(jpeg());
  expect(cleanJpeg(Buffer.concat([jpeg(), Buffer.from('x')]))).toEqual(jpeg());
});

test.each<[string, Buffer]>([
  ['nothing', Buffer.alloc(0)],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a start alone', SOI],
  ['no end', jpeg({ end: Buffer.alloc(0) })],
  ['half a file', jpeg().subarray(0, 60)],
  ['no picture', Buffer.concat([SOI, DQT, DHT, EOI])],
  ['two frames', Buffer.concat([SOI, segment(0xc0, frame(8, 8)), segment(0xc0, frame(8, 8)), SCAN, EOI])],
  ['a scan before its frame', Buffer.concat([SOI, SCAN, segment(0xc0, frame(8, 8)), EOI])],
  ['no height', jpeg({ size: frame(0, 24) })],
  ['a side of 65 535 pixels', jpeg({ size: frame(65_535, 24) })],
  ['a component that is never sampled', jpeg({ size: frame(16, 24, 1, 0x10) })],
  ['a component that is sampled five times', jpeg({ size: frame(16, 24, 1, 0x51) })],
  [
    'a hundred and one scans',
    Buffer.concat([jpeg({ end: Buffer.alloc(0) }), ...Array.from({ length: 100 }, () => SCAN), EOI]),
  ],
  ['four colours', jpeg({ size: frame(16, 24, 4) })],
  [
    'a script among its tables',
    jpeg({ tables: [DQT, segment(0xdb, Buffer.from('<script>alert(1)</script>'))] }),
  ],
  ['a lossless frame', Buffer.concat([SOI, segment(0xc3, frame(8, 8)), SCAN, EOI])],
  ['a length that leads back', Buffer.concat([SOI, Buffer.from([0xff, 0xdb, 0, 0]), SCAN, EOI])],
])('a JPEG that is %s is refused', (_what, file) => {
  expect(cleanJpeg(file)).toBeUndefined();
});

function chunk(type: string, content: Buffer, sum?: number): Buffer {
  const body = Buffer.concat([Buffer.from(type), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(sum ?? crc32(body));
  return Buffer.concat([length, body, check]);
}

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const END = chunk('IEND', Buffer.alloc(0));

function header(width: number, height: number, colours = 0, passes = 0, depth = 8): Buffer {
  const content = Buffer.alloc(13);
  content.writeUInt32BE(width);
  content.writeUInt32BE(height, 4);
  content.set([depth, colours, 0, 0, passes], 8);
  return chunk('IHDR', content);
}

const rows = (height: number, row: number) => deflateSync(Buffer.alloc(height * row));

function png(head = header(4, 3), data = rows(3, 5), ...extra: Buffer[]): Buffer {
  return Buffer.concat([SIGNATURE, head, ...extra, chunk('IDAT', data), END]);
}

test('a PNG loses its texts, its time and what stands behind its end', () => {
  const told = [chunk('tEXt', Buffer.from('Author\0Thabo')), chunk('eXIf', Buffer.from('GPS'))];
  const file = Buffer.concat([png(undefined, undefined, ...told), Buffer.from('<script>')]);
  expect(cleanPng(file)).toEqual(png());
});

test('a PNG loses what stands behind its data', () => {
  const data = Buffer.concat([rows(3, 5), Buffer.from('secret')]);
  expect(cleanPng(png(undefined, data))).toEqual(png());
});

const PALETTE = chunk('PLTE', Buffer.alloc(6, 1));
const CLEAR = chunk('tRNS', Buffer.from([0, 255]));

test('a PNG of a palette keeps it, and which of its colours are clear', () => {
  const file = png(header(4, 3, 3), rows(3, 5), PALETTE, CLEAR);
  expect(cleanPng(file)).toEqual(file);
});

test('a PNG loses a palette that it does not need', () => {
  expect(cleanPng(png(header(4, 3), rows(3, 5), PALETTE, CLEAR))).toEqual(png());
  const small = header(4, 3, 3, 0, 4);
  expect(cleanPng(png(small, rows(3, 3), PALETTE, CLEAR))).toEqual(png(small, rows(3, 3), PALETTE));
});

test.each<[string, Buffer]>([
  ['a signature alone', SIGNATURE],
  ['half a file', png().subarray(0, 50)],
  ['without an end', Buffer.concat([SIGNATURE, header(4, 3), chunk('IDAT', rows(3, 5))])],
  ['a wrong checksum', Buffer.concat([SIGNATURE, header(4, 3), chunk('IDAT', rows(3, 5), 1), END])],
  ['fewer rows than it says', png(header(4, 3), rows(2, 5))],
  ['more rows than it says', png(header(4, 3), rows(3_000, 5))],
  ['a side of four thousand million pixels', png(header(4_000_000_000, 3))],
  ['no width', png(header(0, 3))],
  ['several passes', png(header(4, 3, 0, 1))],
  ['a palette that is not there', png(header(4, 3, 3))],
  ['two palettes', png(header(4, 3, 3), rows(3, 5), PALETTE, PALETTE)],
  ['a palette of half a colour', png(header(4, 3, 3), rows(3, 5), chunk('PLTE', Buffer.alloc(4)))],
  [
    'more clear colours than its palette has',
    png(header(4, 3, 3), rows(3, 5), PALETTE, chunk('tRNS', Buffer.alloc(3))),
  ],
  ['sixteen bits a sample', png(header(4, 3, 6, 0, 16), rows(3, 33))],
  ['more bytes than are unpacked', png(header(2_048, 2_048, 6), rows(2_048, 8_193))],
  ['colours that there are not', png(header(4, 3, 5))],
  ['a filter that there is not', png(header(4, 3), deflateSync(Buffer.alloc(15, 9)))],
  ['two headers', png(header(4, 3), rows(3, 5), header(4, 3))],
])('a PNG that is %s is refused', (_what, file) => {
  expect(cleanPng(file)).toBeUndefined();
});
