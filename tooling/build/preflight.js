import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { deployedPackage } from '../supply-chain/deployed-package.js';
import { remotesIn } from './root.js';
import { siteConfig, siteOrigin } from './site-config.js';
import { findStandIns } from './stand-ins.js';

/**
 * @typedef {{ name: string, status: 'ok' | 'failed' | 'not checked', says: string }} Finding
 * @typedef {{ root: string, site: string, config: object, env: Record<string, string>, now: Date }} Deployment
 */

/** A text that is about to run out is no text to deploy with. */
const LEAST_DAYS = 30;
const DAY_MS = 86_400_000;
const DEFAULT_REGION = 'africa-south1';

/** What the live project tells, and Stripe: `--to <environment>` asks them. */
const OF_THE_PROJECT = [
  ['SMS regions', 'allow South Africa (+27) alone'],
  ['SMS defence', 'reCAPTCHA for phone sign-in, and the authorised domains without localhost'],
  ['App Check', 'enforced for Firestore and Authentication'],
  ['browser keys', 'restricted by referrer and by API'],
  ['budget', 'tells at 50, 90 and 100 % of the month'],
  ['time to live', 'running for the collections of firestore.indexes.json, and its indexes ready'],
  ['what is deployed', 'rules, functions, the bucket and its roles, releases of every remote'],
  [
    'secrets',
    'those of Stripe, FLEET_SECRET, ROUTES_API_KEY, GEOCODING_API_KEY, MESSAGE_KEY, TRACKING_SECRET and WEBHOOK_SECRET have a value, and the webhook its events',
  ],
  ['backups', 'scheduled'],
];

/** What no API tells; docs/security.md says how each is set. */
const OF_THE_OPERATOR = [
  ['SMS quota', 'and the threshold of SMS defence, are in the console alone'],
  ['Stripe account', 'whether the secrets are those of the live account: their values are never read'],
  ['alerts', 'as in docs/operations.md, and somebody who hears them at night'],
  ['restore', 'of a backup, every quarter'],
  ['access', 'few people who may deploy, each with a second factor'],
  ['logs', 'kept for as long as an incident may stay unseen'],
];

/** @returns {Finding} */
const ok = (name, says) => ({ name, status: 'ok', says });
/** @returns {Finding} */
const failed = (name, says) => ({ name, status: 'failed', says });

/** Judges `work`; what it throws is what is wrong. */
function judged(name, work) {
  try {
    return ok(name, work());
  } catch (error) {
    return failed(name, error.message);
  }
}

/**
 * The settings of a deployment, as firebase-tools reads them: those of the project win.
 * @param {string} root
 * @param {string} projectId
 * @returns {Record<string, string>}
 */
export function functionsEnv(root, projectId) {
  const files = ['.env', `.env.${projectId}`].map((name) => path.join(root, 'functions', name));
  const lines = files.filter(existsSync).flatMap((file) => readFileSync(file, 'utf8').split(/\r?\n/));
  return Object.fromEntries(
    lines
      .map((line) => /^\s*(\w+)\s*=\s*(?:"(.*)"|'(.*)'|(.*?))\s*$/.exec(line))
      .filter((found) => found !== null)
      .map(([, name, ...values]) => [name, values.find((value) => value !== undefined) ?? '']),
  );
}

/** Enforced by both sides or by none: a page without a key would have every call of its refused. */
function appCheck({ config, env }) {
  const { FLEETFOOT_APP_CHECK: given = 'off' } = env;
  const hasKey = config?.firebase?.appCheck !== undefined;
  if (!['enforce', 'off', ''].includes(given))
    throw new Error(`FLEETFOOT_APP_CHECK=${given} in functions/.env: it must be enforce or off`);
  if (given === 'enforce' && !hasKey)
    throw new Error(
      'functions enforce it, and the page has no firebase.appCheck.siteKey: every call would be refused',
    );
  if (given === 'enforce') return 'the page has a key, functions enforce it';
  if (hasKey)
    throw new Error('the page has a key; set FLEETFOOT_APP_CHECK=enforce in functions/.env.<project>');
  throw new Error('no firebase.appCheck.siteKey, not enforced: any script can call what a user can');
}

function regions({ root, config, env }) {
  const { hosting } = JSON.parse(readFileSync(path.join(root, 'firebase.json'), 'utf8'));
  const behindHosting = hosting.rewrites.flatMap((rewrite) => rewrite.function?.region ?? []);
  const { FLEETFOOT_FUNCTIONS_REGION: deployed = DEFAULT_REGION } = env;
  const named = new Set([config?.firebase?.functionsRegion, deployed, ...behindHosting]);
  if (named.size === 1) return `everything in ${deployed}`;
  throw new Error(`functions, page and Hosting name different regions: ${[...named].join(', ')}`);
}

function address({ config, env }) {
  const origin = siteOrigin(config);
  const { FLEETFOOT_SITE_ORIGIN: deployed } = env;
  if (deployed !== undefined && origin !== undefined && deployed !== origin)
    throw new Error(`site.origin is ${origin}, FLEETFOOT_SITE_ORIGIN is ${deployed}`);
  return origin ?? deployed ?? "the project's default one; security.txt names none";
}

/** Without a gateway inviting works, and links are passed on by hand. */
function messages({ env }) {
  const { MESSAGE_URL: url = '' } = env;
  if (url === '') return 'none are sent: no MESSAGE_URL; invitations are shared by hand';
  if (URL.canParse(url) && new URL(url).protocol === 'https:') return `by ${new URL(url).host}`;
  throw new Error(
    'MESSAGE_URL in functions/.env must be an https address: the key of the gateway goes there',
  );
}

/** Only emulators heed it, and a deployment that names it was meant to. */
function webhooks({ env }) {
  if ((env['FLEETFOOT_WEBHOOKS_LOOPBACK'] ?? '') === '') return 'to the public internet alone';
  throw new Error('FLEETFOOT_WEBHOOKS_LOOPBACK in functions/.env is for the local cloud: take it out');
}

/** Too few make Hosting's address that of everybody; too many let callers write their own. */
function proxies({ env }) {
  const settings = { FLEETFOOT_TRUSTED_PROXIES: '1', FLEETFOOT_SITE_PROXIES: '2' };
  const [own, site] = Object.entries(settings).map(([name, usual]) => {
    const given = env[name]?.trim() || usual;
    if (!/^\d$/.test(given))
      throw new Error(`${name}=${given} in functions/.env: it must be a number of proxies`);
    return Number(given);
  });
  if (site > own) return `${own} before functions, ${site} where Hosting is before them`;
  throw new Error(
    `FLEETFOOT_SITE_PROXIES is ${site}, FLEETFOOT_TRUSTED_PROXIES ${own}: Hosting is at least one proxy more`,
  );
}

function functionsPackage({ root }) {
  for (const [name, content] of Object.entries(deployedPackage(root))) {
    const file = path.join(root, 'functions/lib', name);
    if (!existsSync(file) || readFileSync(file, 'utf8') !== content)
      throw new Error(`functions/lib/${name} is missing or old. Run: npm run build`);
  }
  return 'a lock with hashes, no install scripts';
}

function siteFiles({ root, site, config }) {
  const file = path.join(site, 'config.json');
  if (!existsSync(file))
    throw new Error(`${path.relative(root, site)} is missing. Run: npm run build:hosting`);
  if (readFileSync(file, 'utf8') !== `${JSON.stringify(siteConfig(config))}\n`)
    throw new Error('config.json of the site is not this configuration. Run: npm run build:hosting');
  const foreign = findStandIns(site, readdirSync(site).length > 0 ? ['.'] : []);
  if (foreign.length > 0) throw new Error(`code of the local cloud: ${foreign.join(', ')}`);
  return 'this configuration, and nothing of a local cloud or of an emulator';
}

/** Without its team's key a remote is on nobody's page. */
function releases({ root, config }) {
  const { teams } = siteConfig(config).releases;
  const remotes = remotesIn(root);
  const without = remotes.filter((id) => !Object.hasOwn(teams, id));
  if (without.length > 0)
    throw new Error(`no key of the team of ${without.join(', ')}: name it in releases.teams`);
  return `${remotes.length} remotes, each with the key of its team`;
}

function securityText({ site, now }) {
  const text = readFileSync(path.join(site, 'security.txt'), 'utf8');
  const days = (Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '') - now.getTime()) / DAY_MS;
  if (days > LEAST_DAYS) return `good for ${Math.floor(days)} days`;
  throw new Error('it has run out or soon will. Build from a newer commit');
}

const CHECKS = {
  'App Check': appCheck,
  regions,
  address,
  messages,
  webhooks,
  proxies,
  functions: functionsPackage,
  site: siteFiles,
  releases,
  'security.txt': securityText,
};

/**
 * What can be told of a deployment from its files, what its live project told, and what only people can tell.
 * @param {Deployment} deployment
 * @param {readonly Finding[]} [live] what the project told, if it was asked
 * @returns {Finding[]}
 */
export function preflight(deployment, live) {
  const unseen = ([name, says]) => ({ name, status: 'not checked', says });
  return [
    judged('configuration', () => `for project ${siteConfig(deployment.config).firebase.projectId}`),
    ...Object.entries(CHECKS).map(([name, check]) => judged(name, () => check(deployment))),
    ...(live ?? OF_THE_PROJECT.map(unseen)),
    ...OF_THE_OPERATOR.map(unseen),
  ];
}
