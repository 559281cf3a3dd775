import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds by which the clocks of two systems may differ, and for which a signature is good. */
const TOLERANCE = 300;

/** The headers of a signed request, as https://www.standardwebhooks.com names them. */
export interface SignedHeaders {
  readonly 'webhook-id': string;
  readonly 'webhook-timestamp': string;
  readonly 'webhook-signature': string;
}

function keyOf(secret: string): Buffer {
  return Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
}

function digest(secret: string, id: string, timestamp: string, body: Buffer | string): Buffer {
  return createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.`).update(body).digest();
}

/**
 * Signs a request.
 * @param secret base64, after `whsec_`
 */
export function signed(secret: string, id: string, body: string, now: Date): SignedHeaders {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signature = `v1,${digest(secret, id, timestamp, body).toString('base64')}`;
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature };
}

/** A request as it came: the signature is over the bytes. */
export interface SentRequest {
  readonly header: (name: string) => string | undefined;
  readonly body: Buffer;
}

/**
 * The id of a request that is signed with the secret; `undefined` for any other. While a secret is replaced a sender
 * may send several signatures.
 */
export function signedID(secret: string, { header, body }: SentRequest, now: Date): string | undefined {
  const [id = '', timestamp = '', signatures = ''] = ['id', 'timestamp', 'signature'].map((name) =>
    header(`webhook-${name}`),
  );
  // An id with a dot could take characters of the timestamp for its own.
  if (keyOf(secret).length === 0 || !/^[\w-]{1,64}$/.test(id) || !/^\d{1,12}$/.test(timestamp))
    return undefined;
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > TOLERANCE) return undefined;
  const expected = digest(secret, id, timestamp, body);
  const isOurs = signatures.split(' ').some((signature) => {
    const [version, text = ''] = signature.split(',');
    const given = Buffer.from(text, 'base64');
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
  return isOurs ? id : undefined;
}
