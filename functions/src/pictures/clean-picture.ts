import type { PHOTO_TYPES, PhotoRefusal } from '@fleetfoot/shared/model/delivery/problem-photo';
import type Sharp from 'sharp';

type PictureType = (typeof PHOTO_TYPES)[number];

/** Types that are taken, the type that is kept, and how large it may be. */
export interface PictureLimits {
  readonly from: readonly PictureType[];
  readonly to: PictureType;
  readonly bytes: number;
  /** Length of its longest side. */
  readonly pixels: number;
}

/** First bytes of a file. What a name or a sender says of its type is not believed. */
const STARTS = {
  'image/jpeg': Buffer.from([0xff, 0xd8, 0xff]),
  'image/png': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
} as const satisfies Readonly<Record<PictureType, Buffer>>;

/** The largest picture that is decoded: of a phone's camera of fifty megapixels. */
const MOST_PIXELS = 50_000_000;
const MOST_SECONDS = 20;
/** Longest sides that are tried, in pixels, until the file is light enough. Noise of the last one fits every limit. */
const SIDES = [2_560, 1_600, 1_024, 640, 320, 128] as const;
const QUALITY = 80;

/** Loads the library with the first picture: other functions start without it. It then reads nothing but these two types. */
async function loadSharp(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
  sharp.cache(false);
  return sharp;
}

/** Decodes a picture, upright and no larger than its limit. Rejects for one that is damaged. */
function decoded(sharp: typeof Sharp, file: Buffer, side: number) {
  return sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true })
    .timeout({ seconds: MOST_SECONDS })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

async function redrawn(
  sharp: typeof Sharp,
  file: Buffer,
  { to, bytes, pixels }: PictureLimits,
): Promise<Buffer | PhotoRefusal> {
  const { width, height } = await sharp(file, { limitInputPixels: false }).metadata();
  if (width * height > MOST_PIXELS) return 'too_many_pixels';
  const { data, info } = await decoded(sharp, file, pixels);
  for (const side of [pixels, ...SIDES.filter((smaller) => smaller < pixels)]) {
    const picture = sharp(data, { raw: info });
    picture.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
    // A JPEG would be black where a PNG is clear.
    if (to === 'image/jpeg') picture.flatten({ background: 'white' }).jpeg({ quality: QUALITY });
    else picture.png();
    const kept = await picture.toBuffer();
    if (kept.length <= bytes) return kept;
  }
  return 'too_large';
}

/** Work on the picture before: one is decoded at a time, since it may take 400 MB. */
let before: Promise<unknown> = Promise.resolve();

/**
 * A picture drawn anew: upright, small enough, and without anything else that its file held, such as a place.
 * @returns why it is not taken
 */
export async function cleanPicture(file: Buffer, limits: PictureLimits): Promise<Buffer | PhotoRefusal> {
  const isTaken = limits.from.some((type) => file.subarray(0, STARTS[type].length).equals(STARTS[type]));
  if (!isTaken) return 'no_picture';
  const turn = before.then(async () => {
    const sharp = await loadSharp();
    return redrawn(sharp, file, limits).catch((): PhotoRefusal => 'damaged');
  });
  before = turn.catch(() => undefined);
  return turn;
}
