import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Good, and thirty times faster than the best: nothing is compressed before it is asked for. */
const BROTLI_QUALITY = 9;
const WORTH_IT = 1_024;

export type Encoding = 'br' | 'gzip';

/** The best encoding that the client takes. */
export function chooseEncoding(accepted: string | undefined): Encoding | undefined {
  const names = (accepted ?? '')
    .split(',')
    .map((part) => part.trim().split(';'))
    .filter(([, weight = '']) => !/^\s*q=0(\.0+)?$/.test(weight))
    .map(([name = '']) => name.trim().toLowerCase());
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : undefined;
}

/** Whether a body is big enough to gain by compression. */
export function isWorthCompressing(bytes: Buffer): boolean {
  return bytes.length >= WORTH_IT;
}

export function compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return zip(bytes, { level: 7 });
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
