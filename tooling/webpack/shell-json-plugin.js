import { createRequire } from 'node:module';
import path from 'node:path';
import { LAZY_DOORS } from '@fleetfoot/shared/federation/share-table.js';
import { scriptsByChunkGroup, scriptsOfModule } from './chunk-files.js';
import { EmitJsonPlugin } from './emit-json-plugin.js';

const shared = path.dirname(createRequire(import.meta.url).resolve('@fleetfoot/shared/package.json'));

async function shellJson(compilation) {
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
  };
}

/**
 * Emits `shell.json`: the shell's initial scripts, and those of each lazy door and named lazy chunk, so that whoever
 * serves the page can preload them.
 */
export class ShellJsonPlugin extends EmitJsonPlugin {
  constructor() {
    super('shell.json', shellJson);
  }
}
