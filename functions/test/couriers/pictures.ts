import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

/** A brown square of eight pixels, as a camera would send it but for what it adds. */
export const PHOTO = [
  '/9j/2wBDAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI////////////////////////////////////////////',
  '////////2wBDAVVaWnhpeOuCguv/////////////////////////////////////////////////////////////',
  '////////////wAARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAP/xAAUEAEAAAAAAAAAAAAA',
  'AAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAv/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AJgCb//Z',
].join('');

/** A white sheet of eight by four pixels. */
export const SIGNATURE = [
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAECAYAAACzzX7wAAAAEklEQVR4nGP6',
  'TwAwMRAAlCsAAGV6H+n+JL9mAAAAAElFTkSuQmCC',
].join('');

/** The same photo with the place where it was taken. */
export const PLACED_PHOTO = (() => {
  const file = Buffer.from(PHOTO, 'base64');
  const place = Buffer.from('Exif\0\0GPS -26.2386 27.9088');
  const head = Buffer.from([0xff, 0xe1, 0, place.length + 2]);
  return Buffer.concat([file.subarray(0, 2), head, place, file.subarray(2)]).toString('base64');
})();

/** The photo with so much more of its data that it is of a size. */
export function photoOf(bytes: number): string {
  const file = Buffer.from(PHOTO, 'base64');
  const more = Buffer.alloc(bytes - file.length, 1);
  return Buffer.concat([file.subarray(0, -2), more, file.subarray(-2)]).toString('base64');
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A sheet of grey noise, which no packing makes smaller. */
export function noiseOf(width: number, height: number): string {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const rows = Array.from({ length: height }, () => Buffer.concat([Buffer.from([0]), randomBytes(width)]));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]).toString('base64');
}
