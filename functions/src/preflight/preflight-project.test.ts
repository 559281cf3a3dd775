import { securityHeaders } from '@fleetfoot/shared/federation/server';
import { type ReleaseTeam, releaseStatement, releaseTeam, trustIn } from '@fleetfoot/shared/testing/releases';
import { shellAssets } from '@fleetfoot/shared/testing/shell-assets';
import * as routeTable from '../index';
import { answerPage } from '../page/answer-page';
import { type Deployment, openLook } from './look';
import { checkProject, deployedNames } from './preflight-project';

const PROJECT = 'fleetfoot-x';
const ORIGIN = 'https://app.example.co.za';
const APP = '1:1234567890:web:321abc456def';
const BUCKET = `${PROJECT}-releases`;
const DATABASE = `https://firestore.googleapis.com/v1/projects/${PROJECT}/databases/(default)`;
const INDEXES = `${DATABASE}/collectionGroups/-/indexes`;
const FIELDS = `${DATABASE}/collectionGroups/-/fields?filter=indexConfig.usesAncestorConfig%3Dfalse%20OR%20ttlConfig%3A*`;
const AUTH = `https://identitytoolkit.googleapis.com/admin/v2/projects/${PROJECT}/config`;
const APP_CHECK = 'https://firebaseappcheck.googleapis.com/v1/projects/1234567890';
const SERVICES = `${APP_CHECK}/services`;
const APP_KEY = `${APP_CHECK}/apps/${APP}/recaptchaEnterpriseConfig`;
const WEB_APP = `https://firebase.googleapis.com/v1beta1/projects/-/webApps/${APP}/config`;
const RULES = `https://firebaserules.googleapis.com/v1/projects/${PROJECT}`;
const FUNCTIONS = `https://cloudfunctions.googleapis.com/v2/projects/${PROJECT}/locations/africa-south1/functions?pageSize=1000`;
const SECRETS = `https://secretmanager.googleapis.com/v1/projects/${PROJECT}/secrets`;
const BUCKET_URL = `https://storage.googleapis.com/storage/v1/b/${BUCKET}`;
const IAM = `${BUCKET_URL}/iam?optionsRequestedPolicyVersion=3`;
const BILLING = `https://cloudbilling.googleapis.com/v1/projects/${PROJECT}/billingInfo`;
const BUDGETS = 'https://billingbudgets.googleapis.com/v1/billingAccounts/0A-1B/budgets';
const KEYS = 'https://apikeys.googleapis.com/v2';
const FIREBASE_KEY = `${KEYS}/projects/1234567890/locations/global/keys/f`;
const MAPS_KEY = `${KEYS}/projects/1234567890/locations/global/keys/m`;
const STRIPE = 'https://api.stripe.com/v1/webhook_endpoints?limit=100';
const TOKEN = 'ya29.token';
const STRIPE_KEY = 'sk_live_secret';

let team: ReleaseTeam;
beforeAll(async () => {
  team = await releaseTeam();
});

function deployment(change: Partial<Deployment> = {}): Deployment {
  return {
    projectId: PROJECT,
    origin: ORIGIN,
    config: {
      firebase: {
        apiKey: 'AIza-f',
        authDomain: `${PROJECT}.firebaseapp.com`,
        appId: APP,
        functionsRegion: 'africa-south1',
        appCheck: { siteKey: '6Lc-a' },
      },
      maps: { apiKey: 'AIza-m' },
      stripe: { publishableKey: 'pk_live_1' },
      releases: trustIn(team),
    },
    bucket: BUCKET,
    rules: "rules_version = '2';\n",
    indexes: {
      indexes: [
        {
          collectionGroup: 'Deliveries',
          queryScope: 'COLLECTION',
          fields: [
            { fieldPath: 'status', order: 'ASCENDING' },
            { fieldPath: 'created_at', order: 'DESCENDING' },
          ],
        },
      ],
      fieldOverrides: [
        {
          collectionGroup: 'Team',
          fieldPath: 'id',
          indexes: [{ queryScope: 'COLLECTION_GROUP', order: 'ASCENDING' }],
        },
        { collectionGroup: 'Drafts', fieldPath: 'expiresAt', ttl: true, indexes: [] },
      ],
    },
    functions: ['page', 'stripe-webhook'],
    now: new Date('2026-11-22T12:00:00Z'),
    ...change,
  };
}

interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: unknown;
}
type Answers = Readonly<Record<string, Answer | 'down'>>;

const group = (name: string) => `projects/${PROJECT}/databases/(default)/collectionGroups/${name}`;
const key = (referrers: readonly string[], ...services: readonly string[]) => ({
  body: {
    displayName: 'Browser key',
    restrictions: {
      browserKeyRestrictions: { allowedReferrers: referrers },
      apiTargets: services.map((name) => ({ service: `${name}.googleapis.com` })),
    },
  },
});
const FIREBASE_APIS = ['identitytoolkit', 'securetoken', 'firestore', 'firebaseappcheck'];
const auth = (change: object = {}) => ({
  body: {
    name: `projects/1234567890/config`,
    signIn: { phoneNumber: { enabled: true } },
    authorizedDomains: ['app.example.co.za', `${PROJECT}.firebaseapp.com`],
    smsRegionConfig: { allowlistOnly: { allowedRegions: ['ZA'] } },
    recaptchaConfig: { phoneEnforcementState: 'ENFORCE', useSmsTollFraudProtection: true },
    ...change,
  },
});
const index = (state: string) => ({
  name: `${group('Deliveries')}/indexes/CICAgOjX`,
  queryScope: 'COLLECTION',
  fields: [
    { fieldPath: 'status', order: 'ASCENDING' },
    { fieldPath: 'created_at', order: 'DESCENDING' },
    { fieldPath: '__name__', order: 'DESCENDING' },
  ],
  state,
});
const teamField = {
  name: `${group('Team')}/fields/id`,
  indexConfig: {
    indexes: [
      { queryScope: 'COLLECTION_GROUP', fields: [{ fieldPath: 'id', order: 'ASCENDING' }], state: 'READY' },
    ],
  },
};
const draftField = (state: string) => ({
  name: `${group('Drafts')}/fields/expiresAt`,
  indexConfig: {},
  ttlConfig: { state },
});
const bucket = (change: object = {}) => ({
  body: {
    kind: 'storage#bucket',
    iamConfiguration: {
      uniformBucketLevelAccess: { enabled: true },
      publicAccessPrevention: 'enforced',
    },
    softDeletePolicy: { retentionDurationSeconds: '604800' },
    ...change,
  },
});
const creator = (members: readonly string[], expression?: string) => ({
  role: 'roles/storage.objectCreator',
  members,
  ...(expression && { condition: { title: 'own', expression } }),
});
const OWN = `resource.name.startsWith("projects/_/buckets/${BUCKET}/objects/remotes/mf-deliveries/")`;
const EVENTS = [
  ...['payment_intent.succeeded', 'payment_intent.payment_failed', 'setup_intent.succeeded'],
  ...['setup_intent.setup_failed', 'charge.refunded', 'refund.created', 'refund.updated', 'refund.failed'],
];
const webhook = (change: object = {}) => ({
  body: {
    object: 'list',
    data: [
      {
        url: 'https://stripe-webhook-abc-bq.a.run.app',
        status: 'enabled',
        livemode: true,
        enabled_events: EVENTS,
        ...change,
      },
    ],
  },
});
const budgets = (...percents: readonly number[]) => ({
  body: {
    budgets: [
      {
        budgetFilter: { projects: ['projects/1234567890'] },
        thresholdRules: percents.map((thresholdPercent) => ({ thresholdPercent })),
      },
    ],
  },
});
const liveFunction = (name: string, state = 'ACTIVE') => ({
  name: `projects/${PROJECT}/locations/africa-south1/functions/${name}`,
  state,
  serviceConfig: { uri: `https://${name}-abc-bq.a.run.app` },
});

const PAGE = '<!doctype html><meta name="csp-nonce" content=""><!--preload--><!--local-services-->';

/** A project in which everything is as it should be, by the documented answers. */
async function wellSet(): Promise<Answers> {
  const release = { remote: 'mf-deliveries', enabled: true, ...(await team.sign(releaseStatement())) };
  return {
    [WEB_APP]: {
      body: { projectId: PROJECT, appId: APP, apiKey: 'AIza-f', authDomain: `${PROJECT}.firebaseapp.com` },
    },
    [APP_KEY]: { body: { siteKey: '6Lc-a', tokenTtl: '3600s' } },
    [SERVICES]: {
      body: {
        services: ['firestore', 'identitytoolkit'].map((name) => ({
          name: `projects/1234567890/services/${name}.googleapis.com`,
          enforcementMode: 'ENFORCED',
        })),
      },
    },
    [AUTH]: auth(),
    [`${KEYS}/keys:lookupKey?keyString=AIza-f`]: { body: { name: FIREBASE_KEY.slice(KEYS.length + 1) } },
    [`${KEYS}/keys:lookupKey?keyString=AIza-m`]: { body: { name: MAPS_KEY.slice(KEYS.length + 1) } },
    [FIREBASE_KEY]: key([`${ORIGIN}/*`], ...FIREBASE_APIS),
    [MAPS_KEY]: key(['app.example.co.za/*'], 'maps-backend', 'places'),
    [DATABASE]: {
      body: {
        locationId: 'africa-south1',
        pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
        deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
      },
    },
    [`${DATABASE}/backupSchedules`]: { body: { backupSchedules: [{ retention: '604800s' }] } },
    [INDEXES]: { body: { indexes: [], nextPageToken: 'two' } },
    [`${INDEXES}?pageToken=two`]: { body: { indexes: [index('READY')] } },
    [FIELDS]: { body: { fields: [teamField, draftField('ACTIVE')] } },
    [`${RULES}/releases/cloud.firestore`]: { body: { rulesetName: `projects/${PROJECT}/rulesets/r1` } },
    [`${RULES}/rulesets/r1`]: {
      body: { source: { files: [{ name: 'firestore.rules', content: "rules_version = '2';\n" }] } },
    },
    [BUCKET_URL]: bucket(),
    [IAM]: { body: { bindings: [creator(['serviceAccount:deliveries@x'], OWN)] } },
    [FUNCTIONS]: { body: { functions: [liveFunction('page'), liveFunction('stripe-webhook')] } },
    [`${SECRETS}/STRIPE_SECRET_KEY/versions`]: {
      body: { versions: [{ state: 'DISABLED' }, { state: 'ENABLED' }] },
    },
    [`${SECRETS}/STRIPE_WEBHOOK_SECRET/versions`]: { body: { versions: [{ state: 'ENABLED' }] } },
    [`${SECRETS}/FLEET_SECRET/versions`]: { body: { versions: [{ state: 'ENABLED' }] } },
    [`${SECRETS}/ROUTES_API_KEY/versions`]: { body: { versions: [{ state: 'ENABLED' }] } },
    [`${SECRETS}/GEOCODING_API_KEY/versions`]: { body: { versions: [{ state: 'ENABLED' }] } },
    [`${SECRETS}/MESSAGE_KEY/versions`]: { body: { versions: [{ state: 'ENABLED' }] } },
    [`${SECRETS}/TRACKING_SECRET/versions`]: { body: { versions: [{ state: 'ENABLED' }] } },
    [`${SECRETS}/WEBHOOK_SECRET/versions`]: { body: { versions: [{ state: 'ENABLED' }] } },
    [BILLING]: { body: { billingEnabled: true, billingAccountName: 'billingAccounts/0A-1B' } },
    [BUDGETS]: budgets(0.5, 0.9, 1),
    [STRIPE]: webhook(),
    [`${ORIGIN}/config.json`]: { body: deployment().config },
    [`${ORIGIN}/`]: await answerPage('GET', '/', {
      template: async () => ({ html: PAGE, assets: shellAssets() }),
      registry: async () => ({ remotes: [] }),
      newNonce: () => 'n0',
      functionsOrigin: `https://africa-south1-${PROJECT}.cloudfunctions.net`,
      onFailure: (message, error) => {
        throw new Error(message, { cause: error });
      },
    }),
    [`${ORIGIN}/.well-known/security.txt`]: {
      body: `Expires: 2027-11-22T00:00:00.000Z\nCanonical: ${ORIGIN}/.well-known/security.txt\n`,
    },
    [`${ORIGIN}/remotes.json`]: { body: { releases: [release] } },
  };
}

interface LookChange {
  readonly answers?: Answers;
  readonly deployment?: Partial<Deployment>;
  readonly token?: () => Promise<string>;
  readonly stripeKey?: string | undefined;
}

/** Looks at the project; what nobody answers for is not there. */
async function look(change: LookChange = {}) {
  const answers = { ...(await wellSet()), ...change.answers };
  const asked: { url: string; headers: Readonly<Record<string, string>> }[] = [];
  const given = deployment(change.deployment);
  const findings = await checkProject(
    openLook({
      deployment: given,
      token: change.token ?? (async () => TOKEN),
      stripeKey: 'stripeKey' in change ? change.stripeKey : STRIPE_KEY,
      async send(url, headers) {
        asked.push({ url, headers });
        const answer = answers[url] ?? { status: 404, body: {} };
        if (answer === 'down') throw new TypeError('fetch failed');
        const { status = 200, body } = answer;
        const text = typeof body === 'string' ? body : JSON.stringify(body);
        return { status, headers: new Headers(answer.headers), text };
      },
    }),
    given,
  );
  const found = (name: string) => findings.find((finding) => finding.name === name);
  return { asked, findings, found };
}

test('a project that is set up as the documents say passes every check', async () => {
  const { findings } = await look();
  expect(findings.filter(({ status }) => status !== 'ok')).toEqual([]);
  expect(findings.length).toBeGreaterThan(20);
});

const off = (body: unknown = {}) => ({ body });
const forbidden = (body: unknown) => ({ status: 403, body });
const denied = forbidden({
  error: { code: 403, message: 'The caller does not have permission', status: 'PERMISSION_DENIED' },
});

test.each<[string, string, Answers, string]>([
  ['another app', 'web app', { [WEB_APP]: off({ projectId: PROJECT }) }, 'apiKey, authDomain differ'],
  ['no app', 'web app', { [WEB_APP]: { status: 404, body: {} } }, 'apps:create WEB'],
  [
    'another App Check key',
    'App Check key',
    { [APP_KEY]: off({ siteKey: '6Lc-b' }) },
    '6Lc-b, the page has 6Lc-a',
  ],
  [
    'App Check unenforced',
    'App Check live',
    { [SERVICES]: off() },
    'not enforced for Firestore, Authentication',
  ],
  ['no sign-in by phone', 'phone sign-in', { [AUTH]: auth({ signIn: {} }) }, 'is off'],
  [
    'test numbers',
    'phone sign-in',
    {
      [AUTH]: auth({
        signIn: { phoneNumber: { enabled: true, testPhoneNumbers: { '+27600000000': '123456' } } },
      }),
    },
    '1 test numbers',
  ],
  ['codes to any country', 'SMS regions', { [AUTH]: auth({ smsRegionConfig: undefined }) }, 'any country'],
  [
    'codes to two countries',
    'SMS regions',
    { [AUTH]: auth({ smsRegionConfig: { allowlistOnly: { allowedRegions: ['ZA', 'NG'] } } }) },
    'ZA, NG: allow ZA alone',
  ],
  [
    'codes to all countries but one',
    'SMS regions',
    { [AUTH]: auth({ smsRegionConfig: { allowByDefault: { disallowedRegions: ['NG'] } } }) },
    'any country',
  ],
  [
    'audited sign-ins',
    'SMS defence',
    { [AUTH]: auth({ recaptchaConfig: { phoneEnforcementState: 'AUDIT' } }) },
    'AUDIT',
  ],
  [
    'localhost',
    'domains',
    { [AUTH]: auth({ authorizedDomains: ['app.example.co.za', 'localhost'] }) },
    'localhost is',
  ],
  [
    'a foreign domain alone',
    'domains',
    { [AUTH]: auth({ authorizedDomains: ['a.example'] }) },
    'not authorised',
  ],
  ['no Authentication', 'domains', { [AUTH]: { status: 404, body: {} } }, 'no Authentication yet'],
  ['an open key', 'Firebase key', { [FIREBASE_KEY]: off({}) }, 'any site may use it'],
  [
    'a key of another site',
    'Maps key',
    { [MAPS_KEY]: key(['https://a.example/*'], 'places') },
    'may not use it',
  ],
  [
    'a key of a whole domain',
    'Maps key',
    { [MAPS_KEY]: key([`${ORIGIN}/*`, '*.example.co.za/*'], 'maps-backend', 'places') },
    '*.example.co.za may use it too',
  ],
  ['a key of all APIs', 'Maps key', { [MAPS_KEY]: key([`${ORIGIN}/*`]) }, 'every API'],
  [
    'a key without Places',
    'Maps key',
    { [MAPS_KEY]: key([`${ORIGIN}/*`], 'maps-backend') },
    'not open places',
  ],
  ['no database', 'database', { [DATABASE]: { status: 404, body: {} } }, '--location africa-south1'],
  ['a database elsewhere', 'database', { [DATABASE]: off({ locationId: 'nam5' }) }, 'lies in nam5'],
  [
    'a database without recovery',
    'database',
    { [DATABASE]: off({ locationId: 'africa-south1', deleteProtectionState: 'DELETE_PROTECTION_ENABLED' }) },
    '--point-in-time-recovery ENABLED --project',
  ],
  ['no backups', 'backups', { [`${DATABASE}/backupSchedules`]: off() }, 'backups:schedules:create'],
  [
    'an index less',
    'indexes',
    { [INDEXES]: off() },
    'Deliveries (COLLECTION): status ASCENDING, created_at DESC',
  ],
  [
    'an index of a group less',
    'indexes',
    { [FIELDS]: off() },
    'Team.id (COLLECTION_GROUP): ASCENDING missing',
  ],
  ['an index in the making', 'indexes', { [INDEXES]: off({ indexes: [index('CREATING')] }) }, 'not ready'],
  [
    'time to live in the making',
    'time to live',
    { [FIELDS]: off({ fields: [teamField, draftField('CREATING')] }) },
    'Drafts.expiresAt',
  ],
  [
    'no rules',
    'rules',
    { [`${RULES}/releases/cloud.firestore`]: { status: 404, body: {} } },
    'none are released',
  ],
  [
    'other rules',
    'rules',
    { [`${RULES}/rulesets/r1`]: off({ source: { files: [{ content: 'allow read;' }] } }) },
    'not those of this commit',
  ],
  [
    'no bucket',
    'bucket',
    { [BUCKET_URL]: { status: 404, body: {} } },
    'buckets create gs://fleetfoot-x-releases',
  ],
  [
    'a bucket that forgets',
    'bucket',
    { [BUCKET_URL]: bucket({ softDeletePolicy: undefined }) },
    'deleted is gone',
  ],
  [
    'a bucket with lists of access',
    'bucket',
    { [BUCKET_URL]: bucket({ iamConfiguration: {} }) },
    'not closed',
  ],
  [
    'a bucket that deletes',
    'bucket',
    { [BUCKET_URL]: bucket({ lifecycle: { rule: [{ action: { type: 'Delete' } }] } }) },
    '--clear-lifecycle',
  ],
  [
    'a public bucket',
    "teams' access",
    { [IAM]: off({ bindings: [{ role: 'roles/storage.objectViewer', members: ['allUsers'] }] }) },
    'anybody may use',
  ],
  [
    'a team that may write all',
    "teams' access",
    { [IAM]: off({ bindings: [creator(['serviceAccount:a@x'])] }) },
    'serviceAccount:a@x may create files of every remote',
  ],
  ['a team without access', "teams' access", { [IAM]: off({ bindings: [] }) }, 'files of mf-deliveries'],
  [
    'a function that failed',
    'live functions',
    { [FUNCTIONS]: off({ functions: [liveFunction('page', 'FAILED')] }) },
    'page, stripe-webhook not there',
  ],
  [
    'a secret without a value',
    'secrets',
    { [`${SECRETS}/STRIPE_SECRET_KEY/versions`]: off({ versions: [{ state: 'DESTROYED' }] }) },
    'functions:secrets:set STRIPE_SECRET_KEY',
  ],
  ['no billing account', 'budget', { [BILLING]: off({ billingEnabled: false }) }, 'no billing account'],
  ['a budget that tells too late', 'budget', { [BUDGETS]: budgets(1) }, '--billing-account 0A-1B'],
  [
    'a budget of another project',
    'budget',
    { [BUDGETS]: off({ budgets: [{ budgetFilter: { projects: ['projects/7'] }, thresholdRules: [] }] }) },
    'nothing tells',
  ],
  ['no webhook', "Stripe's webhook", { [STRIPE]: off({ data: [] }) }, 'cloudfunctions.net/stripe-webhook'],
  [
    'a webhook that is off',
    "Stripe's webhook",
    { [STRIPE]: webhook({ status: 'disabled' }) },
    'it is disabled',
  ],
  [
    'a webhook of one event',
    "Stripe's webhook",
    { [STRIPE]: webhook({ enabled_events: EVENTS.slice(1) }) },
    'not tell of payment_intent.succeeded',
  ],
  ['another config.json', 'live site', { [`${ORIGIN}/config.json`]: off() }, 'another configuration'],
  [
    'a page for config.json',
    'live site',
    { [`${ORIGIN}/config.json`]: off('<!doctype html>') },
    'cannot be read',
  ],
  [
    'a page of Hosting alone',
    'live page',
    { [`${ORIGIN}/`]: { headers: securityHeaders(), body: 'Site Not Found' } },
    'no policy with a nonce',
  ],
  [
    'a page with older headers',
    'live page',
    { [`${ORIGIN}/`]: { headers: { ...securityHeaders(), 'Referrer-Policy': 'origin' }, body: '' } },
    "not this commit's Referrer-Policy:",
  ],
  ['a page that fails', 'live page', { [`${ORIGIN}/`]: { status: 503, body: '' } }, 'answers 503'],
  ['no security.txt', 'live security.txt', { [`${ORIGIN}/.well-known/security.txt`]: off('') }, 'run out'],
  [
    'no releases',
    'live releases',
    { [`${ORIGIN}/remotes.json`]: off({ releases: [] }) },
    'mf-deliveries not released',
  ],
])('%s fails', async (_, name, answers, says) => {
  const { found, findings } = await look({ answers });
  expect(found(name)).toMatchObject({ status: 'failed', says: expect.stringContaining(says) });
  expect(findings.filter(({ status }) => status === 'not checked')).toEqual([]);
});

test('a release that nobody of the team signed fails', async () => {
  const stranger = await releaseTeam();
  const release = { remote: 'mf-deliveries', enabled: true, ...(await stranger.sign(releaseStatement())) };
  const { found } = await look({ answers: { [`${ORIGIN}/remotes.json`]: off({ releases: [release] }) } });
  expect(found('live releases')).toMatchObject({
    status: 'failed',
    says: expect.stringContaining('somebody else'),
  });
});

test('a refused call is not checked, and says why', async () => {
  const disabled = forbidden({
    error: {
      message: 'Secret Manager API has not been used',
      details: [{ reason: 'SERVICE_DISABLED', metadata: { service: 'secretmanager.googleapis.com' } }],
    },
  });
  const answers: Answers = {
    [BUDGETS]: denied,
    [`${SECRETS}/STRIPE_SECRET_KEY/versions`]: disabled,
    [AUTH]: { status: 500, body: '' },
    [DATABASE]: 'down',
    [WEB_APP]: off('<html>Log in to the network</html>'),
    [STRIPE]: { status: 401, body: {} },
  };
  const { found, findings } = await look({ answers });
  const why = {
    budget: 'billingbudgets.googleapis.com answers 403: The caller does not have permission',
    secrets: `the API is off: gcloud services enable secretmanager.googleapis.com --project ${PROJECT}`,
    domains: 'identitytoolkit.googleapis.com answers 500',
    database: 'firestore.googleapis.com does not answer',
    'web app': 'somebody else answers for firebase.googleapis.com: is there a proxy in between?',
    "Stripe's webhook": 'Stripe answers 401 to the key in STRIPE_SECRET_KEY',
  };
  for (const [name, says] of Object.entries(why))
    expect(found(name)).toEqual({ name, status: 'not checked', says });
  expect(findings.filter(({ status }) => status === 'failed')).toEqual([]);
});

test('without credentials Google is not asked, and the site is', async () => {
  const { asked, findings, found } = await look({
    token: () => Promise.reject(new Error('no such file: /home/somebody/credentials.json')),
    stripeKey: undefined,
  });
  expect(asked.every(({ url }) => url.startsWith(ORIGIN))).toBe(true);
  expect(found('rules')?.says).toBe('no credentials of Google: gcloud auth application-default login');
  expect(found("Stripe's webhook")?.says).toContain('give STRIPE_SECRET_KEY');
  expect(found('live page')?.status).toBe('ok');
  expect(findings.some(({ status }) => status === 'failed')).toBe(false);
});

test('a project that nobody answers for is not checked at all', async () => {
  const all = Object.fromEntries(Object.keys(await wellSet()).map((url) => [url, 'down' as const]));
  const { findings } = await look({ answers: all });
  expect(findings.filter(({ status }) => status !== 'not checked')).toEqual([]);
});

test('a key of test mode tells nothing of the live webhook', async () => {
  const { found } = await look({
    answers: { [STRIPE]: webhook({ livemode: false, url: 'https://elsewhere.example' }) },
  });
  expect(found("Stripe's webhook")).toMatchObject({ status: 'not checked' });
});

test('secrets are neither read nor told, and each goes to its own company', async () => {
  const { asked, findings } = await look({ answers: { [STRIPE]: denied, [AUTH]: denied } });
  expect(JSON.stringify(findings)).not.toMatch(new RegExp(`${TOKEN}|${STRIPE_KEY}`));
  expect(asked.filter(({ url }) => url.includes(':access'))).toEqual([]);
  for (const { url, headers } of asked) {
    const { host } = new URL(url);
    const expected = host.endsWith('.googleapis.com')
      ? { authorization: `Bearer ${TOKEN}`, 'x-goog-user-project': PROJECT }
      : { ...(host === 'api.stripe.com' && { authorization: `Bearer ${STRIPE_KEY}` }) };
    expect(headers).toEqual(expected);
  }
  expect(new Set(asked.map(({ url }) => url)).size).toBe(asked.length);
});

test('names of the route table are those that functions are deployed by', () => {
  const names = deployedNames(routeTable);
  expect(names).toEqual(expect.arrayContaining(['page', 'v1', 'AcceptTeamInvite', 'stripe-webhook']));
  expect(names).toEqual(
    expect.arrayContaining(['create-setup-intent', 'fetch-payment-methods', 'charge-card']),
  );
  expect(names.filter((name) => name.startsWith('default'))).toEqual([]);
});
