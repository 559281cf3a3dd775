import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { registryLine } from '@fleetfoot/shared/federation/server';
import {
  keyIDOf,
  type RegistryLine,
  type ReleaseStatement,
  type ReleaseTrust,
  type SignedStatement,
  signStatement,
  toBase64,
  verifyStatement,
} from '@fleetfoot/shared/release';
import type { FileStore } from './file-store';
import { type Before, nextStatement, type Step } from './steps';

/** A remote's build on disk. */
export interface Build {
  readonly id: string;
  /** Its `dist`. */
  readonly folder: string;
}

/** The private half of a team's key. */
export interface SigningKey {
  readonly keyID: string;
  /** PKCS #8, base64. */
  readonly privateKey: string;
}

/** A team's key pair: PKCS #8 and raw, each as base64. */
export interface TeamKeys extends SigningKey {
  readonly publicKey: string;
}

/** Makes a key pair. */
export async function newTeamKeys(): Promise<TeamKeys> {
  const pair = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify']);
  const [privateKey, publicKey] = await Promise.all([
    crypto.subtle.exportKey('pkcs8', pair.privateKey).then(toBase64),
    crypto.subtle.exportKey('raw', pair.publicKey).then(toBase64),
  ]);
  return { keyID: await keyIDOf(publicKey), privateKey, publicKey };
}

/** What a store tells of a remote's present statement. */
export interface Present extends SignedStatement {
  readonly halted?: string | undefined;
}

/** A line with what its build requires of the shell: pages leave that out, a new shell is checked against it. */
type BuiltLine = RegistryLine & { readonly requires?: Readonly<Record<string, string>> };

/** The line that a build would have. */
export function lineOf({ id, folder }: Build): BuiltLine {
  const text = readFileSync(path.join(folder, 'remote.json'), 'utf8');
  const { requires } = JSON.parse(text) as Pick<BuiltLine, 'requires'>;
  return { ...registryLine(id, text), ...(requires && { requires }) };
}

const isPublic = (name: string) => name !== 'remote.json' && !name.endsWith('.map');
const MOST_AT_ONCE = 6;

/** Uploads a build's files; those that are there already are left as they are. */
export async function uploadBuild(build: Build, files: FileStore): Promise<number> {
  const { id, version } = lineOf(build);
  const names = readdirSync(build.folder).filter(isPublic);
  const queue = names.values();
  await Promise.all(
    Array.from({ length: MOST_AT_ONCE }, async () => {
      for (const name of queue) {
        const content = readFileSync(path.join(build.folder, name));
        await files.write(`remotes/${id}/${version}/${name}`, content, 'application/octet-stream');
      }
    }),
  );
  return names.length;
}

/** The present statement, if it is believed; a remote whose keys were lost begins anew. */
async function beforeOf(
  remote: string,
  present: Present | undefined,
  trust: ReleaseTrust,
): Promise<Before | undefined> {
  if (present === undefined) return undefined;
  const statement = await verifyStatement(present, remote, trust);
  return { statement, halted: present.halted };
}

async function importPrivateKey(privateKey: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('pkcs8', Buffer.from(privateKey, 'base64'), 'Ed25519', false, ['sign']);
}

export interface StepOptions {
  readonly remote: string;
  readonly step: Step;
  readonly present: Present | undefined;
  readonly trust: ReleaseTrust;
  readonly key: SigningKey;
  readonly now: Date;
}

/**
 * Signs the statement that does a step.
 * @throws AppError for a step that cannot follow; ReleaseError when the present statement is not believed
 */
export async function signStep(
  options: StepOptions,
): Promise<{ readonly statement: ReleaseStatement; readonly signed: SignedStatement }> {
  const { remote, step, present, trust, key, now } = options;
  const names = { remote, environment: trust.environment, issuedAt: now.toISOString() };
  const statement = nextStatement(step, await beforeOf(remote, present, trust), names);
  const signed = await signStatement(statement, key.keyID, await importPrivateKey(key.privateKey));
  return { statement, signed };
}
