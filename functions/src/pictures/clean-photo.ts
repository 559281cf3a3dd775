import { type PhotoRefusal, PROBLEM_PHOTO, type ProblemPhoto } from '@fleetfoot/shared/model';
import { cleanJpeg } from './clean-jpeg';
import { cleanPng, hasTooManyPixels } from './clean-png';
import { orientationOf, turned } from './orientation';

/** A photo as it is kept. */
export type CleanPhoto = Pick<ProblemPhoto, 'type' | 'data'>;

const JPEG_START = Buffer.from([0xff, 0xd8, 0xff]);
const PNG_START = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** A phone's screenshot in colours has ten mebibytes of rows. */
const PNG_BOUNDS = { pixels: PROBLEM_PHOTO.pixels, bytes: 25_165_824 } as const;
/** No JPEG says that it is larger. */
const MOST_SIDE = 65_535;

const startsWith = (file: Buffer, start: Buffer) => file.subarray(0, start.length).equals(start);

function kept(type: CleanPhoto['type'], file: Buffer): CleanPhoto | PhotoRefusal {
  return file.length <= PROBLEM_PHOTO.bytes ? { type, data: file.toString('base64') } : 'too_large';
}

function keptJpeg(file: Buffer): CleanPhoto | PhotoRefusal {
  const clean = cleanJpeg(file, PROBLEM_PHOTO.pixels);
  if (!clean) return cleanJpeg(file, MOST_SIDE) ? 'too_many_pixels' : 'damaged';
  const orientation = orientationOf(file);
  return kept('image/jpeg', orientation === undefined ? clean : turned(clean, orientation));
}

function keptPng(file: Buffer): CleanPhoto | PhotoRefusal {
  if (hasTooManyPixels(file, PNG_BOUNDS)) return 'too_many_pixels';
  const clean = cleanPng(file, PNG_BOUNDS);
  return clean ? kept('image/png', clean) : 'damaged';
}

/**
 * A photo that somebody sent with a problem, with what its picture needs and nothing else: no place, no camera, nothing behind its
 * end. How a camera says that it is turned stays.
 * @returns why it is not taken
 */
export function cleanPhoto(file: Buffer): CleanPhoto | PhotoRefusal {
  const isJpeg = startsWith(file, JPEG_START);
  if (!isJpeg && !startsWith(file, PNG_START)) return 'no_picture';
  if (file.length > PROBLEM_PHOTO.bytes) return 'too_large';
  return isJpeg ? keptJpeg(file) : keptPng(file);
}
