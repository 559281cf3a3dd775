import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

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

/** Noise, which no packing makes smaller: a photo of it has as many bytes as a picture of its size ever has. */
export function noiseOf(width: number, height: number, channels: 3 | 4 = 3) {
  return sharp(randomBytes(width * height * channels), { raw: { width, height, channels } });
}

/** A photo as large as one of a camera, in bytes. */
export function cameraPhoto(): Promise<Buffer> {
  return noiseOf(2_000, 1_500).jpeg({ quality: 90 }).toBuffer();
}

/** A stored picture as a page would show it, and every trace of what stood beside the picture in its file. */
export async function shown(data: unknown) {
  const { format, width, height, exif, icc, xmp, iptc, comments, orientation } = await sharp(
    Buffer.from(String(data), 'base64'),
  ).metadata();
  return { format, width, height, beside: [exif, icc, xmp, iptc, comments, orientation].filter(Boolean) };
}
