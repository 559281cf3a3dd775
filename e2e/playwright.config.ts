import { parseArgs } from 'node:util';
import { defineConfig, type PlaywrightTestProject } from '@playwright/test';
import type { EngineOptions } from './engines/fixtures';
import { findChromium, pinnedChromium } from './support/chromium';
import { dataFolderOf } from './support/data-folder';
import { GATE, SMOKE } from './support/tags';

const chromium = findChromium();
const chromiumArgs = ['--no-sandbox', '--disable-gpu'];

interface Suite extends PlaywrightTestProject<EngineOptions> {
  readonly name: string;
  /** Flags of `npm start` for the cloud of this suite. */
  readonly cloud?: readonly string[];
}

/** Pages at many widths, with axe and layout shifts: much of the same for each page. */
const WIDTHS = /(accessibility|every-width|layout-shift)\.spec\.ts$/;
const gate = new RegExp(GATE.tag);

const engine = (name: string, id: EngineOptions['engine']): Suite => ({
  name,
  testDir: './engines',
  // One engine after the other: WebKitGTK takes minutes beside another browser for what it does in seconds alone.
  workers: 1,
  timeout: 480_000,
  use: { engine: id },
});

/** Each suite is run by itself, over a cloud of its own: `playwright test --project <name>`. */
const SUITES: readonly Suite[] = [
  { name: 'gate', testDir: './journeys', grep: gate },
  { name: 'deep', testDir: './journeys', testIgnore: WIDTHS, grepInvert: gate },
  { name: 'widths', testDir: './journeys', testMatch: WIDTHS, grepInvert: gate },
  { name: 'journeys', testDir: './journeys' },
  // Guards sign-ins on new devices, which the other clouds do not.
  { name: 'guarded', testDir: './guarded', cloud: ['--guard', '24'] },
  { name: 'app-check', testDir: './app-check', cloud: ['--app-check'] },
  // A release changes every page, so releases are tested one after the other.
  { name: 'releases', testDir: './releases', fullyParallel: false, workers: 1 },
  { name: 'storm', testDir: './storm', workers: 1 },
  {
    name: 'skew',
    testDir: './journeys',
    grep: new RegExp(SMOKE.tag),
    cloud: ['--builds', process.env['FLEETFOOT_BUILDS'] ?? ''],
  },
  engine('Chromium', 'chromium'),
  engine('Firefox', 'firefox'),
  engine('WebKit', 'webkit'),
  { name: 'bench', testDir: './bench', testMatch: '*.bench.ts', workers: 1, retries: 0 },
  { name: 'tax', testDir: './tax', testMatch: '*.bench.ts', workers: 1, retries: 0, timeout: 3_600_000 },
  {
    name: 'gallery',
    testDir: './gallery',
    snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
    // Another graphics library smooths the edges of letters differently. A changed colour or size is far more than this.
    expect: { toHaveScreenshot: { maxDiffPixelRatio: 0.01, threshold: 0.15, animations: 'disabled' } },
    use: {
      viewport: { width: 720, height: 560 },
      reducedMotion: 'reduce',
      launchOptions: { ...pinnedChromium(), args: [...chromiumArgs, '--font-render-hinting=none'] },
    },
  },
];

/** The suites of this run, the journeys by default. A worker gets its suite from the main process, not from the command line. */
function suitesOfThisRun(): readonly Suite[] {
  if (process.env['TEST_WORKER_INDEX'] !== undefined) return SUITES;
  const options = { project: { type: 'string', multiple: true } } as const;
  const { project: names = ['journeys'] } = parseArgs({ options, strict: false }).values;
  const chosen = SUITES.filter(({ name }) => names.includes(name));
  const servers = new Set(chosen.map(({ name, cloud = [] }) => [name === 'gallery', ...cloud].join(' ')));
  if (servers.size === 1) return chosen;
  throw new Error(
    `Name one suite with --project, or the three engines: ${SUITES.map(({ name }) => name).join(', ')}.`,
  );
}

const suites = suitesOfThisRun();
const [{ name, cloud = [], workers = 3 }] = suites as [Suite];
const port = process.env['FLEETFOOT_E2E_PORT'] ?? '4310';
const origin = `http://127.0.0.1:${port}`;
const isGallery = name === 'gallery';

export default defineConfig<EngineOptions>({
  projects: suites.map(({ cloud: _, ...project }) => ({
    ...project,
    outputDir: `../test-results/${project.name}`,
  })),
  ...(!isGallery && { globalSetup: './support/warm-up.ts' }),
  fullyParallel: true,
  // For all projects together. One more than there are cores: a journey waits a third of its time.
  workers,
  forbidOnly: true,
  retries: 2,
  // So many failures have one cause; retrying all of them would only delay its report.
  maxFailures: 16,
  timeout: 300_000,
  // A busy machine is several times slower than a quiet one.
  expect: { timeout: 45_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['FLEETFOOT_RESULTS'] ?? `../test-results/${name}.json` }],
    ['./support/failures-last.ts'],
  ],
  use: {
    baseURL: origin,
    locale: 'en-ZA',
    // The product's times are South African on every device.
    timezoneId: 'America/New_York',
    // Requests of a service worker escape `page.route`, by which tests break and count. Tests of the worker allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    viewport: { width: 1280, height: 800 },
    // A document that a test has changed has no address; Chromium would ask before it reaches this machine.
    permissions: ['local-network-access'],
    launchOptions: {
      ...chromium,
      args: [...chromiumArgs, '--disable-quic', '--disable-background-networking'],
    },
  },
  webServer: {
    // Tests decide what becomes of a delivery.
    command: isGallery
      ? `node tooling/bin/gallery.js --port ${port}`
      : `node tooling/bin/start.js --fresh --courier off --port ${port} --data ${dataFolderOf(name)} ${cloud.join(' ')}`,
    cwd: '..',
    url: `${origin}/${isGallery ? 'gallery.js' : 'config.json'}`,
    env: { FLEETFOOT_SKIP_BUILD: '1' },
    timeout: 300_000,
    // A cloud that was started by hand on this port saves its start when one test is run again and again.
    reuseExistingServer: process.env['FLEETFOOT_E2E_REUSE'] === '1',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'pipe',
  },
});
