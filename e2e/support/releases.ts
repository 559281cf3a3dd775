import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Environment, openEnvironment } from '@fleetfoot/functions/releases/environment';
import { takeStep, untilInPages } from '@fleetfoot/functions/releases/release-client';
import { type Build, lineOf, uploadBuild } from '@fleetfoot/functions/releases/release-step';
import type { RegistryEntry } from '@fleetfoot/shared/contract';
import { root } from '@fleetfoot/tooling/remotes';
import type { Page } from '@playwright/test';
import { dataFolder } from './data-folder';
import { EMPTY, VICTIM } from './failure-card';
import { hashOf } from './registry-faults';

/** The deployment of these journeys, as a remote's team sees it. */
export function openReleases(): Promise<Environment> {
  return openEnvironment({ name: 'local', root, data: dataFolder(), keyFile: undefined });
}

/** The build that is on disk. */
export function builtEntry(id: string): RegistryEntry {
  return lineOf({ id, folder: path.join(root, id, 'dist') });
}

export interface Changed {
  readonly id: string;
  readonly version: string;
  /** The script up to the hash in its name. */
  readonly chunk: string;
  readonly change: (script: string) => string;
}

/** Uploads a build that differs from the one on disk in one script. */
export async function uploadChanged(
  environment: Environment,
  { id, version, chunk, change }: Changed,
): Promise<RegistryEntry> {
  const folder = mkdtempSync(path.join(tmpdir(), `${id}-`));
  cpSync(path.join(root, id, 'dist'), folder, { recursive: true });
  const name = readdirSync(folder).find((file) => file.startsWith(`${chunk}.`) && file.endsWith('.js')) ?? '';
  const script = readFileSync(path.join(folder, name), 'utf8');
  const changed = change(script);
  if (changed === script) throw new Error(`${name} has nothing to change.`);
  writeFileSync(path.join(folder, name), changed);
  const file = path.join(folder, 'remote.json');
  const line = JSON.parse(readFileSync(file, 'utf8')) as RegistryEntry;
  const integrity = { ...line.integrity, [name]: hashOf(changed) };
  writeFileSync(file, JSON.stringify({ ...line, version, integrity }));
  const build: Build = { id, folder };
  await uploadBuild(build, environment.files);
  const entry = lineOf(build);
  rmSync(folder, { recursive: true });
  return entry;
}

/** What the first page of another version says. */
export const OTHER = 'You take part in no restaurant programme';

/** Uploads a build whose first page says {@link OTHER}. */
export async function uploadOther(version: string): Promise<RegistryEntry> {
  const chunk = { id: VICTIM, version, chunk: 'restaurant-list-page' };
  const change = (script: string) => script.replace(EMPTY, OTHER);
  return uploadChanged(await openReleases(), { ...chunk, change });
}

/** Goes back to the build on disk for everybody, whatever a test left. */
export async function releaseBuilt(): Promise<void> {
  const environment = await openReleases();
  await takeStep(environment, VICTIM, { kind: 'enable' });
  const step = { kind: 'rollback', to: builtEntry(VICTIM) } as const;
  await untilInPages(environment, await takeStep(environment, VICTIM, step));
}

/** Says that the page, whose clock is the test's, has come back into view after more than half a minute. */
export async function lookAgain(page: Page): Promise<void> {
  const asked = page.waitForResponse('**/remotes.json');
  // At a jump: of time that runs on after the look, the time-outs of what it loads would run out.
  await page.clock.fastForward(31_000);
  await asked;
}
