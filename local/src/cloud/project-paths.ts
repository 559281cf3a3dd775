import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/** Where one local cloud keeps what belongs to it. */
export interface CloudPaths {
  readonly home: string;
  /** What survives a restart. */
  readonly data: string;
  readonly logs: string;
  /** Says which process runs this cloud. */
  readonly runRecord: string;
}

/** @param home folder of the cloud, absolute or relative to the repository */
export function cloudPaths(home: string): CloudPaths {
  const folder = path.resolve(ROOT, home);
  return {
    home: folder,
    data: path.join(folder, 'data'),
    logs: path.join(folder, 'logs'),
    runRecord: path.join(folder, 'run.json'),
  };
}
