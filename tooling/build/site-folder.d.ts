/** Brings a folder that is served to the shell as it is built; files of earlier builds stay for 30 days. */
export function writeShell(options: {
  /** Folder of the packages, built. */
  readonly root: string;
  /** Folder that is served. */
  readonly target: string;
}): void;
