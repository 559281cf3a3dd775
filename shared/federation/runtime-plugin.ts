import { integrityOf } from './admitted-scripts';
import { forgetFailedShares, type ShareScopes } from './forget-failed-shares';

interface TrustedTypesFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

/** The name that the Content-Security-Policy's trusted-types directive lists. */
export const TRUSTED_TYPES_POLICY = 'mf-entry';

/** Longest wait for a container script, in milliseconds. */
const SCRIPT_TIMEOUT_MS = 8_000;

function trustedScriptUrl(): (url: string) => string {
  const factory = (globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes;
  function check(url: string): string {
    integrityOf(url);
    return url;
  }
  const policy = factory?.createPolicy(TRUSTED_TYPES_POLICY, { createScriptURL: check });
  return policy === undefined ? check : (url) => policy.createScriptURL(url);
}

/** Plugin of the federation runtime: loads nothing but the containers of registered remotes, checked and bounded in time. */
export function runtimePlugin() {
  const toTrusted = trustedScriptUrl();
  return {
    name: 'fleetfoot-remotes',
    createScript({ url }: { url: string }) {
      const script = document.createElement('script');
      script.async = true;
      script.crossOrigin = 'anonymous';
      const integrity = integrityOf(url);
      if (integrity !== undefined) script.integrity = integrity;
      script.src = toTrusted(url);
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
