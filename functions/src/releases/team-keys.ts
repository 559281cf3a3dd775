import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseTrust } from '@fleetfoot/shared/release';
import { newTeamKeys, type TeamKeys } from './release-step';

/**
 * The keys with which a local cloud releases its remotes: made when they are first asked for, and worth nothing elsewhere.
 * @param folder one file for each remote, which `npm run ops -- release` finds there
 */
export async function teamKeys(
  folder: string,
  remotes: readonly string[],
): Promise<ReadonlyMap<string, TeamKeys>> {
  mkdirSync(folder, { recursive: true });
  const keys = await Promise.all(
    remotes.map(async (id) => {
      const file = path.join(folder, `${id}.json`);
      if (existsSync(file)) return [id, JSON.parse(readFileSync(file, 'utf8')) as TeamKeys] as const;
      const made = await newTeamKeys();
      writeFileSync(file, JSON.stringify(made), { mode: 0o600 });
      return [id, made] as const;
    }),
  );
  return new Map(keys);
}

/** Whom a local cloud believes: whoever has a key in its folder at this moment. */
export async function localTrust(folder: string, environment: string): Promise<ReleaseTrust> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const keys = await teamKeys(
    folder,
    files.map((file) => path.basename(file, '.json')),
  );
  const teams = [...keys].map(([id, { publicKey }]) => [id, { keys: [publicKey] }] as const);
  return { environment, teams: Object.fromEntries(teams) };
}
