/** The repository's folder. */
export const root: string;
/** The remotes: every folder `mf-*` of a folder that holds packages, by name. */
export function remotesIn(folder: string): string[];
/** The remotes of this repository. */
export const REMOTES: string[];
/** Text of each remote's built `remote.json` by the remote's id, as it is on disk now. */
export function readBuilds(folder: string): Map<string, string>;
