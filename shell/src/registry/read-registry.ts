import {
  ContractError,
  parseManifest,
  parseRegistryEntry,
  type RegistryEntry,
} from '@fleetfoot/shared/contract';

/** A remote as the registry lists it. */
export interface KnownRemote {
  readonly entry: RegistryEntry;
  /** What is wrong with its files; its routes and navigation are known all the same. */
  readonly problem?: ContractError;
}

export interface ReadRegistry {
  readonly remotes: readonly KnownRemote[];
  /** Entries that are of no use at all. */
  readonly refused: readonly ContractError[];
}

const NO_FILES = { version: 'unknown', entry: '', preload: [], pages: {}, integrity: {}, enabled: true };

function readEntry(value: unknown, at: string): KnownRemote {
  try {
    return { entry: parseRegistryEntry(value, at) };
  } catch (error) {
    return { entry: { ...parseManifest(value, at), ...NO_FILES }, problem: error as ContractError };
  }
}

/**
 * Reads `remotes.json`. A bad entry costs no other remote anything.
 * @throws ContractError when it is no registry at all
 */
export function readRegistry(value: unknown): ReadRegistry {
  const listed = (value as { remotes?: unknown } | undefined)?.remotes;
  if (!Array.isArray(listed)) throw new ContractError('remotes.json must hold a list named remotes.');
  const remotes = new Map<string, KnownRemote>();
  const refused: ContractError[] = [];
  for (const [index, candidate] of listed.entries()) {
    const at = `remotes[${index}]`;
    try {
      const remote = readEntry(candidate, at);
      const { id } = remote.entry;
      if (remotes.has(id)) throw new ContractError(`${at}.id repeats ${id}.`);
      remotes.set(id, remote);
    } catch (error) {
      refused.push(error as ContractError);
    }
  }
  return { remotes: [...remotes.values()], refused };
}
