/** Files that take half a minute and more, in the sample or in the deep run; the longest first. */
const LONGEST = [
  'rules/fuzz/closed-fuzz',
  'rules/fuzz/fuzz',
  'wiring/callables',
  'billing/stripe-faults',
  'couriers/lives',
  'couriers/more-lives',
  'billing/hostile-trips',
  'billing/more-hostile-trips',
  'couriers/races',
  'team/invitation-races',
  'api/api-fuzz',
  'billing/hostile-deposits',
  'problems/refunds',
  'recurring/runs',
  'team/admin-races',
  'tracking/tracking-link',
];

/** @param {{ readonly path: string }} test */
function rank({ path }) {
  const place = LONGEST.findIndex((name) => path.includes(`/test/${name}.`));
  return place === -1 ? LONGEST.length : place;
}

/** The order of jest's files: what takes longest begins first, or it would be waited for alone at the end. */
export default class LongestFirst {
  /**
   * @template {{ readonly path: string }} Test
   * @param {readonly Test[]} tests
   */
  sort(tests) {
    return [...tests].sort((one, other) => rank(one) - rank(other));
  }

  /**
   * For `--onlyFailures`: which failed is not kept.
   * @template Test
   * @param {Test} tests
   */
  allFailedTests(tests) {
    return tests;
  }

  cacheResults() {}
}
