/**
 * Stands in for what the federation's runtime brings along for manifests and for preloading: the registry says where remotes are,
 * and the page preloads what it needs of them.
 */
function leftOut() {
  throw new Error('Manifests and preloading of remotes cannot be used: they are left out of the build.');
}

export {
  leftOut as defaultPreloadArgs,
  leftOut as formatPreloadArgs,
  leftOut as normalizePreloadExposes,
  leftOut as preloadAssets,
};

/** What the runtime asks of it without a manifest. */
export class SnapshotHandler {
  manifestCache = new Map();
  /** It tells plugins nothing. */
  hooks = { applyPlugin() {} };
  loadRemoteSnapshotInfo = leftOut;
}

/** @returns {{ hostGlobalSnapshot?: undefined }} nothing is known of any remote ahead */
export function getGlobalRemoteInfo() {
  return {};
}
