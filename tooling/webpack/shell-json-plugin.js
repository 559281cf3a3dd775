import { createRequire } from 'node:module';
import path from 'node:path';
import { LAZY_DOORS } from '@fleetfoot/shared/federation/build/share-table.js';
import { integrityOfFiles, scriptsByChunkGroup, scriptsOfModule } from './chunk-files.js';
import { EmitJsonPlugin } from './emit-json-plugin.js';
import { constantOf, drawn } from './first-screens.js';
import { loadContracts } from './load-manifest.js';
import { providedShares } from './shares.js';

const shared = path.dirname(createRequire(import.meta.url).resolve('@fleetfoot/shared/package.json'));

/** What the server draws around pages before their scripts, with places for what the registry tells. */
async function frame(compilation) {
  const chrome = path.join(compilation.compiler.context, 'src/chrome/first-frame.tsx');
  const [{ html, css, files }, icons, sample] = await Promise.all([
    drawn(chrome, ['Frame', 'FrameLink', 'FramePage']),
    constantOf(path.join(shared, 'ui/icon-paths.ts'), 'ICON_PATHS'),
    constantOf(chrome, 'SAMPLE_ICON'),
  ]);
  compilation.fileDependencies.addAll(files);
  const link = html.FrameLink.replace(' aria-current="page"', '{{current}}').replace(
    icons[sample],
    '{{icon}}',
  );
  return { css, html: html.Frame, link, page: html.FramePage, icons };
}

async function shellJson(compilation, table) {
  const { main = [], ...named } = Object.fromEntries(scriptsByChunkGroup(compilation));
  const doors = LAZY_DOORS.map((door) => [
    door,
    scriptsOfModule(compilation, path.join(shared, door, 'index.ts')),
  ]);
  const lazy = [...Object.entries(named), ...doors];
  const initial = new Set(main);
  return {
    scripts: main,
    doors: Object.fromEntries(
      lazy.map(([name, scripts]) => [name, scripts.filter((script) => !initial.has(script))]),
    ),
    frame: await frame(compilation),
    integrity: integrityOfFiles(compilation),
    contracts: await loadContracts(path.join(shared, 'contract/manifest.ts')),
    provides: providedShares(compilation, table),
  };
}

/**
 * Emits `shell.json`: the shell's initial scripts, those of each lazy door and named lazy chunk, and the integrity of all files,
 * so that whoever serves the page can preload them; the frame that it shows before they have run; and what the shell offers remotes, so that whoever releases can tell
 * which ones fit.
 */
export class ShellJsonPlugin extends EmitJsonPlugin {
  /** @param {{ shared: import('./shares.js').ShareTable }} options the share table */
  constructor({ shared }) {
    super('shell.json', (compilation) => shellJson(compilation, shared));
  }
}
