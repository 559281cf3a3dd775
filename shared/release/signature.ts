import { ReleaseError } from './release-error';
import { parseStatement, type ReleaseStatement, type SignedStatement } from './statement';

/** What a deployment knows of one remote's team. */
export interface TeamTrust {
  /** Public Ed25519 keys, raw, base64. Two while one takes the other's place. */
  readonly keys: readonly string[];
  /** No statement with a lower number is believed, whoever signed it. */
  readonly from?: number;
}

/** Whose statements a deployment believes; part of its `config.json`. */
export interface ReleaseTrust {
  readonly environment: string;
  readonly teams: Readonly<Record<string, TeamTrust>>;
  /** Whether a tab may open a version that is not current, by `?preview=mf-deliveries@1.2.0`. */
  readonly previews?: boolean;
}

/** Keeps a signature from meaning something else elsewhere. */
const PAYLOAD_TYPE = 'application/vnd.fleetfoot.release+json';

/**
 * The bytes that are signed: DSSE's pre-authentication encoding.
 * @see https://github.com/secure-systems-lab/dsse/blob/master/protocol.md
 */
function signedBytes(statement: string): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const payload = encoder.encode(statement);
  const header = encoder.encode(`DSSEv1 ${PAYLOAD_TYPE.length} ${PAYLOAD_TYPE} ${payload.length} `);
  const bytes = new Uint8Array(header.length + payload.length);
  bytes.set(header);
  bytes.set(payload, header.length);
  return bytes;
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

/** Bytes as base64. */
export function toBase64(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)));
}

/** A short name of a public key: the first 64 bits of its SHA-256, in hexadecimal digits. */
export async function keyIDOf(publicKey: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', fromBase64(publicKey));
  return [...new Uint8Array(hash, 0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Signs a statement. */
export async function signStatement(
  statement: ReleaseStatement,
  keyID: string,
  privateKey: CryptoKey,
): Promise<SignedStatement> {
  const text = JSON.stringify(statement);
  const signature = await crypto.subtle.sign('Ed25519', privateKey, signedBytes(text));
  return { statement: text, keyID, signature: toBase64(signature) };
}

/** Browsers know Ed25519 since 2023 to 2025; an older one keeps what its page came with. */
async function importKey(publicKey: string): Promise<CryptoKey> {
  try {
    return await crypto.subtle.importKey('raw', fromBase64(publicKey), 'Ed25519', false, ['verify']);
  } catch (error) {
    throw new ReleaseError('unverifiable', 'Signatures cannot be checked here.', error);
  }
}

async function isSignedBy(publicKey: string, { statement, signature }: SignedStatement): Promise<boolean> {
  const key = await importKey(publicKey);
  try {
    return await crypto.subtle.verify('Ed25519', key, fromBase64(signature), signedBytes(statement));
  } catch {
    // It is no base64.
    return false;
  }
}

/**
 * Reads a statement, and believes it only of the remote's own team.
 * @param remote the id it is listed under
 * @param known number of the newest statement known; the same one may come again
 * @throws ReleaseError
 */
export async function verifyStatement(
  signed: Partial<SignedStatement>,
  remote: string,
  { environment, teams }: ReleaseTrust,
  known = 0,
): Promise<ReleaseStatement> {
  const { statement, keyID, signature } = signed;
  const team = Object.hasOwn(teams, remote) ? teams[remote] : undefined;
  if (team === undefined) throw new ReleaseError('foreign', `No team of this deployment releases ${remote}.`);
  if (
    typeof statement !== 'string' ||
    typeof keyID !== 'string' ||
    typeof signature !== 'string' ||
    !signature
  )
    throw new ReleaseError('unsigned', `The statement about ${remote} is not signed.`);
  const ids = await Promise.all(team.keys.map(keyIDOf));
  const key = team.keys[ids.indexOf(keyID)];
  if (key === undefined)
    throw new ReleaseError('foreign', `The statement about ${remote} is signed with a key of somebody else.`);
  const isGenuine = await isSignedBy(key, { statement, keyID, signature });
  if (!isGenuine)
    throw new ReleaseError('forged', `The statement about ${remote} was changed after it was signed.`);
  const read = parseStatement(statement, remote);
  if (read.environment !== environment)
    throw new ReleaseError('elsewhere', `The statement about ${remote} is for ${read.environment}.`);
  const least = Math.max(known, team.from ?? 0);
  if (read.sequence < least)
    throw new ReleaseError('older', `The statement ${read.sequence} about ${remote} is older than ${least}.`);
  return read;
}
