/**
 * What a check found. 'not checked' is for what nobody could tell: it is neither a pass nor a failure.
 * @typedef {{ status: 'ok' | 'failed' | 'not checked', summary: string, problems: string[] }} Verdict
 */

/**
 * The verdict of a check that could look at everything.
 * @param {string} summary figures of the check
 * @param {string[]} problems
 * @returns {Verdict}
 */
export function verdict(summary, problems) {
  return { status: problems.length > 0 ? 'failed' : 'ok', summary, problems };
}

/**
 * The verdict of a check that got no answer.
 * @param {string} summary why
 * @returns {Verdict}
 */
export function notChecked(summary) {
  return { status: 'not checked', summary, problems: [] };
}
