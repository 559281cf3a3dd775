import type { ShellAssets } from '../federation/server';

/** A built shell without files and with an empty frame. */
export function shellAssets(changes: Partial<ShellAssets> = {}): ShellAssets {
  const frame = { css: '', html: '{{page}}', link: '', page: '<h1>{{title}}</h1>', icons: {} };
  return { scripts: [], doors: {}, frame, integrity: {}, ...changes };
}
