import { type Check, type Deployment, type Look, Unseen } from './look';

/** https://firebase.google.com/docs/reference/firebase-management/rest/v1beta1/projects.webApps/getConfig */
type WebAppConfig = Readonly<Partial<Record<'apiKey' | 'authDomain' | 'projectId', string>>>;

/** https://cloud.google.com/identity-platform/docs/reference/rest/v2/Config */
interface AuthConfig {
  readonly signIn?: {
    readonly phoneNumber?: {
      readonly enabled?: boolean;
      readonly testPhoneNumbers?: Readonly<Record<string, string>>;
    };
  };
  readonly authorizedDomains?: readonly string[];
  readonly smsRegionConfig?: { readonly allowlistOnly?: { readonly allowedRegions?: readonly string[] } };
  readonly recaptchaConfig?: {
    readonly phoneEnforcementState?: string;
    readonly useSmsTollFraudProtection?: boolean;
  };
}

/** Where codes are sent: South Africa alone. */
const REGIONS = ['ZA'];

/** The page of the Firebase console where something is set. */
function consolePage(projectId: string, page: string): string {
  return `https://console.firebase.google.com/project/${projectId}/${page}`;
}

async function authConfig(look: Look, { projectId }: Deployment): Promise<AuthConfig> {
  const found = await look.google<AuthConfig>(
    `https://identitytoolkit.googleapis.com/admin/v2/projects/${projectId}/config`,
  );
  if (found) return found;
  throw new Error(`there is no Authentication yet: start it at ${consolePage(projectId, 'authentication')}`);
}

const webApp: Check = async (look, { projectId, config: { firebase } }) => {
  const url = `https://firebase.googleapis.com/v1beta1/projects/-/webApps/${firebase.appId}/config`;
  const found = await look.google<WebAppConfig>(url);
  if (!found)
    throw new Error(
      `no app ${firebase.appId}: npx firebase apps:create WEB Fleetfoot --project ${projectId}`,
    );
  const given = { apiKey: firebase.apiKey, authDomain: firebase.authDomain, projectId };
  const wrong = (['apiKey', 'authDomain', 'projectId'] as const).filter(
    (name) => found[name] !== given[name],
  );
  if (wrong.length === 0) return 'the configuration is that of the app';
  throw new Error(
    `${wrong.join(', ')} differ from the app's: npx firebase apps:sdkconfig WEB ${firebase.appId} --project ${projectId}`,
  );
};

/** The number of a project stands in the ids of its apps: https://firebase.google.com/docs/projects/learn-more */
export function projectNumber({ config: { firebase } }: Deployment): string {
  const [, number] = /^1:(\d+):web:/.exec(firebase.appId) ?? [];
  if (number === undefined) throw new Error(`firebase.appId ${firebase.appId} is no id of a web app`);
  return number;
}

/** https://firebase.google.com/docs/reference/appcheck/rest/v1/projects.apps.recaptchaEnterpriseConfig */
const appCheckKey: Check = async (look, deployment) => {
  const { projectId, config } = deployment;
  const { appId, appCheck } = config.firebase;
  if (!appCheck) throw new Error('the configuration has no firebase.appCheck.siteKey');
  const url = `https://firebaseappcheck.googleapis.com/v1/projects/${projectNumber(deployment)}/apps/${appId}/recaptchaEnterpriseConfig`;
  const { siteKey } = (await look.google<{ siteKey?: string }>(url)) ?? {};
  if (siteKey === appCheck.siteKey) return 'the app is registered with the key of the page';
  throw new Error(
    `the app is registered with ${siteKey || 'no key'}, the page has ${appCheck.siteKey}: ${consolePage(projectId, 'appcheck/apps')}`,
  );
};

const ENFORCED_BY = {
  Firestore: 'firestore.googleapis.com',
  Authentication: 'identitytoolkit.googleapis.com',
};

/** https://firebase.google.com/docs/reference/appcheck/rest/v1/projects.services; one that is not listed is off. */
const appCheckServices: Check = async (look, deployment) => {
  const url = `https://firebaseappcheck.googleapis.com/v1/projects/${projectNumber(deployment)}/services`;
  const services = await look.list<{ name: string; enforcementMode?: string }>(url, 'services');
  const isEnforced = (id: string) =>
    services.some(({ name, enforcementMode }) => name.endsWith(`/${id}`) && enforcementMode === 'ENFORCED');
  const open = Object.entries(ENFORCED_BY).filter(([, id]) => !isEnforced(id));
  if (open.length === 0) return 'enforced for Firestore and Authentication';
  throw new Error(
    `not enforced for ${open.map(([name]) => name).join(', ')}; once its figures look right: ${consolePage(deployment.projectId, 'appcheck/products')}`,
  );
};

const phone: Check = async (look, deployment) => {
  const { enabled, testPhoneNumbers = {} } = (await authConfig(look, deployment)).signIn?.phoneNumber ?? {};
  const page = consolePage(deployment.projectId, 'authentication/providers');
  if (!enabled) throw new Error(`sign-in by phone is off: ${page}`);
  const count = Object.keys(testPhoneNumbers).length;
  if (count > 0) throw new Error(`${count} test numbers sign in with a fixed code: take them out at ${page}`);
  return 'on, without test numbers';
};

const smsRegions: Check = async (look, deployment) => {
  const { smsRegionConfig } = await authConfig(look, deployment);
  const allowed = smsRegionConfig?.allowlistOnly?.allowedRegions;
  if (allowed?.length === REGIONS.length && REGIONS.every((region) => allowed.includes(region)))
    return `codes are sent to ${REGIONS.join(', ')} alone`;
  throw new Error(
    `codes are sent to ${allowed ? allowed.join(', ') || 'nobody' : 'any country'}: allow ${REGIONS.join(', ')} alone at ${consolePage(deployment.projectId, 'authentication/settings')}`,
  );
};

const smsDefence: Check = async (look, deployment) => {
  const { recaptchaConfig = {} } = await authConfig(look, deployment);
  const { phoneEnforcementState: state = 'OFF', useSmsTollFraudProtection: isOn } = recaptchaConfig;
  if (state === 'ENFORCE' && isOn) return 'reCAPTCHA is enforced, with its score of toll fraud';
  throw new Error(
    `reCAPTCHA for phone sign-in is ${state}, its score of toll fraud ${isOn ? 'on' : 'off'}: ${consolePage(deployment.projectId, 'authentication/settings')}`,
  );
};

const domains: Check = async (look, deployment) => {
  const { authorizedDomains = [] } = await authConfig(look, deployment);
  const { host } = new URL(deployment.origin);
  const page = consolePage(deployment.projectId, 'authentication/settings');
  if (!authorizedDomains.includes(host)) throw new Error(`${host} is not authorised: add it at ${page}`);
  const local = authorizedDomains.filter((domain) => domain === 'localhost' || domain === '127.0.0.1');
  if (local.length > 0) throw new Error(`${local.join(', ')} is authorised: take it out at ${page}`);
  return `${host}, and no machine's own`;
};

interface ApiKey {
  readonly restrictions?: {
    readonly browserKeyRestrictions?: { readonly allowedReferrers?: readonly string[] };
    readonly apiTargets?: readonly { readonly service: string }[];
  };
}

/** The host that a referrer lets in: `app.example.co.za` of `https://app.example.co.za/*`. */
function referrerHost(referrer: string): string {
  return referrer.replace(/^\w+:\/\//, '').replace(/\/.*$/, '');
}

/** A key of the browser; keys are public: https://cloud.google.com/api-keys/docs/reference/rest/v2/keys/lookupKey */
function browserKey(keyOf: (config: Deployment['config']) => string, needs: readonly string[]): Check {
  return async (look, { projectId, origin, config }) => {
    const keyString = encodeURIComponent(keyOf(config));
    const url = `https://apikeys.googleapis.com/v2/keys:lookupKey?keyString=${keyString}`;
    const { name } = (await look.google<{ name?: string }>(url)) ?? {};
    if (!name) throw new Unseen('Google knows no such key, or tells nobody of it');
    const page = `https://console.cloud.google.com/apis/credentials/key/${name.split('/').at(-1)}?project=${projectId}`;
    const { restrictions = {} } =
      (await look.google<ApiKey>(`https://apikeys.googleapis.com/v2/${name}`)) ?? {};
    const hosts = (restrictions.browserKeyRestrictions?.allowedReferrers ?? []).map(referrerHost);
    const { host } = new URL(origin);
    if (hosts.length === 0) throw new Error(`any site may use it: restrict it to ${origin} at ${page}`);
    if (!hosts.includes(host)) throw new Error(`${origin} may not use it: add it at ${page}`);
    const own = [host, config.firebase.authDomain, `${projectId}.web.app`, `${projectId}.firebaseapp.com`];
    const others = hosts.filter((one) => !own.includes(one));
    if (others.length > 0) throw new Error(`${others.join(', ')} may use it too: ${page}`);
    const services = (restrictions.apiTargets ?? []).map(({ service }) => service);
    if (services.length === 0)
      throw new Error(`it opens every API of the project: restrict it to ${needs.join(', ')} at ${page}`);
    const lacking = needs.filter((service) => !services.includes(service));
    if (lacking.length > 0) throw new Error(`it does not open ${lacking.join(', ')}: ${page}`);
    return `for ${host}, and ${services.length} APIs`;
  };
}

/** Who may sign in, from where, and what the browser's keys open. */
export const SIGN_IN_CHECKS: Readonly<Record<string, Check>> = {
  'web app': webApp,
  'App Check key': appCheckKey,
  'App Check live': appCheckServices,
  'phone sign-in': phone,
  'SMS regions': smsRegions,
  'SMS defence': smsDefence,
  domains,
  'Firebase key': browserKey(
    ({ firebase }) => firebase.apiKey,
    ['identitytoolkit', 'securetoken', 'firestore', 'firebaseappcheck'].map(
      (name) => `${name}.googleapis.com`,
    ),
  ),
  'Maps key': browserKey(({ maps }) => maps.apiKey, ['maps-backend.googleapis.com', 'places.googleapis.com']),
};
