import { inflateSync } from 'node:zlib';

/** The texts of a PDF file in the order in which they are drawn, a line each. */
export function textsOf(pdf: Buffer): string[] {
  const source = pdf.toString('latin1');
  const streams = [...source.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, body = '']) => {
    try {
      return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  return [...streams.join('\n').matchAll(/\[(.*?)\] TJ/g)].map(([, shown = '']) =>
    [...shown.matchAll(/<([\da-f]+)>/g)]
      .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
      .join(''),
  );
}
