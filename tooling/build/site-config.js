/** What a deployment's `config.json` must name. */
const FIELDS = {
  firebase: ['apiKey', 'authDomain', 'projectId', 'appId', 'functionsRegion'],
  maps: ['apiKey', 'mapId'],
  stripe: ['publishableKey'],
};

function isReal(value) {
  return typeof value === 'string' && value !== '' && !/(?:^|_)local$|^localhost$|^demo-/.test(value);
}

/** A raw Ed25519 key, base64. */
const PUBLIC_KEY = /^[A-Za-z\d+/]{43}=$/;

function isTeam(team) {
  const { keys, from } = team ?? {};
  const isList = Array.isArray(keys) && keys.length > 0 && keys.every((key) => PUBLIC_KEY.test(key));
  return isList && (from === undefined || (Number.isSafeInteger(from) && from > 0));
}

/**
 * Teams whose releases the deployment believes.
 * @returns {Record<string, { keys: string[], from?: number }> | undefined} by remote; nothing where one of them is wrong
 */
function teamsOf(value) {
  const teams = Object.entries(value?.releases?.teams ?? {});
  if (teams.length === 0 || !teams.every(([, team]) => isTeam(team))) return undefined;
  return Object.fromEntries(
    teams.map(([id, { keys, from }]) => [id, { keys, ...(from !== undefined && { from }) }]),
  );
}

/**
 * The address that a deployment is known by.
 * @param {unknown} value what the operator gave
 * @returns {string | undefined} origin, where one is given
 * @throws {Error} for one that is no https origin
 */
export function siteOrigin(value) {
  const given = value?.site?.origin;
  if (given === undefined) return undefined;
  if (typeof given === 'string' && URL.canParse(given)) {
    const { origin, protocol } = new URL(given);
    if (protocol === 'https:' && origin === given) return origin;
  }
  throw new Error(`site.origin must be like https://app.example.co.za, not ${given}.`);
}

/**
 * The `config.json` of a deployment.
 * @param {unknown} value what the operator gave
 * @returns {{ firebase: object, maps: object, stripe: object, releases: object }} its known fields; App Check's where it is used
 * @throws {Error} naming every field that is missing or belongs to a local cloud
 */
export function siteConfig(value) {
  const names = Object.entries(FIELDS).flatMap(([part, fields]) => fields.map((field) => [part, field]));
  const wrong = names
    .filter(([part, field]) => !isReal(value?.[part]?.[field]))
    .map((name) => name.join('.'));
  if (value?.firebase?.emulators !== undefined)
    wrong.push('firebase.emulators (only a local cloud has them)');
  const appCheck = value?.firebase?.appCheck;
  if (appCheck !== undefined && !isReal(appCheck?.siteKey)) wrong.push('firebase.appCheck.siteKey');
  const teams = teamsOf(value);
  if (!teams) wrong.push("releases.teams (the public keys of each remote's team)");
  const previews = value?.releases?.previews ?? false;
  if (typeof previews !== 'boolean') wrong.push('releases.previews (true, or left out)');
  if (wrong.length > 0) {
    throw new Error(`The configuration lacks its own values for:\n  ${wrong.join('\n  ')}`);
  }
  const named = Object.entries(FIELDS).map(([part, fields]) => [
    part,
    Object.fromEntries(fields.map((field) => [field, value[part][field]])),
  ]);
  const known = {
    ...Object.fromEntries(named),
    releases: { environment: value.firebase.projectId, teams, ...(previews && { previews }) },
  };
  return appCheck === undefined
    ? known
    : { ...known, firebase: { ...known.firebase, appCheck: { siteKey: appCheck.siteKey } } };
}
