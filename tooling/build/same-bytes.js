import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Maps stay where they are built: they name files by an earlier hash, and nobody is served one. */
const isCompared = (name) => !name.endsWith('.map');

/**
 * The hash of each file that a build is deployed with.
 * @param {string} folder
 * @returns {Map<string, string>} by path below it
 */
function hashesIn(folder) {
  if (!existsSync(folder)) throw new Error(`${folder} was not built.`);
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const files = entries.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  return new Map(
    files.filter(isCompared).map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(path.join(folder, file)))
        .digest('hex'),
    ]),
  );
}

/**
 * Compares two builds of one source, file by file.
 * @param {string} one folder of the one build
 * @param {string} other folder of the other
 * @returns {{ files: number, differing: string[] }} names of files that differ, or that only one of them has
 */
export function compareBuilds(one, other) {
  const [first, second] = [hashesIn(one), hashesIn(other)];
  const names = [...new Set([...first.keys(), ...second.keys()])].sort();
  return { files: names.length, differing: names.filter((name) => first.get(name) !== second.get(name)) };
}
