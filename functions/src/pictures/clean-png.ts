import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { PROOF_PIXELS } from '@fleetfoot/shared/model';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Samples of a pixel, and how many bits each may have, by the kind of colours. */
const COLOURS: Readonly<Record<number, readonly [samples: number, depths: readonly number[]]>> = {
  0: [1, [1, 2, 4, 8]],
  2: [3, [8]],
  3: [1, [1, 2, 4, 8]],
  4: [2, [8]],
  6: [4, [8]],
};
/** Where its first chunk has its content, which is its header. */
const HEADER_AT = 16;
const OF_PALETTE = 3;
/** Bytes of the largest palette: three for each of its colours. */
const PALETTE_BYTES = 768;

/** How large a picture may be. */
export interface PngBounds {
  /** Of its longest side. */
  readonly pixels: number;
  /** Of its rows, once they are unpacked. */
  readonly bytes: number;
}

/** A proof's: as many bytes as the largest one in grey has. */
const PROOF_BOUNDS: PngBounds = { pixels: PROOF_PIXELS, bytes: PROOF_PIXELS ** 2 };

interface Chunk {
  readonly type: string;
  readonly content: Buffer;
}

/** The chunks up to the end of the picture; `undefined` where one is cut off, or not what its checksum says. */
function chunksOf(file: Buffer): readonly Chunk[] | undefined {
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE.length; at + 12 <= file.length; ) {
    const end = at + 8 + file.readUInt32BE(at);
    if (end + 4 > file.length) return undefined;
    if (crc32(file.subarray(at + 4, end)) !== file.readUInt32BE(end)) return undefined;
    const type = file.toString('latin1', at + 4, at + 8);
    chunks.push({ type, content: file.subarray(at + 8, end) });
    if (type === 'IEND') return chunks;
    at = end + 4;
  }
  return undefined;
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

interface Size {
  readonly width: number;
  readonly height: number;
  /** Bytes of a row, with its filter. */
  readonly row: number;
}

/** How large a picture is; `undefined` for one that is none, or is in several passes. */
function sizeOf(header: Buffer): Size | undefined {
  if (header.length !== 13) return undefined;
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [depth = 0, colours = 0, ...others] = header.subarray(8);
  const [samples, depths] = COLOURS[colours] ?? [0, []];
  const isSized = Math.min(width, height) > 0;
  if (!isSized || !depths.includes(depth) || others.some((value) => value !== 0)) return undefined;
  return { width, height, row: 1 + Math.ceil((width * samples * depth) / 8) };
}

function fits({ width, height, row }: Size, { pixels, bytes }: PngBounds): boolean {
  return Math.max(width, height) <= pixels && height * (row - 1) <= bytes;
}

/** Whether a PNG says that it has more pixels than these. Such a one is not unpacked: nobody knows whether it is whole. */
export function hasTooManyPixels(file: Buffer, bounds: PngBounds): boolean {
  const size = sizeOf(file.subarray(HEADER_AT, HEADER_AT + 13));
  return size !== undefined && !fits(size, bounds);
}

/** The rows of the picture, of exactly its size and with filters that there are. */
function rowsOf(data: Buffer, { height, row }: Size): Buffer | undefined {
  try {
    const rows = inflateSync(data, { maxOutputLength: height * row });
    const isWhole = rows.length === height * row;
    const areFiltered = Array.from({ length: height }, (_, at) => rows[at * row] ?? 5).every(
      (one) => one < 5,
    );
    return isWhole && areFiltered ? rows : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The palette of a picture that has one, and which of its colours are clear. Elsewhere both are advice, and are left out.
 * @returns `undefined` for a palette that is none
 */
function paletteOf(header: Buffer, chunks: readonly Chunk[]): readonly Chunk[] | undefined {
  const [depth, colours] = header.subarray(8);
  if (colours !== OF_PALETTE) return [];
  const [palettes, clear] = ['PLTE', 'tRNS'].map((name) => chunks.filter(({ type }) => type === name));
  const size = palettes?.[0]?.content.length ?? 0;
  if (palettes?.length !== 1 || size === 0 || size > PALETTE_BYTES || size % 3 !== 0) return undefined;
  if (!clear || clear.length === 0 || depth !== 8) return palettes;
  const isOfPalette = clear.length === 1 && (clear[0]?.content.length ?? 0) <= size / 3;
  return isOfPalette ? [...palettes, ...clear] : undefined;
}

/**
 * A PNG with what its picture needs and nothing else, packed anew: no text, no time, nothing behind its end.
 * @returns `undefined` for anything that is no whole PNG of a size that is shown
 */
export function cleanPng(file: Buffer, bounds = PROOF_BOUNDS): Buffer | undefined {
  if (!file.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return undefined;
  const [header, ...chunks] = chunksOf(file) ?? [];
  const size = header?.type === 'IHDR' ? sizeOf(header.content) : undefined;
  if (!header || !size || !fits(size, bounds) || chunks.some(({ type }) => type === 'IHDR')) return undefined;
  const palette = paletteOf(header.content, chunks);
  if (!palette) return undefined;
  const data = chunks.filter(({ type }) => type === 'IDAT').map(({ content }) => content);
  const rows = rowsOf(Buffer.concat(data), size);
  if (!rows) return undefined;
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header.content),
    ...palette.map(({ type, content }) => chunk(type, content)),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
