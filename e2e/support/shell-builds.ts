import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { untilPage } from '@fleetfoot/functions/releases/release-client';
import type { ShellAssets } from '@fleetfoot/shared/federation/server';
import { root } from '@fleetfoot/tooling/remotes';
import { writeShell } from '@fleetfoot/tooling/site-folder';
import { dataFolder } from './data-folder';

const siteFolder = () => path.join(dataFolder(), 'site');

export interface ReleasedShell {
  /** From its release to a new page, in milliseconds. */
  readonly took: number;
  /** Chunks of the builds before that this one has not. */
  readonly gone: readonly string[];
}

/** Releases a build as the next one would be: its page says its name, and the chunks of one lazy door have other names. */
export async function releaseShell(origin: string, name: string): Promise<ReleasedShell> {
  const copy = mkdtempSync(path.join(tmpdir(), 'shell-'));
  const dist = path.join(copy, 'shell/dist');
  cpSync(path.join(root, 'shell/dist'), dist, { recursive: true });
  const page = path.join(dist, 'index.html');
  const html = readFileSync(page, 'utf8');
  writeFileSync(page, html.replace('<head>', `<head><meta name="shell" content="${name}">`));
  const { doors } = JSON.parse(readFileSync(path.join(dist, 'shell.json'), 'utf8')) as ShellAssets;
  const gone = doors['maps'] ?? [];
  for (const chunk of gone) rmSync(path.join(dist, chunk));
  writeShell({ root: copy, target: siteFolder() });
  rmSync(copy, { recursive: true });
  return { took: await untilPage(origin, (text) => text.includes(`content="${name}"`)), gone };
}

/** Back to the build on disk. */
export function restoreShell(): void {
  writeShell({ root, target: siteFolder() });
}
