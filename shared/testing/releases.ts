import type { ReleasedRemote, ReleaseStatement, ReleaseTrust } from '../release';
import { keyIDOf, signStatement, toBase64 } from '../release';
import type { SignedStatement } from '../release/statement';
import { registryEntry } from './registry-entry';

/** A team with a key pair of its own. */
export interface ReleaseTeam {
  /** Raw, base64. */
  readonly publicKey: string;
  readonly keyID: string;
  sign(statement: ReleaseStatement): Promise<SignedStatement>;
}

/** Makes a team. */
export async function releaseTeam(): Promise<ReleaseTeam> {
  const { privateKey, publicKey } = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify']);
  const raw = toBase64(await crypto.subtle.exportKey('raw', publicKey));
  const keyID = await keyIDOf(raw);
  return { publicKey: raw, keyID, sign: (statement) => signStatement(statement, keyID, privateKey) };
}

/** A statement about mf-deliveries. */
export function releaseStatement(change: Partial<ReleaseStatement> = {}): ReleaseStatement {
  return {
    remote: 'mf-deliveries',
    environment: 'demo-fleetfoot',
    sequence: 1,
    issuedAt: '2026-11-22T08:00:00.000Z',
    enabled: true,
    stable: registryEntry(),
    ...change,
  };
}

/** A deployment that believes a team about mf-deliveries. */
export function trustIn(...teams: readonly ReleaseTeam[]): ReleaseTrust {
  return {
    environment: 'demo-fleetfoot',
    teams: { 'mf-deliveries': { keys: teams.map(({ publicKey }) => publicKey) } },
  };
}

/** A remote as a page knows it. */
export function releasedEntry(change: Partial<ReleasedRemote> = {}): ReleasedRemote {
  return { ...registryEntry(change), sequence: 1, ...change };
}
