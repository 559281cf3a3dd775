// npm run ops -- release <remote> [--to local|<environment>] [--canary 5|--preview]: builds a remote, proves it, and releases it alone.
// The shell and the functions, which are one for everybody: npm run ops -- release shell|functions.
// Steps of a rollout: npm run ops -- release promote|rollback|disable|enable|status|history <remote>.
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { RegistryEntry } from '@fleetfoot/shared/contract';
import type { ReleaseStatement } from '@fleetfoot/shared/release';
import { deploy, isDeployed } from './deploy';
import { type Environment, openEnvironment } from './environment';
import { commitFor, inSeconds, prove, ROOT, runScript } from './proof';
import { differences, rebuild } from './rebuild';
import { askRelease, takeStep, untilInPages } from './release-client';
import { lineOf, newTeamKeys, uploadBuild } from './release-step';
import { STAGES, type Step } from './steps';
import { sweep } from './sweep';

const USAGE = [
  'npm run ops -- release <remote> [--to <environment>] [--canary 5|25 | --preview] [--key <file>] [--data <folder>]',
  'npm run ops -- release shell|functions [--to <environment>]; status shell',
  'npm run ops -- release promote|rollback|disable|enable|status|history <remote> [--version <version>] …',
  'npm run ops -- release verify <remote> --version <version>: builds it again of its commit, and compares',
  'npm run ops -- release sweep <remote> [--write]: what of versions that nobody has any more lies in the bucket; deletes it',
  'npm run ops -- release new-key <remote> --key <file>',
].join('\n');

const VERBS = [
  'release',
  'promote',
  'rollback',
  'disable',
  'enable',
  'status',
  'history',
  'verify',
  'sweep',
  'new-key',
] as const;
type Verb = (typeof VERBS)[number];

/** What is asked for. */
export interface Order {
  readonly verb: Verb;
  readonly remote: string;
  readonly to: string;
  /** Percent of the organisations; 0 for a preview. */
  readonly percent: number;
  readonly version: string | undefined;
  readonly keyFile: string | undefined;
  readonly data: string;
  /** Whether a sweep deletes. */
  readonly write: boolean;
}

const OPTIONS = {
  to: { type: 'string', default: 'local' },
  canary: { type: 'string' },
  preview: { type: 'boolean', default: false },
  version: { type: 'string' },
  key: { type: 'string' },
  data: { type: 'string', default: '.local-cloud' },
  write: { type: 'boolean', default: false },
} as const;

function isVerb(text: string): text is Verb {
  return VERBS.some((verb) => verb === text);
}

/**
 * Reads the command line.
 * @throws Error with the usage
 */
export function parseOrder(args: readonly string[], env: NodeJS.ProcessEnv): Order {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  const [first = '', second] = positionals;
  const [verb, remote] = isVerb(first) ? [first, second] : (['release', first] as const);
  const most = isVerb(first) ? 2 : 1;
  const { canary, preview } = values;
  const percent = preview ? 0 : Number(canary ?? 100);
  const isStage = STAGES.some((stage) => stage === percent) && !(preview && canary);
  if (!/^(?:mf-[a-z-]+|shell|functions)$/.test(remote ?? '') || positionals.length > most || !isStage)
    throw new Error(USAGE);
  return {
    ...{ verb, remote: remote ?? '', to: values.to, percent, version: values.version, data: values.data },
    keyFile: values.key ?? env['FLEETFOOT_RELEASE_KEY'],
    write: values.write,
  };
}

function brief({ sequence, stable, candidate, enabled, withdrawn = [] }: ReleaseStatement): string {
  return [
    `statement ${sequence}: ${stable.version}`,
    ...(candidate
      ? [`${candidate.entry.version} for ${candidate.percent === 0 ? 'previews' : `${candidate.percent} %`}`]
      : []),
    ...(withdrawn.length > 0 ? [`without ${withdrawn.join(', ')}`] : []),
    ...(enabled ? [] : ['switched off']),
  ].join(', ');
}

/** Where a version is opened that nobody gets. */
function whereToSee({ origin, trust }: Environment, { id, version }: RegistryEntry): string {
  return trust.previews
    ? `Open it: ${origin}/?preview=${id}@${version}`
    : `${origin} opens no previews: set releases.previews in its configuration and deploy its site.`;
}

/** Refuses a build that the live shell cannot run. */
async function assertFits(environment: Environment, folder: string): Promise<void> {
  const place = mkdtempSync(path.join(tmpdir(), 'fit-'));
  try {
    const shell = path.join(place, 'shell.json');
    writeFileSync(shell, JSON.stringify(await environment.liveShell()));
    await runScript('The look at the live shell', [
      ...[path.join(ROOT, 'tooling/bin/fit.js'), '--shell', shell],
      path.join(folder, 'remote.json'),
    ]);
  } finally {
    rmSync(place, { recursive: true });
  }
}

async function releaseStep(environment: Environment, { remote, to, percent }: Order): Promise<Step> {
  const folder = path.join(ROOT, remote, 'dist');
  if (!existsSync(path.join(ROOT, remote, 'src/manifest.ts')))
    throw new Error(`There is no remote ${remote}.`);
  const commit = commitFor(to);
  const proven = await prove(remote);
  await assertFits(environment, folder);
  const build = { id: remote, folder };
  const entry = lineOf(build);
  console.log(`${proven}, of ${commit.slice(0, 10)}: version ${entry.version}`);
  const uploading = performance.now();
  const count = await uploadBuild(build, environment.files);
  console.log(`${count} files there after ${inSeconds(performance.now() - uploading)}`);
  return { kind: 'release', entry, percent, commit };
}

function entriesOf(statement: string): readonly RegistryEntry[] {
  const { stable, candidate } = JSON.parse(statement) as ReleaseStatement;
  return [stable, ...(candidate ? [candidate.entry] : [])];
}

/** A version of the past, by its name. */
async function pastVersion(
  environment: Environment,
  remote: string,
  version: string,
): Promise<RegistryEntry> {
  const { past } = await askRelease(environment, remote);
  const found = past
    .flatMap(({ statement }) => entriesOf(statement))
    .find((entry) => entry.version === version);
  if (found === undefined) throw new Error(`No statement of the last ones about ${remote} has ${version}.`);
  return found;
}

async function stepOf(environment: Environment, order: Order): Promise<Step> {
  const { verb, remote, version } = order;
  switch (verb) {
    case 'release':
      return releaseStep(environment, order);
    case 'rollback':
      return version ? { kind: verb, to: await pastVersion(environment, remote, version) } : { kind: verb };
    case 'promote':
    case 'disable':
    case 'enable':
      return { kind: verb };
    default:
      throw new Error(USAGE);
  }
}

async function tell(environment: Environment, { verb, remote }: Order): Promise<void> {
  const { current, past } = await askRelease(environment, remote);
  if (!current) throw new Error(`${remote} was never released to ${environment.name}.`);
  if (verb === 'status') {
    const switches = [
      ...(current.enabled ? [] : ['off by the store']),
      ...(current.halted ? [`${current.halted} halted`] : []),
    ];
    console.log([brief(JSON.parse(current.statement) as ReleaseStatement), ...switches].join(', '));
    return;
  }
  for (const { statement, keyID, publishedAt } of past) {
    const read = JSON.parse(statement) as ReleaseStatement;
    console.log(
      `${publishedAt}  ${brief(read)}${read.commit ? `, commit ${read.commit.slice(0, 10)}` : ''}, key ${keyID}`,
    );
  }
}

/** Builds a version again of the commit that its statement names. */
async function verify(environment: Environment, { remote, version }: Order): Promise<void> {
  const { past } = await askRelease(environment, remote);
  const found = past
    .map(({ statement }) => JSON.parse(statement) as ReleaseStatement)
    // The statement that brought it: later ones name later commits.
    .findLast(({ stable, candidate }) => [stable.version, candidate?.entry.version].includes(version));
  const entry = found && [found.stable, found.candidate?.entry].find((one) => one?.version === version);
  if (!found?.commit || !entry)
    throw new Error(`No statement of the last ones names the commit of ${remote} ${version}.`);
  const differing = differences(entry, rebuild(ROOT, found.commit, remote));
  if (differing.length > 0)
    throw new Error(
      `${remote} ${version} is not what ${found.commit} builds to:\n  ${differing.join('\n  ')}`,
    );
  console.log(`${remote} ${version} is what ${found.commit.slice(0, 10)} builds to, byte for byte.`);
}

/** Makes a team's key pair: the private half is the file's, the public one is for the deployment's configuration. */
async function makeKey(remote: string, file: string | undefined): Promise<void> {
  if (file === undefined)
    throw new Error(`Say where the key goes: npm run ops -- release new-key ${remote} --key <file>`);
  const { publicKey, ...half } = await newTeamKeys();
  writeFileSync(file, `${JSON.stringify(half)}\n`, { mode: 0o600, flag: 'wx' });
  console.log(
    `The private key is in ${file}: keep it out of the repository. The public one, for releases.teams:`,
  );
  console.log(JSON.stringify({ [remote]: { keys: [publicKey] } }));
}

async function main(): Promise<void> {
  try {
    const order = parseOrder(process.argv.slice(2), process.env);
    const { to, keyFile, data, verb, remote } = order;
    if (isDeployed(remote)) {
      await deploy(remote, order);
      return;
    }
    if (verb === 'new-key') {
      await makeKey(remote, keyFile);
      return;
    }
    const environment = await openEnvironment({ name: to, root: ROOT, keyFile, data });
    if (verb === 'status' || verb === 'history') {
      await tell(environment, order);
      return;
    }
    if (verb === 'verify') {
      await verify(environment, order);
      return;
    }
    if (verb === 'sweep') {
      const ask = (before?: number) => askRelease(environment, remote, before);
      console.log(await sweep({ ...order, files: environment.files, ask, now: new Date() }));
      return;
    }
    const step = await stepOf(environment, order);
    const statement = await takeStep(environment, remote, step);
    console.log(brief(statement));
    const after = inSeconds(await untilInPages(environment, statement));
    const isPreview = step.kind === 'release' && step.percent === 0;
    console.log(
      isPreview
        ? whereToSee(environment, step.entry)
        : `New pages come with it after ${after}: ${environment.origin}`,
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

if (process.argv[1]?.endsWith('command.ts')) void main();
