import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseRegistryEntry, type Registry, type RegistryEntry } from '@fleetfoot/shared/contract';

export interface RegistryOptions {
  /** Folder that holds the remotes' packages. */
  readonly root: string;
  /** Ids of remotes that are switched off. */
  readonly disabled: readonly string[];
  /** Told about a remote that is left out because its file breaks the contract. */
  readonly onBroken: (id: string, error: unknown) => void;
}

/** The packages that are remotes, by their names. */
export function remoteIds(root: string): readonly string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^mf-[a-z-]+$/.test(entry.name))
    .map(({ name }) => name)
    .sort();
}

/** A remote's own line of the registry with its file names turned into URLs of one version. */
export function withPrefix(entry: RegistryEntry): RegistryEntry {
  const url = (file: string) => `/remotes/${entry.id}/${entry.version}/${file}`;
  return {
    ...entry,
    entry: url(entry.entry),
    preload: entry.preload.map(url),
    pages: Object.fromEntries(Object.entries(entry.pages).map(([page, files]) => [page, files.map(url)])),
    integrity: Object.fromEntries(Object.entries(entry.integrity).map(([file, hash]) => [url(file), hash])),
  };
}

function builtFile(root: string, id: string): string | undefined {
  try {
    return readFileSync(path.join(root, id, 'dist', 'remote.json'), 'utf8');
  } catch {
    return undefined;
  }
}

/** `remotes.json` from the builds as they are on disk now: a redeployed remote is seen at once. */
export function readRegistry({ root, disabled, onBroken }: RegistryOptions): Registry {
  const remotes = remoteIds(root).flatMap((id) => {
    const text = builtFile(root, id);
    if (text === undefined) return [];
    try {
      const entry = withPrefix(parseRegistryEntry(JSON.parse(text), id));
      return [disabled.includes(id) ? { ...entry, enabled: false } : entry];
    } catch (error) {
      onBroken(id, error);
      return [];
    }
  });
  return { remotes };
}
