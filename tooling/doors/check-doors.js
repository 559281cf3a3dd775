import { parseVersion } from '@fleetfoot/shared/federation/build/semver.js';
import { objection } from './judge.js';
import { fingerprint, parseReport, writeReport } from './report.js';

/** @param {string} door such as `ui`, or `ui/v1` of an old major that is kept beside the present one */
const fileOf = (door) => `${door.replace('/', '.')}.api.md`;

/** The report of a door as it stood somewhere; a kept door's first one is that of the door which it was. */
function reportFrom(read, door) {
  const own = read(fileOf(door));
  if (own !== undefined) return parseReport(own);
  const [current, kept] = door.split('/v');
  const former = kept === undefined ? undefined : read(fileOf(current));
  const report = former === undefined ? undefined : parseReport(former);
  return report && String(parseVersion(report.version)[0]) === kept ? report : undefined;
}

function versionProblems(doors, versions) {
  const of = Object.keys(versions);
  return [
    ...doors
      .filter((door) => versions[door] === undefined)
      .map(
        (door) =>
          `Door ${door} has no version. Write it in shared/doors/versions.json; a new one starts at 1.0.0.`,
      ),
    ...of.flatMap((door) => {
      const [current, kept] = door.split('/v');
      if (!doors.includes(current)) return [`shared/doors/versions.json: ${door} is no federated door.`];
      const [major] = parseVersion(versions[door]);
      if (major === 0)
        return [
          `Door ${door} has version ${versions[door]}; below 1.0.0 a minor version would break remotes.`,
        ];
      if (kept === undefined) return [];
      const [newest] = parseVersion(versions[current] ?? '0.0.0');
      return String(major) === kept && major < newest
        ? []
        : [
            `Door ${door} has version ${versions[door]}: a kept door has the older major that it is named by.`,
          ];
    }),
  ];
}

function staleReasons(accepted, entries) {
  return Object.entries(accepted).flatMap(([door, reasons]) =>
    Object.entries(reasons)
      .filter(([name, { text, reason }]) => {
        const body = entries.get(door)?.get(name);
        return body === undefined || fingerprint(body) !== text || !reason?.trim();
      })
      .map(
        ([name]) =>
          `shared/doors/accepted.json: ${door}, ${name} gives no reason for the text that is there now. Remove it or give one.`,
      ),
  );
}

/**
 * Judges the doors' present types by what was reported of them at the newest release.
 * @param {object} given
 * @param {readonly string[]} given.doors that are federated
 * @param {Readonly<Record<string, string>>} given.versions of each door and of each old one that is kept
 * @param {Readonly<Record<string, import('./judge.js').Accepted>>} given.accepted
 * @param {ReadonlyMap<string, ReadonlyMap<string, string>>} given.entries present, by door
 * @param {import('./baselines.js').Baseline} [given.baseline] without it there was no release, and no version is asked for
 * @returns {{ problems: string[], reports: Map<string, string> }} what stands against them, and their reports by file name
 */
export function checkDoors({ doors, versions, accepted, entries, baseline }) {
  const wrong = versionProblems(doors, versions);
  if (wrong.length > 0) return { problems: wrong, reports: new Map() };
  const objections = [...entries].map(([door, now]) => {
    const before = baseline && reportFrom(baseline.read, door);
    const { [door]: reasons = {} } = accepted;
    return (
      before &&
      objection({ door, version: versions[door], before, now, accepted: reasons, since: baseline.since })
    );
  });
  const reports = [...entries].map(([door, now]) => [
    fileOf(door),
    writeReport(door, { version: versions[door], entries: now }),
  ]);
  return {
    problems: [...objections.filter(Boolean), ...staleReasons(accepted, entries)],
    reports: new Map(reports),
  };
}
