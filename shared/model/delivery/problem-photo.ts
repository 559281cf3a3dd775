import * as v from '@fleetfoot/shared/schema';
import { collection } from '@fleetfoot/shared/schema';

/** What a photo may be. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png'] as const;

/**
 * The largest photo of a problem: in bytes as a recipient sends it, in bytes as it is kept, and in pixels of its longest side. Its
 * document is below a mebibyte, also in Base64.
 */
export const PROBLEM_PHOTO = { sentBytes: 12_000_000, bytes: 700_000, pixels: 4_096 } as const;

/** Why a photo is not taken. */
export type PhotoRefusal = 'too_large' | 'too_many_pixels' | 'no_picture' | 'damaged';

/** The same for members, whose photos are shrunk before they are sent. */
export const PHOTO_REFUSALS: Readonly<Record<PhotoRefusal, string>> = {
  too_large: 'The photo is too large. Choose a smaller one, or report without it.',
  no_picture: 'The file is no photo that we can read. Choose a JPEG or PNG picture, or report without it.',
  too_many_pixels: 'The photo has too many pixels. Choose a smaller one, or report without it.',
  damaged:
    'The photo is damaged, or of a kind that we cannot read. Take or choose another one, or report without it.',
};

/** The photo that came with a problem, as the server checked it. Functions alone write it. */
export const ProblemPhotoSchema = v.object({
  /** The problem's. */
  id: v.string(),
  orgID: v.string(),
  deliveryID: v.string(),
  type: v.picklist(PHOTO_TYPES),
  /** The file in Base64. */
  data: v.string(),
  at: v.date(),
  /** When it is deleted. */
  expiresAt: v.date(),
});

export type ProblemPhoto = v.InferOutput<typeof ProblemPhotoSchema>;

/** At most one for each problem, under its id: beside it, so that a list of problems loads no photos. */
export const problemPhotos = collection(
  'Organizations/{orgID}/ProblemPhotos/{problemID}',
  ProblemPhotoSchema,
);
