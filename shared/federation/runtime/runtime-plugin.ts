import { integrityOf } from './admitted-scripts';
import { askAgain } from './ask-again';
import { forgetFailedShares, type ShareScopes } from './federation-runtime';
import { checkedScriptUrl, guardScripts } from './script-policy';

/** Longest wait for a container script, in milliseconds. */
const SCRIPT_TIMEOUT_MS = 8_000;

/** Plugin of the federation runtime: loads nothing but scripts of registered remotes, checked and bounded in time. */
export function runtimePlugin() {
  guardScripts();
  // The shell and remotes are built to ask this for each of their chunks, and for each that failed.
  Object.assign(globalThis, { fleetfootIntegrity: integrityOf, fleetfootAskAgain: askAgain });
  return {
    name: 'fleetfoot-remotes',
    createScript({ url }: { url: string }) {
      const script = document.createElement('script');
      script.async = true;
      script.crossOrigin = 'anonymous';
      script.src = checkedScriptUrl(url);
      script.integrity = integrityOf(script.src);
      return { script, timeout: SCRIPT_TIMEOUT_MS };
    },
    errorLoadShare({ shareScopeMap }: { shareScopeMap: ShareScopes }) {
      forgetFailedShares(shareScopeMap);
    },
    createLink({ url, attrs }: { url: string; attrs?: Record<string, unknown> }) {
      const link = document.createElement('link');
      link.href = url;
      // A preload without it is not used by webpack's chunks, which are loaded with it.
      link.crossOrigin = 'anonymous';
      for (const [name, value] of Object.entries(attrs ?? {})) link.setAttribute(name, String(value));
      return { link };
    },
  };
}
