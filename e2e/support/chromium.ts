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

/** How to launch the browser of the tests. */
export interface BrowserLaunch {
  readonly executablePath: string;
  readonly env: Record<string, string>;
}

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
];

function ownEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/** Unpacks the Chromium that an npm package ships, with the libraries it needs, once. */
function unpackedChromium(): BrowserLaunch {
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

/** The Chromium to test with: CHROME_PATH, one installed on the machine, or the one from npm. */
export function findChromium(): BrowserLaunch {
  const installed = [process.env['CHROME_PATH'], ...INSTALLED].find((file) => file && existsSync(file));
  return installed ? { executablePath: installed, env: ownEnvironment() } : unpackedChromium();
}
