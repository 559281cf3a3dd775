import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type EnvironmentOptions, findSite, type Site } from './environment';
import { commitFor, inSeconds, prove, ROOT, runScript } from './proof';
import { untilPage } from './release-client';

/** What firebase-tools deploys: there is one of each, without statements of its own. */
export type Deployed = 'shell' | 'functions';

export function isDeployed(name: string): name is Deployed {
  return name === 'shell' || name === 'functions';
}

/** What is asked for. */
export interface DeployOrder extends Pick<EnvironmentOptions, 'data'> {
  readonly verb: string;
  readonly to: string;
  /** Percent of the organisations. */
  readonly percent: number;
}

/** What a deployment is done with. */
export interface DeployTools {
  readonly commitFor: (to: string) => string;
  readonly run: (what: string, args: readonly string[]) => Promise<void>;
  /** Runs firebase-tools with a command line. */
  readonly firebase: (args: readonly string[]) => void;
  readonly say: (line: string) => void;
}

export const FIREBASE_CLI = path.join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js');

const TOOLS: DeployTools = {
  commitFor,
  run: runScript,
  firebase(args) {
    const { status } = spawnSync(process.execPath, [FIREBASE_CLI, ...args], { cwd: ROOT, stdio: 'inherit' });
    if (status !== 0) throw new Error('firebase-tools failed; what it did until then is above.');
  },
  say: (line) => console.log(line),
};

/** Why something that is asked for is not to be had, and what to do instead. */
function refusal(name: Deployed, { verb, to, percent }: DeployOrder): string | undefined {
  const again = `npm run ops -- release ${name} --to ${to}`;
  const toAll = `${name} is given to everybody at once, without a canary: ${again}`;
  const reasons: Readonly<Record<string, string>> = {
    promote: toAll,
    rollback: `${name} goes back by a release of the commit before: git switch --detach <commit>, npm ci, ${again}`,
    history: `Tags name the versions of ${name}: git tag --list '@fleetfoot/${name}@*'`,
    status:
      'Functions do not say which commit they are of. Their log in the console says when they were deployed.',
    'new-key': `${name} needs no key: whoever may deploy the project may release it.`,
  };
  if (verb === 'status' && name === 'shell') return undefined;
  if (verb !== 'release')
    return reasons[verb] ?? `${verb} is for remotes; of ${name} there is one, for everybody.`;
  if (percent !== 100) return toAll;
  const isLocal = to === 'local' && name === 'functions';
  return isLocal
    ? 'A local cloud keeps the functions that it began with: Ctrl-C, then npm start.'
    : undefined;
}

/** What `page.json` says of the shell that it is of. */
interface ShellPage {
  readonly assets: { readonly scripts: readonly string[] };
  readonly release?: { readonly version: string; readonly commit?: string };
}

async function tellShell({ origin }: Site, { say }: DeployTools): Promise<void> {
  const answer = await fetch(`${origin}/page.json`);
  if (!answer.ok) throw new Error(`No shell is live at ${origin}: it answers ${answer.status}.`);
  const { assets, release } = (await answer.json()) as ShellPage;
  const version = release ? `shell ${release.version}` : 'a shell';
  const commit = release?.commit ? release.commit.slice(0, 10) : 'no commit that is recorded';
  say(`${version} of ${commit}, ${assets.scripts.join(', ')}: ${origin}`);
}

/** Puts the shell beside the files of earlier ones, if no live remote would break, and gives it to new pages. */
async function releaseShell({ origin, folder, deployment }: Site, tools: DeployTools): Promise<void> {
  const config = deployment ? ['--config', deployment.file] : [];
  const place = [...config, '--origin', origin, '--out', folder];
  await tools.run('The site', [path.join(ROOT, 'tooling/bin/hosting.js'), ...place]);
  if (deployment) tools.firebase(['deploy', '--only', 'hosting', '--project', deployment.projectId]);
  const { assets } = JSON.parse(readFileSync(path.join(folder, 'page.json'), 'utf8')) as ShellPage;
  const ms = await untilPage(origin, (html) =>
    assets.scripts.every((script) => html.includes(`src="/${script}"`)),
  );
  tools.say(`New pages come with it after ${inSeconds(ms)}: ${origin}`);
}

/**
 * Releases the shell or the functions, or tells of the shell.
 * @param name of what
 * @param root folder of the environments' configurations
 * @throws Error with what to do instead, or with what failed
 */
export async function deploy(
  name: Deployed,
  order: DeployOrder,
  tools: DeployTools = TOOLS,
  root = ROOT,
): Promise<void> {
  const reason = refusal(name, order);
  if (reason !== undefined) throw new Error(reason);
  const site = findSite({ name: order.to, root, data: order.data });
  if (order.verb === 'status') return tellShell(site, tools);
  const commit = tools.commitFor(order.to);
  tools.say(`${await prove(name, tools.run)}, of ${commit.slice(0, 10)}`);
  if (name === 'shell') return releaseShell(site, tools);
  tools.firebase(['deploy', '--only', 'functions', '--project', site.deployment?.projectId ?? '']);
}
