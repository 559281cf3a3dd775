/** Bytes of a JPEG that are looked at: what cameras add stands at its beginning. */
const LOOKED_AT = 65_536;
const EXIF = Buffer.from('Exif\0\0', 'latin1');
const TAG = 0x0112;
const MOST_ENTRIES = 200;

/** The number by which a block of TIFF says how its picture is turned; `undefined` where it says nothing. */
function turnedIn(tiff: Buffer): number | undefined {
  if (tiff.length < 14) return undefined;
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) =>
    at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at);
  const first = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  const count = Math.min(short(first), MOST_ENTRIES);
  for (let entry = 0; entry < count; entry += 1) {
    const at = first + 2 + 12 * entry;
    if (short(at) === TAG) return short(at + 8);
  }
  return undefined;
}

/** How a camera says that a JPEG is turned: from 2 to 8, as EXIF counts. `undefined` for one that is upright, or says nothing. */
export function orientationOf(file: Buffer): number | undefined {
  const beginning = file.subarray(0, LOOKED_AT);
  const at = beginning.indexOf(EXIF);
  if (at < 4 || beginning[at - 3] !== 0xe1 || beginning[at - 4] !== 0xff) return undefined;
  const turned = turnedIn(beginning.subarray(at + EXIF.length)) ?? 1;
  return turned >= 2 && turned <= 8 ? turned : undefined;
}

/** A clean JPEG with how it is turned, and nothing else of what its camera said. */
export function turned(file: Buffer, orientation: number): Buffer {
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex');
  tiff.writeUInt16BE(orientation, 18);
  const head = Buffer.from([0xff, 0xe1, 0, 2 + EXIF.length + tiff.length]);
  return Buffer.concat([file.subarray(0, 2), head, EXIF, tiff, file.subarray(2)]);
}
