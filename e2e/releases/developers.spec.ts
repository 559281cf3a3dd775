import { execFile, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { takeStep, untilInPages } from '@fleetfoot/functions/releases/release-client';
import { copyRepository } from '@fleetfoot/tooling/copy';
import { dataFolder } from '../support/data-folder';
import { EMPTY, VICTIM } from '../support/failure-card';
import { expect, test } from '../support/fixtures';
import { openReleases } from '../support/releases';
import { heading } from '../support/screens';
import { sessionState } from '../support/session-state';
import { followSidebar } from '../support/sidebar';

/** A developer's copy of the repository, whose sources a test may change. */
let folder: string;

test.beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'developer-'));
  copyRepository(folder);
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: folder, stdio: 'ignore' });
  git('init');
  git('add', '.');
  git('-c', 'user.name=Developer', '-c', 'user.email=developer@example.co.za', 'commit', '-m', 'copy');
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the README says to develop a remote with, until it says that it is ready. */
async function developAgainst(origin: string, remote: string) {
  const child = spawn(process.execPath, ['tooling/bin/dev.js', remote, '--against', origin], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let output = '';
  const ready = await new Promise<RegExpExecArray>((resolve, reject) => {
    child.stdout.on('data', (part: Buffer) => {
      output += part;
      const found = /ready after ([\d.]+) s: {2}(\S+)/.exec(output);
      if (found) resolve(found);
    });
    void ended.then(() => reject(new Error(output)));
  });
  const [, seconds, address = ''] = ready;
  return {
    seconds: Number(seconds),
    origin: address,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

test('a remote under development runs in the page that is deployed, and changes with its sources', async ({
  browser,
  cloud,
  company: { admin, organization },
}) => {
  const server = await developAgainst(cloud.origin, VICTIM);
  console.log(`  one remote against a deployed cloud is ready after ${server.seconds} s`);
  const context = await browser.newContext({
    baseURL: server.origin,
    storageState: await sessionState(
      { ...cloud, origin: server.origin },
      { account: admin, person: admin, organization },
    ),
  });
  try {
    const page = await context.newPage();
    const scripts: string[] = [];
    page.on('response', (response) => scripts.push(new URL(response.url()).pathname));
    const document = await page.goto('/restaurants');
    await expect(page.getByText(EMPTY)).toBeVisible();
    const ofVictim = scripts.filter((script) => script.startsWith(`/remotes/${VICTIM}/`));
    expect(ofVictim).toContain(`/remotes/${VICTIM}/dev/remoteEntry.js`);
    expect(ofVictim.filter((script) => !script.startsWith(`/remotes/${VICTIM}/dev/`))).toEqual([]);
    const deployed = await fetch(`${cloud.origin}/restaurants`);
    const policy = 'content-security-policy';
    expect((await document?.allHeaders())?.[policy]).toBe(deployed.headers.get(policy));

    await followSidebar(page, 'Team');
    await expect(page.getByRole('row').filter({ hasText: 'Lerato Khumalo' })).toBeVisible();
    expect(scripts.join(' ')).toMatch(/\/remotes\/mf-team-billing\/[\da-f]{12}\/remoteEntry\./);

    await followSidebar(page, 'Restaurants');
    const file = path.join(folder, VICTIM, 'src/texts/not-enrolled.ts');
    const source = readFileSync(file, 'utf8');
    expect(source).toContain(EMPTY);
    const changed = 'You take part in no restaurant programme';
    writeFileSync(file, source.replace(EMPTY, changed));
    await expect(page.getByText(changed)).toBeVisible();
  } finally {
    await context.close();
    await server.stop();
  }
});

const NEW = 'mf-fuel-cards';

/** The commands of the README's walk. */
function readWalk(): readonly string[] {
  const readme = readFileSync(path.join(folder, 'README.md'), 'utf8');
  const [, commands = ''] = /## Add a remote\n\n```sh\n(.*?)```/s.exec(readme) ?? [];
  return commands.trim().split('\n');
}

test('a new remote is written, tested, released and opened as the README says', async ({ openAsAdmin }) => {
  const began = performance.now();
  for (const command of readWalk()) {
    const [file = '', ...args] = command.split(' ');
    const here = command.includes('ops -- release') ? ['--data', dataFolder()] : [];
    const { stdout } = await promisify(execFile)(file, [...args, ...here], { cwd: folder });
    console.log(`  after ${Math.round((performance.now() - began) / 1000)} s: ${command}`);
    if (command.includes('ops -- release')) expect(stdout).toContain('New pages come with it after');
  }
  const page = await openAsAdmin('/');
  await followSidebar(page, 'Fuel cards');
  await expect(page).toHaveURL(/\/fuel-cards$/);
  await expect(heading(page)).toHaveText('Fuel cards');
  const table = page.getByRole('table', { name: 'Fuel cards' });
  await expect(table.getByRole('row').filter({ hasText: 'Lerato Khumalo' })).toBeVisible();

  const environment = await openReleases();
  await untilInPages(environment, await takeStep(environment, NEW, { kind: 'disable' }));
});
