import type { RegistryEntry } from '../contract';
import type { RegistryLine } from '../contract/registry-line';
import type { Candidate, ReleaseStatement } from './statement';

/** What the store says beside a signed statement. It can take away, and give nothing. */
export interface Switches {
  /** `false` switches the remote off. */
  readonly enabled: boolean;
  /** Version that is not given out any more. */
  readonly halted?: string | undefined;
}

/** A remote as the page knows it. */
export interface ReleasedRemote extends RegistryLine {
  /** Number of the statement that says so. */
  readonly sequence: number;
  /** A version for some organisations, while there is one that anybody gets. */
  readonly candidate?: Candidate;
  /** Versions that open pages leave. */
  readonly withdrawn?: readonly string[];
  /** Its files are left out, but for the container. */
  readonly isBrief?: true;
}

/** All remotes, as a page comes with them. */
export interface ReleasedRegistry {
  readonly remotes: readonly ReleasedRemote[];
  /** Something that the store lists is not among them: an address that nobody has may be its. */
  readonly isPartial?: boolean;
  /** `false`: no service worker, and those that there are go. */
  readonly worker?: boolean;
}

/** What a statement means, with the candidate decided where it is the same for everybody. */
export function releasedRemote(
  { stable, candidate, sequence, enabled, withdrawn = [] }: ReleaseStatement,
  { enabled: isOn, halted }: Switches,
): ReleasedRemote {
  const isHalted = candidate !== undefined && candidate.entry.version === halted;
  const gone = isHalted ? [...withdrawn, candidate.entry.version] : withdrawn;
  const always = {
    sequence,
    enabled: enabled && isOn,
    ...(gone.length > 0 && { withdrawn: gone }),
  };
  if (!candidate?.percent || isHalted) return { ...stable, ...always };
  if (candidate.percent === 100) return { ...candidate.entry, ...always };
  return { ...stable, ...always, candidate };
}

const noFiles = ({ entry, integrity }: RegistryEntry) => ({
  ...{ preload: [], pages: {}, doors: {} },
  integrity: { [entry]: integrity[entry] ?? '' },
});

/** A remote as a page needs it that does not open it: routes and navigation. */
export function inBrief(remote: ReleasedRemote): ReleasedRemote {
  const { candidate } = remote;
  return {
    ...{ ...remote, ...noFiles(remote), isBrief: true },
    ...(candidate && {
      candidate: { ...candidate, entry: { ...candidate.entry, ...noFiles(candidate.entry) } },
    }),
  };
}

/**
 * Where an organisation stands in the draw of one version, from 0 to below 100. The same in every browser and at every stage;
 * each version draws anew, so that the same organisations are not always the first.
 */
export function drawOf(organizationID: string, version: string): number {
  // FNV-1a, and the finish of MurmurHash3: short texts that differ in one letter must not end up together.
  let hash = 0x811c9dc5;
  for (const letter of `${version} ${organizationID}`)
    hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (((hash ^ (hash >>> 16)) >>> 0) / 0x1_0000_0000) * 100;
}

/** The version of a remote that an organisation gets; without one, what everybody gets. */
export function entryFor(remote: ReleasedRemote, organizationID: string | undefined): RegistryEntry {
  const { candidate, enabled } = remote;
  if (candidate === undefined || organizationID === undefined) return remote;
  const isDrawn = drawOf(organizationID, candidate.entry.version) < candidate.percent;
  return isDrawn ? { ...candidate.entry, enabled } : remote;
}
