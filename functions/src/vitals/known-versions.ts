import type { PublishedRelease, ReleaseStatement } from '@fleetfoot/shared/release';

const VERSION = /^[\w.+~-]{1,64}$/;

/** All versions that anybody gets: what is given out, what is on its way, and what open pages are about to leave. */
function versionsOf({ statement }: PublishedRelease): readonly string[] {
  try {
    const { stable, candidate, withdrawn = [] } = JSON.parse(statement) as ReleaseStatement;
    return [stable.version, ...(candidate?.percent ? [candidate.entry.version] : []), ...withdrawn];
  } catch {
    return [];
  }
}

/**
 * Which versions are ours, so that strangers do not name documents.
 * @param scripts names of the present shell's scripts: its version is the hash of its main one
 * @returns whether there is such a version of a remote, or of the shell
 */
export function knownVersions(
  releases: readonly PublishedRelease[],
  scripts: readonly string[],
): (remote: string, version: string) => boolean {
  const shell = scripts.flatMap((name) => /^\/?main\.([\da-f]+)\.js$/.exec(name)?.[1] ?? []);
  const known = new Map([
    ['shell', shell],
    ...releases.map((release) => [release.remote, versionsOf(release)] as const),
  ]);
  return (remote, version) => VERSION.test(version) && (known.get(remote)?.includes(version) ?? false);
}
