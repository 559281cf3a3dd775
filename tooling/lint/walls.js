const BROWSER = '^(shell|shared|mf-[^/]+)/';
const PRODUCT = '^(shell|mf-[^/]+|functions)/src/|^shared/';
const TEST = '(\\.(test|gallery)\\.|/testing/|^functions/test/)';
const packages = (names) => `(^|/)node_modules/(${names})(/|$)`;

/** Files without imports that nothing imports, by who reads them. */
const READ_OTHERWISE = [
  '^local/src/inbox/inbox\\.js$', // the inbox's page, as a script
  '^local/src/courier/couriers\\.js$', // the couriers' page, as a script
  '^tooling/jest/attempt-count\\.js$', // jest, as a reporter
  '^tooling/jest/(browser-|retry)', // jest
  '^functions/test/world/own-project\\.ts$', // jest, before each file of use cases
  '^functions/test/longest-first\\.js$', // jest, for the order of the files
  '^tooling/pages/pages\\.js$', // webpack and jest, which write it
  '^tooling/single-bundle/parts\\.js$', // webpack, which writes it
  '^tooling/webpack/own-address\\.js$', // webpack, as the first module of each remote
];

/** Puts the parts of the product together without what keeps them apart, to measure what that costs. */
const SINGLE_BUNDLE = '^tooling/single-bundle/';

const REMOTE_IS_DATA = "A remote is data to everyone else. Share through '@fleetfoot/shared/<door>'.";

/** A feature, or what features share, imports another feature. */
function siblingWall(feature) {
  const remote = feature.slice(0, feature.indexOf('/'));
  return {
    name: 'sibling-feature',
    comment:
      "A feature does not import its sibling; compose them in a page, or move the shared piece to a folder without a page or to '@fleetfoot/shared'.",
    from: { path: `^${remote}/src/[^/]+/`, pathNot: `^${feature}/` },
    to: { path: `^${feature}/` },
  };
}

/**
 * Who may not import whom, as rules of dependency-cruiser. The comment is what a developer is told.
 * @param {string[]} features folders of the remotes' features
 */
export function walls(features) {
  const rules = [
    ...features.map(siblingWall),
    {
      name: 'remote-to-remote',
      comment: REMOTE_IS_DATA,
      from: { path: '^(mf-[^/]+)/' },
      to: { path: '^mf-[^/]+/', pathNot: '^$1/' },
    },
    {
      name: 'remote-from-outside',
      comment: REMOTE_IS_DATA,
      from: { pathNot: ['^mf-[^/]+/', SINGLE_BUNDLE] },
      to: { path: '^mf-[^/]+/' },
    },
    {
      name: 'shell-from-outside',
      comment: 'Nothing imports the shell. Ask for a service in shared/contract.',
      from: { pathNot: ['^shell/', SINGLE_BUNDLE] },
      to: { path: '^shell/' },
    },
    {
      name: 'routing-in-remote',
      comment: "Remotes reach routing and lifecycles through '@fleetfoot/shared/remote'.",
      from: { path: '^mf-[^/]+/' },
      to: { path: packages('single-spa|single-spa-react|wouter|@module-federation') },
    },
    {
      name: 'firebase-sdk',
      comment: "Reach Firebase through '@fleetfoot/shared/firebase'; only shared/firebase imports the SDK.",
      from: { path: BROWSER, pathNot: '^shared/firebase/' },
      to: { path: packages('firebase|@firebase') },
    },
    {
      name: 'local-in-product',
      comment: 'The local cloud and the journeys are no part of what is deployed.',
      from: { path: PRODUCT, pathNot: TEST },
      to: { path: '^(local|e2e)/' },
    },
    {
      name: 'tooling-in-product',
      comment:
        "What builds the product is no part of it; only '@fleetfoot/tooling/pages' is made for a remote.",
      from: { path: PRODUCT, pathNot: TEST },
      to: { path: '^tooling/', pathNot: '^tooling/pages/pages\\.js$' },
    },
    {
      name: 'test-code-in-product',
      comment: 'Code for tests is imported by tests alone.',
      from: { path: [PRODUCT, '^local/src/'], pathNot: TEST },
      to: { path: TEST },
    },
    {
      name: 'cycle',
      comment: 'These files import each other in a ring: move what both need to a third.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'orphan',
      comment:
        'Nothing imports this file, and it imports nothing: delete it, or name its reader in tooling/lint/walls.js.',
      from: { orphan: true, pathNot: [...READ_OTHERWISE, '\\.test\\.'] },
      to: {},
    },
    {
      name: 'unresolved',
      comment: 'There is no such file or package.',
      // The one reads the package that webpack builds; the other is run by hand, with packages of its own.
      from: { pathNot: '^(tooling/webpack/preset|local/data/build-gazetteer)\\.js$' },
      to: { couldNotResolve: true },
    },
  ];
  return rules.map((rule) => ({ severity: 'error', ...rule }));
}

/** A refused import in a line: who imports what, and what to do instead. */
export function wordsOf({ rule, from, to }) {
  const { comment } = walls(['remote/src/feature']).find(({ name }) => name === rule.name);
  return `${rule.name}: ${from}${to === from ? '' : ` imports ${to}`}. ${comment}`;
}
