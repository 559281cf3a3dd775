import { PROOF_PIXELS } from '@fleetfoot/shared/model';

const SOI = Buffer.from([0xff, 0xd8]);
const EOI = Buffer.from([0xff, 0xd9]);
const SOS = 0xda;
const DQT = 0xdb;
const DHT = 0xc4;
const DRI = 0xdd;
/** Baseline, extended and progressive: what every browser shows. */
const FRAMES = [0xc0, 0xc1, 0xc2];
/** Far more than a progressive picture has; a browser draws the whole picture for each. */
const MOST_SCANS = 100;
/** What applications, cameras and people add: names, places, previews, comments. */
const isExtra = (marker: number) => (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;

/** Whether a segment is made up of tables and nothing else. */
function isOfTables(content: Buffer, sizeAt: (offset: number) => number): boolean {
  let offset = 0;
  while (offset < content.length) offset += sizeAt(offset);
  return offset === content.length && offset > 0;
}

function isQuantization(content: Buffer): boolean {
  return isOfTables(content, (offset) => ((content[offset] ?? 0) >> 4 === 0 ? 65 : 129));
}

function isHuffman(content: Buffer): boolean {
  return isOfTables(
    content,
    (offset) => 17 + content.subarray(offset + 1, offset + 17).reduce((sum, count) => sum + count, 0),
  );
}

/** How often a component is sampled, across and down: from once to four times. */
function isSampling(factors: number): boolean {
  return [factors >> 4, factors & 15].every((factor) => factor >= 1 && factor <= 4);
}

/** In grey or in colours, of eight bits, and not too large. */
function isFrame(content: Buffer, mostPixels: number): boolean {
  if (content.length < 6) return false;
  const [height, width] = [content.readUInt16BE(1), content.readUInt16BE(3)];
  const components = content[5] ?? 0;
  return (
    content[0] === 8 &&
    Math.min(height, width) > 0 &&
    Math.max(height, width) <= mostPixels &&
    (components === 1 || components === 3) &&
    content.length === 6 + 3 * components &&
    Array.from({ length: components }, (_, at) => content[7 + 3 * at] ?? 0).every(isSampling)
  );
}

function isScan(content: Buffer): boolean {
  const components = content[0] ?? 0;
  return components >= 1 && components <= 3 && content.length === 4 + 2 * components;
}

/** Where the data of a scan that begins here ends: at the next marker that is none of its own. */
function scanEnd(file: Buffer, from: number): number {
  let at = file.indexOf(0xff, from);
  while (at >= 0 && at + 1 < file.length) {
    const next = file[at + 1] ?? 0;
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
    at = file.indexOf(0xff, at + 2);
  }
  return -1;
}

function isKnown(marker: number, content: Buffer): boolean {
  if (marker === DQT) return isQuantization(content);
  if (marker === DHT) return isHuffman(content);
  return marker === DRI && content.length === 2;
}

/**
 * A JPEG with what its picture needs and nothing else: no place, no camera, no comment, nothing behind its end.
 * @param mostPixels of its longest side
 * @returns `undefined` for anything that is no whole JPEG of a size that is shown
 */
export function cleanJpeg(file: Buffer, mostPixels: number = PROOF_PIXELS): Buffer | undefined {
  if (!file.subarray(0, 2).equals(SOI)) return undefined;
  const kept: Buffer[] = [SOI];
  let [at, frames, scans] = [2, 0, 0];
  while (at + 2 <= file.length) {
    const marker = file[at + 1] ?? 0;
    if (file[at] !== 0xff) return undefined;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xd9) return frames === 1 && scans > 0 ? Buffer.concat([...kept, EOI]) : undefined;
    if (at + 4 > file.length) return undefined;
    const end = at + 2 + file.readUInt16BE(at + 2);
    if (end > file.length || end < at + 4) return undefined;
    const content = file.subarray(at + 4, end);
    let next = end;
    if (FRAMES.includes(marker)) {
      if (!isFrame(content, mostPixels)) return undefined;
      frames += 1;
    } else if (marker === SOS) {
      next = scanEnd(file, end);
      if (frames !== 1 || !isScan(content) || next <= end) return undefined;
      scans += 1;
      if (scans > MOST_SCANS) return undefined;
    } else if (!isExtra(marker) && !isKnown(marker, content)) return undefined;
    if (!isExtra(marker)) kept.push(file.subarray(at, next));
    at = next;
  }
  return undefined;
}
