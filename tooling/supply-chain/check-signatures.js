import { notChecked, verdict } from './verdict.js';

/**
 * Judges what `npm audit signatures --json` printed: the registry's signature of each installed package, and its
 * provenance where it was published with one.
 * @param {{ invalid?: SignatureProblem[], missing?: SignatureProblem[], error?: { code?: string } } | undefined} report
 *   undefined when it was no JSON
 * @returns {import('./verdict.js').Verdict}
 *
 * @typedef {{ name: string, version: string, location: string, code?: string }} SignatureProblem
 */
export function judgeSignatures(report) {
  const { invalid, missing, error } = report ?? {};
  if (!invalid || !missing) {
    const code = error?.code ? ` (${error.code})` : '';
    return notChecked(`npm could not look at signatures${code}; npm audit signatures says why: not checked`);
  }
  const at = ({ name, version, location }) => `${name}@${version}, at ${location}`;
  return verdict(`${invalid.length} invalid, ${missing.length} missing`, [
    ...invalid.map((found) => `${found.code}: ${at(found)} is not what was published`),
    ...missing.map((found) => `no signature, though the registry signs: ${at(found)}`),
  ]);
}
