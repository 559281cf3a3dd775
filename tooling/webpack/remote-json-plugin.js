import { createHash } from 'node:crypto';
import path from 'node:path';
import { LAZY_DOORS } from '@fleetfoot/shared/federation/share-table.js';
import {
  integrityOfScripts,
  scriptsByChunkGroup,
  scriptsOfModule,
  sharedByChunkGroup,
} from './chunk-files.js';
import { EmitJsonPlugin } from './emit-json-plugin.js';
import { loadManifest } from './load-manifest.js';

function pageScripts(manifest, groups, known) {
  return Object.fromEntries(
    manifest.routes.map(({ page }) => {
      const scripts = groups.get(page);
      if (!scripts) {
        throw new Error(
          `No chunk is named '${page}'. Import the page with /* webpackChunkName: "${page}" */ or correct the manifest's route.`,
        );
      }
      return [page, scripts.filter((script) => !known.has(script))];
    }),
  );
}

/** The shell's lazy doors that each page takes. */
function pageDoors(compilation, manifest) {
  return Object.fromEntries(
    manifest.routes.map(({ page }) => {
      const taken = new Set(sharedByChunkGroup(compilation, page));
      return [page, LAZY_DOORS.filter((door) => taken.has(`@fleetfoot/shared/${door}`))];
    }),
  );
}

async function remoteJson(compilation, manifestFile) {
  compilation.fileDependencies.add(manifestFile);
  const manifest = await loadManifest(manifestFile);
  const groups = scriptsByChunkGroup(compilation);
  const integrity = integrityOfScripts(compilation);
  const entry = Object.keys(integrity).find((name) => name.startsWith('remoteEntry.'));
  const preload = scriptsOfModule(
    compilation,
    path.join(compilation.compiler.context, 'src/remote.tsx'),
  ).filter((script) => script !== entry);
  const pages = pageScripts(manifest, groups, new Set([entry, ...preload]));
  const doors = pageDoors(compilation, manifest);
  const version = createHash('sha256')
    .update(JSON.stringify([manifest, integrity]))
    .digest('hex')
    .slice(0, 12);
  return { ...manifest, version, entry, preload, pages, doors, integrity, enabled: true };
}

/** Emits `remote.json`: the manifest plus the files of this build. It becomes the remote's line in the registry. */
export class RemoteJsonPlugin extends EmitJsonPlugin {
  /** @param {{ manifest: string }} options path of `manifest.ts` */
  constructor({ manifest }) {
    super('remote.json', (compilation) => remoteJson(compilation, manifest));
  }
}
