/**
 * @param {string} version such as `19.3.1`
 * @returns {number[]} major, minor, patch
 * @throws when it is no exact version
 */
export function parseVersion(version) {
  const [, ...parts] = /^(\d+)\.(\d+)\.(\d+)$/.exec(version) ?? [];
  if (parts.length === 0) throw new Error(`${version} is no version such as 1.4.0.`);
  return parts.map(Number);
}

/**
 * @returns {number} below 0 when `a` is older than `b`, 0 when they are one, else above 0
 */
export function compareVersions(a, b) {
  const [left, right] = [parseVersion(a), parseVersion(b)];
  return left.map((part, index) => part - right[index]).find((difference) => difference !== 0) ?? 0;
}

/**
 * Whether a version is within a range: `^1.4.0` is the same first number that is not 0
 * and nothing older; without the caret it is that version alone.
 * @param {string} version
 * @param {string} range
 */
export function isWithin(version, range) {
  if (!range.startsWith('^')) return compareVersions(version, range) === 0;
  const least = range.slice(1);
  const fixed = parseVersion(least).findIndex((part) => part > 0);
  const [found, asked] = [parseVersion(version), parseVersion(least)];
  // Of ^0.0.0 nothing but itself.
  const kept = fixed === -1 ? 3 : fixed + 1;
  return (
    found.slice(0, kept).every((part, index) => part === asked[index]) && compareVersions(version, least) >= 0
  );
}
