import { createHash } from 'node:crypto';
import type { RegistryEntry } from '@fleetfoot/shared/contract';
import { AppError } from '@fleetfoot/shared/domain';
import { type ReleaseTrust, type SignedStatement, verifyStatement } from '@fleetfoot/shared/release';
import type { FileStore } from './file-store';
import type { ReleaseStore } from './release-store';

/** What publishing works with. */
export interface ReleaseServices {
  readonly store: ReleaseStore;
  readonly files: FileStore;
  readonly trust: () => Promise<ReleaseTrust>;
}

function refused(message: string, cause?: unknown): AppError {
  return new AppError('invalid-argument', message, { cause });
}

/** URLs of a line are paths of the page's own origin; without the slash they are names in the bucket. */
function nameOf(url: string, { id, version }: RegistryEntry): string {
  if (!url.startsWith(`/remotes/${id}/${version}/`))
    throw refused(`${url} is not below /remotes/${id}/${version}/.`);
  return url.slice(1);
}

async function assertStored(files: FileStore, entry: RegistryEntry): Promise<void> {
  await Promise.all(
    Object.entries(entry.integrity).map(async ([url, integrity]) => {
      const content = await files.read(nameOf(url, entry));
      if (content === undefined) throw refused(`${url} is not uploaded.`);
      const [algorithm = ''] = integrity.split('-', 1);
      const hash = `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
      if (hash !== integrity) throw refused(`${url} was uploaded with another content.`);
    }),
  );
}

/**
 * Makes a signed statement the current one of its remote, once every file that it names is there with the content that it
 * names. The same one again is no error.
 * @throws AppError 'permission-denied' for a statement that is not believed, 'invalid-argument' for files that are not there,
 *   'already-exists' when another statement of that number is there: its message holds the number of the current one
 */
export async function publishRelease(
  { store, files, trust }: ReleaseServices,
  remote: string,
  signed: SignedStatement,
): Promise<{ readonly sequence: number }> {
  const statement = await verifyStatement(signed, remote, await trust()).catch((error: unknown) => {
    throw new AppError('permission-denied', (error as Error).message, { cause: error });
  });
  const { stable, candidate, sequence } = statement;
  const entries = [stable, ...(candidate ? [candidate.entry] : [])];
  await Promise.all(entries.map((entry) => assertStored(files, entry)));
  const { conflict } = await store.publish(remote, sequence, signed);
  if (conflict !== undefined)
    throw new AppError('already-exists', `The current statement about ${remote} is number ${conflict}.`);
  return { sequence };
}
