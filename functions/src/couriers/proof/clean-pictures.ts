import { PROOF_BYTES, PROOF_PIXELS } from '@fleetfoot/shared/model/delivery/proof';
import { cleanPicture, type PictureLimits } from '../../pictures/clean-picture';
import type { ProofGiven } from '../fleet-events';

/** The pictures of a proof, by their names in an event. */
type Picture = keyof typeof PROOF_BYTES;

const TYPES = { photo: 'image/jpeg', signature: 'image/png' } as const satisfies Readonly<
  Record<Picture, PictureLimits['to']>
>;

/** What an event brings, with its pictures as they are kept. */
export interface Brought {
  readonly given: ProofGiven;
  /** The pictures that came and are none; they are not in what is given. */
  readonly bad: readonly Picture[];
}

/** A picture in Base64 as it is kept; `undefined` for one that is none. */
async function cleaned(picture: Picture, data: string): Promise<string | undefined> {
  const type = TYPES[picture];
  const limits = { from: [type], to: type, bytes: PROOF_BYTES[picture], pixels: PROOF_PIXELS };
  const file = await cleanPicture(Buffer.from(data, 'base64'), limits);
  return typeof file === 'string' ? undefined : file.toString('base64');
}

/** What an event brings, without what is no picture. */
export async function cleanPictures({ photo, signature, ...given }: ProofGiven): Promise<Brought> {
  const brought = Object.entries({ photo, signature }) as [Picture, string | undefined][];
  const pictures = await Promise.all(
    brought.flatMap(([name, data]) =>
      data === undefined ? [] : [cleaned(name, data).then((clean) => [name, clean] as const)],
    ),
  );
  const kept = pictures.filter(([, data]) => data !== undefined);
  return {
    given: { ...given, ...Object.fromEntries(kept) },
    bad: pictures.flatMap(([name, data]) => (data === undefined ? [name] : [])),
  };
}
