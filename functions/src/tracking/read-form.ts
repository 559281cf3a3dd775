import { PROBLEM_PHOTO } from '@fleetfoot/shared/model/delivery/problem-photo';

/** Longest form that is kept whole, in bytes: the largest photo, and more than all that is typed beside it. */
export const MOST_FORM = PROBLEM_PHOTO.sentBytes + 65_536;
/** Larger than all texts of our forms. */
export const MOST_TEXT = 16_384;
/** More parts than any form of ours sends. */
const MOST_PARTS = 8;
/** Longer than the line that parts a form. */
const LINE_BYTES = 100;
const PLAIN = 'application/x-www-form-urlencoded';

/** What a form sent. */
export interface SentForm {
  /** What was typed and chosen; of a name that comes twice, the first. */
  readonly fields: URLSearchParams;
  /** The file that was chosen, as it came; not there where none was. */
  readonly file?: Buffer;
}

/** A form, ended where it is too long: texts come before a file, which is then cut off and still too large. */
function ended(body: Buffer): Buffer {
  if (body.length <= MOST_FORM) return body;
  const [separator = ''] = body.toString('latin1', 0, LINE_BYTES).split('\r\n');
  return Buffer.concat([body.subarray(0, MOST_FORM), Buffer.from(`\r\n${separator}--\r\n`, 'latin1')]);
}

/**
 * Reads the body of a form, with a file or without one.
 * @returns `undefined` for a body that no browser sends, and for more text than a form of ours has
 */
export async function readForm(body: Buffer, contentType: string): Promise<SentForm | undefined> {
  const isOfParts = /^multipart\//i.test(contentType);
  const headers = { 'Content-Type': isOfParts ? contentType : PLAIN };
  const sent = new Response(ended(body) as Buffer<ArrayBuffer>, { headers });
  const parts = await sent.formData().then(
    (form) => [...form],
    () => undefined,
  );
  const texts = parts?.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  const size = texts?.flat().reduce((sum, text) => sum + text.length, 0) ?? 0;
  if (!parts || parts.length > MOST_PARTS || size > MOST_TEXT) return undefined;
  // A field for a file of which none was chosen sends an empty one.
  const file = parts.map(([, value]) => value).find((value) => typeof value !== 'string' && value.size > 0);
  return {
    fields: new URLSearchParams(texts),
    ...(file instanceof File && { file: Buffer.from(await file.arrayBuffer()) }),
  };
}
