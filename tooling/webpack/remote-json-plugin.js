import { createHash } from 'node:crypto';
import path from 'node:path';
import { LAZY_DOORS } from '@fleetfoot/shared/federation/build/share-table.js';
import { componentOf } from '../pages/find-pages.js';
import { integrityOfFiles, scriptsByChunkGroup, scriptsOfModule, sharedByChunkGroup } from './chunk-files.js';
import { EmitJsonPlugin } from './emit-json-plugin.js';
import { firstScreens } from './first-screens.js';
import { loadManifest } from './load-manifest.js';
import { requiredShares } from './shares.js';

function pageScripts(manifest, groups, known) {
  return Object.fromEntries(
    manifest.routes.map(({ path: route, page }) => {
      const scripts = groups.get(page);
      if (!scripts) {
        const known = [...groups.keys()].filter((name) => name.endsWith('-page'));
        throw new Error(
          `The route ${route} names the page '${page}', and no file below src is called ${page}.tsx. Add it with the export ${componentOf(page)}, or name in src/manifest.ts one that is there: ${known.sort().join(', ')}.`,
        );
      }
      return [page, scripts.filter((script) => !known.has(script))];
    }),
  );
}

/** The shell's lazy doors that each page takes. */
function pageDoors(compilation, manifest, shared) {
  return Object.fromEntries(
    manifest.routes.map(({ page }) => {
      const taken = new Set(sharedByChunkGroup(compilation, page, shared));
      return [page, LAZY_DOORS.filter((door) => taken.has(`@fleetfoot/shared/${door}`))];
    }),
  );
}

async function remoteJson(compilation, { manifest: manifestFile, shared }) {
  compilation.fileDependencies.add(manifestFile);
  const manifest = await loadManifest(manifestFile);
  const groups = scriptsByChunkGroup(compilation);
  const integrity = integrityOfFiles(compilation);
  const entry = Object.keys(integrity).find((name) => name.startsWith('remoteEntry.'));
  const preload = scriptsOfModule(
    compilation,
    path.join(compilation.compiler.context, 'src/remote.tsx'),
  ).filter((script) => script !== entry);
  const pages = pageScripts(manifest, groups, new Set([entry, ...preload]));
  const doors = pageDoors(compilation, manifest, shared);
  const { files, ...first } = await firstScreens(path.join(compilation.compiler.context, 'src'));
  compilation.fileDependencies.addAll(files);
  const version = createHash('sha256')
    .update(JSON.stringify([manifest, integrity, first]))
    .digest('hex')
    .slice(0, 12);
  const requires = requiredShares(compilation, shared);
  return {
    ...manifest,
    version,
    entry,
    preload,
    pages,
    doors,
    ...first,
    requires,
    integrity,
    enabled: true,
  };
}

/** Emits `remote.json`: the manifest plus the files of this build. It becomes the remote's line in the registry. */
export class RemoteJsonPlugin extends EmitJsonPlugin {
  /** @param {{ manifest: string, shared: import('./shares.js').ShareTable }} options path of `manifest.ts`, and the share table */
  constructor(options) {
    super('remote.json', (compilation) => remoteJson(compilation, options));
  }
}
