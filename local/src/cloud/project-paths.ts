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
  /** Files of the remotes that were released. */
  readonly bucket: string;
  /** The shell as it is served, with files of earlier ones for open tabs. */
  readonly site: string;
  /** Keys that the remotes are released with. */
  readonly keys: string;
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
    bucket: path.join(folder, 'bucket'),
    site: path.join(folder, 'site'),
    keys: path.join(folder, 'keys'),
    runRecord: path.join(folder, 'run.json'),
  };
}
