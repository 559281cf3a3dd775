import {
  PHOTO_TYPES,
  type PhotoRefusal,
  PROBLEM_PHOTO,
  type ProblemPhoto,
} from '@fleetfoot/shared/model/delivery/problem-photo';
import { cleanPicture } from './clean-picture';

/** A photo as it is kept. */
export type CleanPhoto = Pick<ProblemPhoto, 'type' | 'data'>;

/**
 * A photo that somebody sent with a problem, as it is kept.
 * @returns why it is not taken
 */
export async function cleanPhoto(file: Buffer): Promise<CleanPhoto | PhotoRefusal> {
  const { sentBytes, bytes, pixels } = PROBLEM_PHOTO;
  if (file.length > sentBytes) return 'too_large';
  const type = 'image/jpeg';
  const clean = await cleanPicture(file, { from: PHOTO_TYPES, to: type, bytes, pixels });
  return typeof clean === 'string' ? clean : { type, data: clean.toString('base64') };
}
