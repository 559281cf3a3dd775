import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';

/**
 * Takes the runtime in one format. The plugin that hands it to remotes is CommonJS and asks for it in that, the rest is ES modules,
 * and the page would have both.
 */
export const federationRule = {
  test: /[\\/]node_modules[\\/]@module-federation[\\/]/,
  resolve: { conditionNames: ['import', 'browser'] },
};

/**
 * Lets a module that could not run, because one that it shares did not load, run again when it is asked for again. For webpack's
 * `output`.
 */
export const federationOutput = { strictModuleExceptionHandling: true };

/** The shell brings the runtime and hands its core to remotes. */
const HOST = { optimization: { target: 'web' }, provideExternalRuntime: true };
/** A remote takes the core of the page and asks for no remotes of its own. */
const REMOTE = { optimization: { target: 'web', disableRemote: true }, externalRuntime: true };

/**
 * Federation for one build: the shell owns every shared module, remotes take them.
 * @param {import('@module-federation/enhanced').ModuleFederationPluginOptions} options `name`, `shared`, and what a remote exposes
 */
export function federation(options) {
  return new ModuleFederationPlugin({
    // The default, version-first, lets one dead remote fail every later share.
    shareStrategy: 'loaded-first',
    dts: false,
    dev: false,
    manifest: false,
    experiments: options.exposes === undefined ? HOST : REMOTE,
    ...options,
  });
}
