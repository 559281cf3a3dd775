import { createRequire } from 'node:module';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';

/** What the federation plugin puts into each bundle to share modules. */
const BUNDLER_RUNTIME = /[\\/]@module-federation[\\/]webpack-bundler-runtime[\\/]/;
const ownRuntime = createRequire(import.meta.url).resolve(
  '@fleetfoot/shared/federation/runtime/bundler-runtime.ts',
);

/**
 * Federation for one build, with a runtime that knows one host which owns every shared module (ADR 36).
 * @param {import('@module-federation/enhanced').ModuleFederationPluginOptions} options `name`, `shared`, and what a remote exposes
 */
export function federation(options) {
  return [
    new ModuleFederationPlugin({
      shareStrategy: 'loaded-first',
      dts: false,
      dev: false,
      manifest: false,
      ...options,
    }),
    new webpack.NormalModuleReplacementPlugin(BUNDLER_RUNTIME, ownRuntime),
  ];
}
