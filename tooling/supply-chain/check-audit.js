import { notChecked, verdict } from './verdict.js';

const SEVERE = ['high', 'critical'];

/**
 * Advisories that do not reach us, each with the reason. The key is the last part of the advisory's address.
 * @type {Record<string, string>}
 */
export const ACCEPTED = {};

/** The advisories themselves; a string in `via` only points at another package of the report. */
function severeAdvisories(vulnerabilities) {
  const found = new Map();
  for (const { nodes, via } of Object.values(vulnerabilities)) {
    for (const advisory of via.filter((cause) => typeof cause === 'object')) {
      if (!SEVERE.includes(advisory.severity)) continue;
      const id = advisory.url.slice(advisory.url.lastIndexOf('/') + 1);
      const known = found.get(id) ?? { id, ...advisory, nodes: [] };
      found.set(id, { ...known, nodes: [...new Set([...known.nodes, ...nodes])] });
    }
  }
  return [...found.values()];
}

function whyNot(report) {
  const status = report?.statusCode;
  // Registries that mirror another often answer only reads.
  if ([400, 404, 405, 501].includes(status)) return `this registry offers no audit (it answered ${status})`;
  // npm's own message would name the registry's host.
  const code = report?.error?.code ?? status ?? report?.code;
  return `npm audit gave no report${code ? ` (${code})` : ''}`;
}

/**
 * Judges what `npm audit --json` printed.
 * @param {unknown} report undefined when it was no JSON
 * @param {Record<string, string>} [accepted]
 * @returns {import('./verdict.js').Verdict}
 */
export function judgeAudit(report, accepted = ACCEPTED) {
  if (report?.auditReportVersion !== 2) return notChecked(`${whyNot(report)}: not checked`);
  const { dependencies, vulnerabilities: count } = report.metadata;
  const severe = severeAdvisories(report.vulnerabilities);
  const open = severe.filter(({ id }) => accepted[id] === undefined);
  return verdict(
    `${dependencies.total} packages, ${open.length} high or critical advisories, ` +
      `${severe.length - open.length} accepted, ${count.moderate + count.low} lesser vulnerabilities`,
    open.map(
      ({ id, severity, name, range, title, nodes }) =>
        `${severity}: ${name} ${range}, ${title} (${id}), at ${nodes.join(', ')}`,
    ),
  );
}
