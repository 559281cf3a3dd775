import { PROOF_BYTES } from '@fleetfoot/shared/model';
import { cleanJpeg } from '../../pictures/clean-jpeg';
import { cleanPng } from '../../pictures/clean-png';
import type { ProofGiven } from '../fleet-events';

/** The pictures of a proof, by their names in an event. */
type Picture = keyof typeof PROOF_BYTES;

const CLEAN = { photo: cleanJpeg, signature: cleanPng } as const satisfies Readonly<
  Record<Picture, (file: Buffer) => Buffer | undefined>
>;

/** What an event brings, with its pictures as they are kept. */
export interface Brought {
  readonly given: ProofGiven;
  /** The pictures that came and are none, or are too large; they are not in what is given. */
  readonly bad: readonly Picture[];
}

/** A picture in Base64 as it is kept; `undefined` for one that is none, or too large: packed anew it may be larger. */
function cleaned(picture: Picture, data: string): string | undefined {
  const file = CLEAN[picture](Buffer.from(data, 'base64'));
  return file && file.length <= PROOF_BYTES[picture] ? file.toString('base64') : undefined;
}

/** What an event brings, without what is no picture. */
export function cleanPictures({ photo, signature, ...given }: ProofGiven): Brought {
  const brought = Object.entries({ photo, signature }) as [Picture, string | undefined][];
  const pictures = brought.flatMap(([name, data]) =>
    data === undefined ? [] : [[name, cleaned(name, data)] as const],
  );
  const kept = pictures.filter(([, data]) => data !== undefined);
  return {
    given: { ...given, ...Object.fromEntries(kept) },
    bad: pictures.flatMap(([name, data]) => (data === undefined ? [name] : [])),
  };
}
