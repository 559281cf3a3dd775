import { pageScripts } from '../build/page-scripts.js';
import { REGISTRY_PATH, remoteOrigins } from './dev-server.js';
import { typefaceConstant } from './typeface-plugin.js';

// React refresh finds renderers through this hook. Its own fallback does not remember them, so a remote that arrives
// after the shell's react-dom would find none and never refresh.
const REFRESH_HOOK = `window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= (() => {
  const renderers = new Map();
  const ignore = () => {};
  return {
    renderers,
    supportsFiber: true,
    inject: (renderer) => renderers.set(renderers.size + 1, renderer).size,
    onScheduleFiberRoot: ignore,
    onCommitFiberRoot: ignore,
    onCommitFiberUnmount: ignore,
  };
})();`;

// The page waits for it, as a page of the product has it from the beginning.
const REGISTRY = `{
  const request = new XMLHttpRequest();
  request.open('GET', '${REGISTRY_PATH}', false);
  request.send();
  if (request.status === 200) {
    const registry = document.createElement('script');
    Object.assign(registry, { id: 'registry', type: 'application/json', textContent: request.responseText });
    document.head.append(registry);
  }
}`;

/**
 * The shell's page as the development server serves it: with the typeface, the local stand-ins, the refresh hook and leave
 * to load remotes from their own servers.
 * @param {string} html the shell's `index.html`
 */
export async function developmentPage(html) {
  const [template, { start }] = await Promise.all([typefaceConstant('TYPEFACE_TEMPLATE'), pageScripts()]);
  return html
    .replace('<!--preload-->', () => `${template}<script>${start.text}</script>`)
    .replace(
      '<!--local-services-->',
      () => `<meta name="remote-origins" content="${remoteOrigins.join(' ')}">
    <script>${REGISTRY}</script>
    <script>${REFRESH_HOOK}</script>
    <script src="/local/firebase.js"></script>
    <script src="/local/google-maps.js"></script>
    <script src="/local/stripe.js"></script>`,
    );
}
