/** What a deployment's `config.json` must name. */
const FIELDS = {
  firebase: ['apiKey', 'authDomain', 'projectId', 'appId', 'functionsRegion'],
  maps: ['apiKey', 'mapId'],
  stripe: ['publishableKey'],
};

function isReal(value) {
  return typeof value === 'string' && value !== '' && !/(?:^|_)local$|^localhost$|^demo-/.test(value);
}

/**
 * The `config.json` of a deployment.
 * @param {unknown} value what the operator gave
 * @returns {{ firebase: object, maps: object, stripe: object }} its known fields
 * @throws {Error} naming every field that is missing or belongs to a local cloud
 */
export function siteConfig(value) {
  const names = Object.entries(FIELDS).flatMap(([part, fields]) => fields.map((field) => [part, field]));
  const wrong = names
    .filter(([part, field]) => !isReal(value?.[part]?.[field]))
    .map((name) => name.join('.'));
  if (value?.firebase?.emulators !== undefined)
    wrong.push('firebase.emulators (only a local cloud has them)');
  if (wrong.length > 0) {
    throw new Error(`The configuration lacks its own values for:\n  ${wrong.join('\n  ')}`);
  }
  return Object.fromEntries(
    Object.entries(FIELDS).map(([part, fields]) => [
      part,
      Object.fromEntries(fields.map((field) => [field, value[part][field]])),
    ]),
  );
}
