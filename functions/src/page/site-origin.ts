/**
 * Where the site's own files are. Never taken from a request: who sends one would choose what the page is made of.
 * @param env `FLEETFOOT_SITE_ORIGIN` for a site that is not the project's default one
 */
export function siteOrigin(env: Readonly<Record<string, string | undefined>>): string {
  const { FLEETFOOT_SITE_ORIGIN: named, GCLOUD_PROJECT: project, FUNCTIONS_EMULATOR: emulated } = env;
  const { origin, protocol, hostname } = new URL(named ?? `https://${project}.web.app`);
  if (protocol === 'https:' || (emulated === 'true' && hostname === '127.0.0.1')) return origin;
  throw new Error(`FLEETFOOT_SITE_ORIGIN must be an https address, not ${named}.`);
}
