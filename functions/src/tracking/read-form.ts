/** Longest form that arrives, in bytes: as much as the functions' host takes. */
export const MOST_FORM = 33_554_432;
/** Larger than any text of our forms: percent signs make three of a character, and four of those. */
export const MOST_TEXT = 16_384;
/** More parts, or longer names, than any form of ours sends. */
const MOST_PARTS = 8;
const MOST_HEAD = 1_024;
const LINE = '\r\n';
const HEAD_END = '\r\n\r\n';

/** What a form sent. */
export interface SentForm {
  /** What was typed and chosen; of a name that comes twice, the first. */
  readonly fields: URLSearchParams;
  /** The file that was chosen, as it came; not there where none was. */
  readonly file?: Buffer;
}

/** The line that parts what a form of several parts sends; `undefined` for a body of another type. */
function boundaryOf(contentType: string): string | undefined {
  const [, quoted, plain] =
    contentType.match(
      /^multipart\/form-data\s*;\s*boundary=(?:"([\w'()+,./:=? -]{1,70})"|([\w'+./:=-]{1,70}))\s*$/i,
    ) ?? [];
  return quoted ?? plain;
}

interface Part {
  readonly name: string;
  readonly isFile: boolean;
  readonly content: Buffer;
}

/** A part with its head; `undefined` for one that no browser sends. */
function partOf(part: Buffer): Part | undefined {
  const end = part.subarray(0, MOST_HEAD).indexOf(HEAD_END);
  if (end < 0) return undefined;
  const lines = part.toString('utf8', 0, end).split(LINE);
  const said = lines.find((line) => /^content-disposition:/i.test(line)) ?? '';
  const [, name, filename] =
    said.match(
      /^content-disposition:\s*form-data;\s*name="(\w{1,40})"(?:;\s*(filename)="[^"\r\n]*")?\s*$/i,
    ) ?? [];
  if (name === undefined) return undefined;
  return { name, isFile: filename !== undefined, content: part.subarray(end + HEAD_END.length) };
}

/** The parts of a body from its first line to its last; `undefined` for a body that is cut off or has more than a form of ours. */
function partsOf(body: Buffer, boundary: string): readonly Part[] | undefined {
  const separator = Buffer.from(`${LINE}--${boundary}`);
  const parts: Part[] = [];
  if (body.indexOf(`--${boundary}`) !== 0) return undefined;
  let at = separator.length - LINE.length;
  while (parts.length <= MOST_PARTS) {
    const next = body.toString('latin1', at, at + 2);
    if (next === '--') return parts;
    const end = next === LINE ? body.indexOf(separator, at) : -1;
    const part =
      end < 0 ? undefined : partOf(body.subarray(at + LINE.length, Math.max(end, at + LINE.length)));
    if (!part) return undefined;
    parts.push(part);
    at = end + separator.length;
  }
  return undefined;
}

/**
 * Reads the body of a form, with a file of any size or without one.
 * @returns `undefined` for a body of several parts that no browser sends, and for more text than a form of ours has
 */
export function readForm(body: Buffer, contentType: string): SentForm | undefined {
  const isOfParts = /^multipart\//i.test(contentType);
  if (!isOfParts) {
    return body.length <= MOST_TEXT ? { fields: new URLSearchParams(body.toString('utf8')) } : undefined;
  }
  const boundary = boundaryOf(contentType);
  const parts = boundary === undefined ? undefined : partsOf(body, boundary);
  if (!parts || parts.some(({ isFile, content }) => !isFile && content.length > MOST_TEXT)) return undefined;
  const fields = parts
    .filter(({ isFile }) => !isFile)
    .map(({ name, content }) => [name, content.toString('utf8')]);
  // A field for a file of which none was chosen sends an empty one.
  const file = parts.find(({ isFile, content }) => isFile && content.length > 0)?.content;
  return { fields: new URLSearchParams(fields), ...(file && { file }) };
}
