/** The registry in a page: the attributes of its tag, and its text. */
export const REGISTRY_TAG = /<script([^>]*) id="registry">(.*?)<\/script>/s;

/** Where the page's own script asks for changes, and where it comes from. */
export const CHANGES_PATH = '/development/changes';
export const SCRIPT_PATH = '/development/page.js';

/**
 * What a page with a remote under development runs before all else: it loads the page again when the remote was built again.
 * @param {boolean} isChecked whether the deployment asks for App Check, whose SDK then makes a debug token and prints it
 */
export function pageScript(isChecked) {
  return `${isChecked ? 'globalThis.FIREBASE_APPCHECK_DEBUG_TOKEN = true;\n' : ''}{
  const { build } = document.currentScript.dataset;
  new EventSource('${CHANGES_PATH}').addEventListener('message', ({ data }) => {
    if (data !== build) location.reload();
  });
}
`;
}

/**
 * A page of a deployment in which one remote is the one under development. All else stays as it is deployed, the page's
 * policies and the hashes of its scripts included.
 * @param {string} html as the deployment serves it; a page without registry is answered unchanged
 * @param {import('@fleetfoot/shared/contract').RegistryEntry} line of the remote under development
 * @param {string} build names this build
 */
export function withRemote(html, line, build) {
  const preloads = new RegExp(`<link[^>]* href="/remotes/${line.id}/[^>]*>`, 'g');
  return html.replace(preloads, '').replace(REGISTRY_TAG, (_, attributes, text) => {
    const { remotes, ...rest } = JSON.parse(text);
    // Without candidate: every organisation gets this one.
    const own = { ...line, sequence: 0 };
    const registry = { ...rest, remotes: [...remotes.filter(({ id }) => id !== line.id), own] };
    const nonce = /nonce="[^"]*"/.exec(attributes)?.[0] ?? '';
    const content = JSON.stringify(registry).replaceAll('<', '\\u003c');
    return `<script ${nonce} src="${SCRIPT_PATH}" data-build="${build}"></script><script${attributes} id="registry">${content}</script>`;
  });
}

/**
 * The origin of a deployment, as somebody wrote it.
 * @throws when it is none
 */
export function originOf(text) {
  const { origin, protocol, hostname, href } = URL.canParse(text) ? new URL(text) : {};
  const isSafe =
    protocol === 'https:' || (protocol === 'http:' && /^(?:127\.0\.0\.1|localhost)$/.test(hostname));
  if (isSafe && href === `${origin}/`) return origin;
  throw new Error(
    `"${text}" is no origin of a deployment: it is https://<host>, or http://127.0.0.1:4000 for a local cloud.`,
  );
}

async function fetchJson(address) {
  const answer = await fetch(address, { signal: AbortSignal.timeout(10_000) });
  return answer.json();
}

/**
 * What is deployed somewhere.
 * @param {string} origin
 * @returns {Promise<{ shell: import('../build/fit.js').ShellBuild, project: string | undefined, isChecked: boolean }>}
 *   without project for a local cloud; `isChecked` when a real one asks for App Check
 * @throws when nothing answers there, or not this product
 */
export async function readDeployment(origin) {
  const [page, config] = await Promise.all(
    ['/page.json', '/config.json'].map((path) =>
      fetchJson(`${origin}${path}`).catch((error) => {
        if (error.name === 'SyntaxError') return undefined;
        throw new Error(`${origin} does not answer: ${error.cause?.code ?? error.message}.`);
      }),
    ),
  );
  const { projectId, appCheck } = config?.firebase ?? {};
  if (typeof page?.html !== 'string' || !page.assets || !projectId)
    throw new Error(`${origin} is no deployment of this product: its page.json and config.json are missing.`);
  const isLocal = projectId.startsWith('demo-');
  return {
    shell: page.assets,
    project: isLocal ? undefined : projectId,
    isChecked: !isLocal && appCheck !== undefined,
  };
}
