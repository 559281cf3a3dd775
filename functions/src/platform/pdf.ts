export type Document = PDFKit.PDFDocument;

/** A4, in points. */
export const PAGE = { width: 595.28, height: 841.89 };
export const MARGIN = 50;
export const GREY = '#5b6470';

/**
 * A text in the characters that every PDF reader has a typeface for: those of Western Europe. Marks that it lacks go,
 * such as those of Tshivenda; what has no letter below its mark becomes a question mark.
 */
export function printable(text: string): string {
  return Array.from(text, (character) => {
    if (
      /[\u0020-\u007e\u00a0-\u00ff\u0152\u0153\u0160\u0161\u017d\u017e\u2013-\u201e\u20ac\u2122]/.test(
        character,
      )
    )
      return character;
    const plain = character.normalize('NFKD').replace(/\p{M}/gu, '');
    return /^[\u0020-\u00ff]+$/.test(plain) ? plain : '?';
  })
    .join('')
    .replaceAll('\u00a0', ' ');
}

interface About {
  readonly title: string;
  readonly author: string;
  readonly at: Date;
}

/**
 * Draws a file of pages of A4. It has no margins of its own: a footer stands in them, and would begin another page.
 * @throws whatever the drawing throws
 */
export async function pdfOf(
  { title, author, at }: About,
  draw: (document: Document) => void,
): Promise<Buffer> {
  // Larger than most of what the functions load, and rarely needed.
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument({
    ...{ size: 'A4', margin: 0, bufferPages: true, lang: 'en-ZA' },
    info: { Title: printable(title), Author: printable(author), CreationDate: at },
  });
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  const done = new Promise<Buffer>((resolve, reject) => {
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.on('error', reject);
  });
  draw(document);
  document.end();
  return done;
}
