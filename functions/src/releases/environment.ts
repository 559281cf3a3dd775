import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseTrust, TeamTrust } from '@fleetfoot/shared/release';
import { remotesIn } from '@fleetfoot/tooling/remotes';
import { applicationDefault } from 'firebase-admin/app';
import { cloudStorage, type SweptFiles } from './file-store';
import type { SigningKey } from './release-step';
import { teamKeys } from './team-keys';

/** A deployment that something is released to. */
export interface Environment {
  readonly name: string;
  readonly origin: string;
  readonly trust: ReleaseTrust;
  readonly files: SweptFiles;
  /** What the live shell offers remotes, as its `shell.json` says. */
  liveShell(): Promise<unknown>;
  /** The private key of a remote's team. @throws Error saying where it was looked for */
  keyOf(remote: string): SigningKey;
}

export interface EnvironmentOptions {
  /** `local`, or the name of a deployment's configuration: `production` for production.json. */
  readonly name: string;
  /** The repository's folder. */
  readonly root: string;
  /** File of the team's private key. */
  readonly keyFile: string | undefined;
  /** Folder of a local cloud. */
  readonly data: string;
}

function readJson(file: string, what: string): unknown {
  if (!existsSync(file)) throw new Error(`${what}: there is no ${file}.`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

function keyFrom(file: string): SigningKey {
  const { keyID, privateKey } = readJson(file, 'The key of the team') as Partial<SigningKey>;
  if (keyID && privateKey) return { keyID, privateKey };
  throw new Error(`${file} is no key: it must hold keyID and privateKey.`);
}

async function fetchJson(url: string): Promise<unknown> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}.`);
  return answer.json();
}

async function shellOf(origin: string): Promise<unknown> {
  return ((await fetchJson(`${origin}/page.json`)) as { assets: unknown }).assets;
}

async function siteTrust(origin: string): Promise<ReleaseTrust> {
  const { releases } = (await fetchJson(`${origin}/config.json`)) as { releases?: ReleaseTrust };
  if (releases?.teams === undefined) throw new Error(`${origin} believes no team: deploy its site first.`);
  return releases;
}

/** Where the shell of a deployment is served. */
export interface Site {
  readonly origin: string;
  /** What is served: by a running local cloud itself, elsewhere by Hosting once it is deployed. */
  readonly folder: string;
  /** None of a local cloud. */
  readonly deployment?: {
    /** Its configuration. */
    readonly file: string;
    readonly projectId: string;
  };
}

function localOrigin(home: string): string {
  const run = readJson(path.join(home, 'run.json'), 'No local cloud runs here: npm start');
  const { origin } = run as { readonly origin?: string };
  if (origin === undefined) throw new Error('The local cloud is still starting.');
  return origin;
}

function deploymentOf({ name, root }: Pick<EnvironmentOptions, 'name' | 'root'>) {
  const file = path.resolve(root, name.endsWith('.json') ? name : `${name}.json`);
  const { firebase, site, releases } = readJson(file, `The configuration of ${name}`) as Deployment;
  const { projectId } = firebase ?? {};
  if (!projectId) throw new Error(`${file} names no firebase.projectId.`);
  return { file, projectId, releases, origin: site?.origin ?? `https://${projectId}.web.app` };
}

/**
 * Where the shell of a deployment is served, whether one is there yet or not.
 * @throws Error saying what is missing
 */
export function findSite(options: Omit<EnvironmentOptions, 'keyFile'>): Site {
  const { name, root, data } = options;
  if (name === 'local') {
    const home = path.resolve(root, data);
    return { origin: localOrigin(home), folder: path.join(home, 'site') };
  }
  const { file, projectId, origin } = deploymentOf(options);
  return { origin, folder: path.join(root, 'dist/hosting'), deployment: { file, projectId } };
}

async function localEnvironment({ root, data, keyFile }: EnvironmentOptions): Promise<Environment> {
  const home = path.resolve(root, data);
  const origin = localOrigin(home);
  const { storageOrigin } = (await fetchJson(`${origin}/local/emulators.json`)) as { storageOrigin: string };
  const keys = path.join(home, 'keys');
  // A remote that is new here gets its key now; the cloud believes whoever has one in this folder.
  await teamKeys(keys, remotesIn(root));
  return {
    name: 'local',
    origin,
    trust: await siteTrust(origin),
    files: cloudStorage({ bucket: 'local-releases', origin: storageOrigin }),
    liveShell: () => shellOf(origin),
    keyOf: (remote) => keyFrom(keyFile ?? path.join(keys, `${remote}.json`)),
  };
}

interface Deployment {
  readonly firebase?: { readonly projectId?: string };
  readonly site?: { readonly origin?: string };
  readonly releases?: { readonly bucket?: string; readonly teams?: Readonly<Record<string, TeamTrust>> };
}

async function deployedEnvironment(options: EnvironmentOptions): Promise<Environment> {
  const { name, keyFile } = options;
  const { projectId, releases, origin } = deploymentOf(options);
  const credential = applicationDefault();
  const bucket = releases?.bucket ?? `${projectId}-releases`;
  return {
    name,
    origin,
    trust: await siteTrust(origin),
    files: cloudStorage({ bucket, token: async () => (await credential.getAccessToken()).access_token }),
    liveShell: () => shellOf(origin),
    keyOf(remote) {
      if (keyFile === undefined)
        throw new Error(`Name the key of the team of ${remote}: --key <file>, or FLEETFOOT_RELEASE_KEY.`);
      return keyFrom(keyFile);
    },
  };
}

/**
 * Where something is to be released.
 * @throws Error saying what is missing
 */
export function openEnvironment(options: EnvironmentOptions): Promise<Environment> {
  return options.name === 'local' ? localEnvironment(options) : deployedEnvironment(options);
}
