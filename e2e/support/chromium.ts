import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/** Launch options of the browser of the tests. */
export interface BrowserLaunch {
  readonly executablePath: string;
  readonly env: Record<string, string>;
}

function ownEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/** Unpacks the Chromium that an npm package ships, with the libraries it needs, once. */
export function pinnedChromium(): BrowserLaunch {
  const require = createRequire(import.meta.url);
  const packed = path.join(path.dirname(require.resolve('@sparticuz/chromium')), '../../bin');
  const modules = path.resolve(packed, '../../..');
  const folder = path.join(modules, '.cache/fleetfoot/chromium');
  const executablePath = path.join(folder, 'chromium');
  if (!existsSync(executablePath)) {
    mkdirSync(folder, { recursive: true });
    for (const archive of readdirSync(packed).filter((name) => name.endsWith('.tar.br'))) {
      const tar = path.join(folder, archive.replace(/\.br$/, ''));
      writeFileSync(tar, brotliDecompressSync(readFileSync(path.join(packed, archive))));
      execFileSync('tar', ['xf', tar, '-C', folder]);
    }
    const partial = `${executablePath}.partial`;
    writeFileSync(partial, brotliDecompressSync(readFileSync(path.join(packed, 'chromium.br'))));
    chmodSync(partial, 0o755);
    renameSync(partial, executablePath);
  }
  return { executablePath, env: { ...ownEnvironment(), LD_LIBRARY_PATH: path.join(folder, 'lib') } };
}

/**
 * The Chromium to test with: the pinned one from npm, whatever the machine has, or the one CHROME_PATH names.
 * The suites of engines take the browsers that are installed.
 */
export function findChromium(): BrowserLaunch {
  const chosen = process.env['CHROME_PATH'];
  if (!chosen) return pinnedChromium();
  if (!existsSync(chosen)) throw new Error(`CHROME_PATH names ${chosen}, which does not exist.`);
  return { executablePath: chosen, env: ownEnvironment() };
}
