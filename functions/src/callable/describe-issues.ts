import type * as v from 'valibot';

/** Which fields are wrong and the rule each breaks: never what was sent, neither values nor names of unknown fields. */
export function describeIssues(issues: readonly v.BaseIssue<unknown>[]): string {
  return issues
    .map(({ type, expected, path = [] }) => {
      const isUnknown = expected === 'never';
      const keys = (isUnknown ? path.slice(0, -1) : path).map(({ key }) => String(key));
      return `${keys.join('.') || 'request'} (${isUnknown ? 'unknown field' : type})`;
    })
    .join(', ');
}
