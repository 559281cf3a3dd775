import { isDeepStrictEqual } from 'node:util';
import { functionsOriginOf, SECURITY_TEXT_PATH, securityHeaders } from '@fleetfoot/shared/federation/server';
import { type PublishedRelease, verifyStatement } from '@fleetfoot/shared/release';
import { type Check, type Deployment, type Look, Unseen } from './look';
import { projectNumber } from './sign-in-checks';

const DAY_MS = 86_400_000;
/** A text that is about to run out is as good as none. */
const LEAST_DAYS = 30;

/** https://cloud.google.com/functions/docs/reference/rest/v2/projects.locations.functions */
interface LiveFunction {
  readonly name: string;
  readonly state?: string;
  readonly url?: string;
  readonly serviceConfig?: { readonly uri?: string };
}

function liveFunctions(look: Look, { projectId, config }: Deployment): Promise<readonly LiveFunction[]> {
  const place = `projects/${projectId}/locations/${config.firebase.functionsRegion}`;
  return look.list(`https://cloudfunctions.googleapis.com/v2/${place}/functions?pageSize=1000`, 'functions');
}

const functions: Check = async (look, deployment) => {
  const live = await liveFunctions(look, deployment);
  const states = new Map(live.map(({ name, state }) => [name.split('/').at(-1) ?? '', state]));
  const missing = deployment.functions.filter((name) => states.get(name) !== 'ACTIVE');
  if (missing.length > 0)
    throw new Error(
      `${missing.join(', ')} not there or not active: npx firebase deploy --only functions --project ${deployment.projectId}`,
    );
  const others = [...states.keys()].filter((name) => !deployment.functions.includes(name));
  return `${deployment.functions.length} active${others.length > 0 ? `; not of this commit: ${others.join(', ')}` : ''}`;
};

const SECRETS = [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'FLEET_SECRET',
  'ROUTES_API_KEY',
  'GEOCODING_API_KEY',
  'MESSAGE_KEY',
  'TRACKING_SECRET',
  'WEBHOOK_SECRET',
];

/** Whether there is a value, never which: https://cloud.google.com/secret-manager/docs/reference/rest/v1/projects.secrets.versions/list */
const secrets: Check = async (look, { projectId }) => {
  const versions = await Promise.all(
    SECRETS.map((name) =>
      look.list<{ state?: string }>(
        `https://secretmanager.googleapis.com/v1/projects/${projectId}/secrets/${name}/versions`,
        'versions',
      ),
    ),
  );
  const without = SECRETS.filter((_, index) => !versions[index]?.some(({ state }) => state === 'ENABLED'));
  if (without.length === 0) return `${SECRETS.join(' and ')} have a value`;
  const commands = without.map((name) => `npx firebase functions:secrets:set ${name} --project ${projectId}`);
  throw new Error(`${commands.join('; ')}; then deploy functions`);
};

/** https://cloud.google.com/billing/docs/reference/budget/rest/v1/billingAccounts.budgets */
interface Budget {
  readonly budgetFilter?: { readonly projects?: readonly string[] };
  readonly thresholdRules?: readonly { readonly thresholdPercent?: number }[];
}

/** Parts of a month's budget that somebody hears of: docs/operations.md, "Alerts". */
const THRESHOLDS = [0.5, 0.9, 1];

const budget: Check = async (look, deployment) => {
  const { projectId } = deployment;
  const billing = await look.google<{ billingEnabled?: boolean; billingAccountName?: string }>(
    `https://cloudbilling.googleapis.com/v1/projects/${projectId}/billingInfo`,
  );
  if (!billing?.billingEnabled)
    throw new Error(
      `the project has no billing account: https://console.cloud.google.com/billing/linkedaccount?project=${projectId}`,
    );
  const account = billing.billingAccountName ?? '';
  const url = `https://billingbudgets.googleapis.com/v1/${account}/budgets`;
  const own = [`projects/${projectId}`, `projects/${projectNumber(deployment)}`];
  const told = (await look.list<Budget>(url, 'budgets'))
    // One that names no project is of the whole account.
    .filter(
      ({ budgetFilter: { projects = [] } = {} }) => !projects[0] || projects.some((one) => own.includes(one)),
    )
    .flatMap(({ thresholdRules = [] }) => thresholdRules.map(({ thresholdPercent }) => thresholdPercent));
  if (THRESHOLDS.every((part) => told.includes(part))) return 'tells at 50, 90 and 100 %';
  const rules = THRESHOLDS.map((part) => `--threshold-rule=percent=${part}`).join(' ');
  throw new Error(
    `nothing tells at 50, 90 and 100 %: gcloud billing budgets create --billing-account ${account.split('/').at(-1)} --display-name Fleetfoot --budget-amount <amount> --filter-projects projects/${projectId} ${rules}`,
  );
};

/** The events that `stripe-webhook` enters. */
const EVENTS = [
  ...['payment_intent.succeeded', 'payment_intent.payment_failed'],
  ...['setup_intent.succeeded', 'setup_intent.setup_failed'],
  ...['charge.refunded', 'refund.created', 'refund.updated', 'refund.failed'],
];
const WEBHOOK = 'stripe-webhook';

/** https://docs.stripe.com/api/webhook_endpoints/list */
interface WebhookEndpoint {
  readonly url: string;
  readonly status: string;
  readonly livemode: boolean;
  readonly enabled_events: readonly string[];
}

/** Addresses of the webhook's function: that of its region, and its own, where that may be seen. */
async function webhookUrls(look: Look, deployment: Deployment): Promise<readonly (string | undefined)[]> {
  const { projectId, config } = deployment;
  const live = await liveFunctions(look, deployment).catch(() => []);
  const found = live.find(({ name }) => name.endsWith(`/${WEBHOOK}`));
  const origin = functionsOriginOf(projectId, config.firebase.functionsRegion);
  return [`${origin}/${WEBHOOK}`, found?.url, found?.serviceConfig?.uri];
}

const webhook: Check = async (look, deployment) => {
  const { data } = await look.stripe<{ data: readonly WebhookEndpoint[] }>('/v1/webhook_endpoints?limit=100');
  const isLive = deployment.config.stripe.publishableKey.startsWith('pk_live_');
  if (data.some(({ livemode }) => livemode !== isLive))
    throw new Unseen(`STRIPE_SECRET_KEY is of ${isLive ? 'test' : 'live'} mode, the page's key is not`);
  const urls = await webhookUrls(look, deployment);
  const found = data.find(({ url }) => urls.includes(url.replace(/\/$/, '')));
  const page = 'https://dashboard.stripe.com/webhooks';
  if (found === undefined) throw new Error(`none to ${urls[0]}: add it at ${page}`);
  if (found.status !== 'enabled') throw new Error(`it is ${found.status}: ${page}`);
  const { enabled_events: told } = found;
  const lacking = told.includes('*') ? [] : EVENTS.filter((event) => !told.includes(event));
  if (lacking.length === 0) return `tells of ${EVENTS.length} events`;
  throw new Error(`does not tell of ${lacking.join(', ')}: ${page}`);
};

/** A file of the site that must be there. */
async function siteFile<T>(look: Look, path: string, read: (text: string) => T): Promise<T> {
  const { status, text } = await look.site(path);
  if (status !== 200) throw new Error(`${path} answers ${status}: deploy functions and hosting`);
  try {
    return read(text);
  } catch {
    throw new Error(`${path} cannot be read: deploy functions and hosting`);
  }
}

const site: Check = async (look, { config }) => {
  if (isDeepStrictEqual(await siteFile(look, '/config.json', JSON.parse), config))
    return 'config.json is this configuration';
  throw new Error('config.json is another configuration: npm run build:hosting, then deploy hosting');
};

/** The policy that travels in the page: docs/adr/0006-headers-in-two-layers.md. */
const OWN_POLICY = /<meta http-equiv="Content-Security-Policy" content="[^"]*'nonce-[^"]*'strict-dynamic'/;

const page: Check = async (look, { origin }) => {
  const { status, headers, text } = await look.site('/');
  if (status !== 200) throw new Error(`${origin} answers ${status}: deploy functions and hosting`);
  const others = Object.entries(securityHeaders()).filter(
    ([name, value]) => !headers.get(name)?.includes(value),
  );
  if (others.length > 0)
    throw new Error(
      `not this commit's ${others.map(([name]) => name).join(', ')}: deploy functions and hosting`,
    );
  if (OWN_POLICY.test(text)) return `${origin} answers, with both policies and every header`;
  throw new Error(
    'it has no policy with a nonce: the function page does not answer; deploy functions and hosting',
  );
};

const securityText: Check = async (look, { origin, now }) => {
  const text = await siteFile(look, SECURITY_TEXT_PATH, String);
  const days = (Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '') - now.getTime()) / DAY_MS;
  if (!(days > LEAST_DAYS)) throw new Error('it has run out or soon will: deploy hosting of a newer commit');
  const [, canonical] = /^Canonical: (.+)$/m.exec(text) ?? [];
  if (canonical === undefined || canonical === `${origin}${SECURITY_TEXT_PATH}`)
    return `good for ${Math.floor(days)} days`;
  throw new Error(`it says it is ${canonical}: site.origin is another, build and deploy hosting`);
};

const remotes: Check = async (look, { projectId, config: { releases: trust } }) => {
  const read = (text: string) => [
    ...(JSON.parse(text) as { releases: readonly PublishedRelease[] }).releases,
  ];
  const releases = await siteFile(look, '/remotes.json', read);
  const ids = Object.keys(trust.teams);
  const without = ids.filter((id) => !releases.some(({ remote }) => remote === id));
  if (without.length > 0)
    throw new Error(
      `${without.join(', ')} not released: npm run ops -- release ${without[0]} --to <environment>`,
    );
  const refused = await Promise.all(
    releases.map((release) =>
      verifyStatement(release, release.remote, trust).then(
        () => [],
        (error: Error) => [error.message],
      ),
    ),
  );
  if (refused.flat().length > 0)
    throw new Error(`${refused.flat().join(' ')} Look who may write ${projectId}`);
  const off = releases.filter(({ enabled }) => !enabled).map(({ remote }) => remote);
  return `${ids.length} released and signed${off.length > 0 ? `; switched off: ${off.join(', ')}` : ''}`;
};

/** What runs, what it costs, and what the site answers. */
export const RUNNING_CHECKS: Readonly<Record<string, Check>> = {
  'live functions': functions,
  secrets,
  budget,
  "Stripe's webhook": webhook,
  'live site': site,
  'live page': page,
  'live security.txt': securityText,
  'live releases': remotes,
};
