const path = require('node:path');

/**
 * Names the sources of a map by their paths below the built package. swc names them by absolute paths, which end up in the
 * hashes of webpack's modules: the same source would give other bytes in another folder.
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} code
 * @param {string | { sources?: string[] } | undefined} map
 * @param {unknown} meta
 */
module.exports = function relativeMap(code, map, meta) {
  const parsed = typeof map === 'string' ? JSON.parse(map) : map;
  const sources = parsed?.sources?.map((source) =>
    path.isAbsolute(source) ? path.relative(this.rootContext, source).replaceAll(path.sep, '/') : source,
  );
  this.callback(undefined, code, sources ? { ...parsed, sources } : map, meta);
};
