import { defineConfig } from '@playwright/test';
import { findChromium } from './support/chromium';

const port = Number(process.env['FLEETFOOT_E2E_PORT'] ?? 4310);
const { executablePath, env } = findChromium();

/** What every run over the assembled product has in common. */
export default defineConfig({
  globalSetup: './support/warm-up.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  // One more than there are cores: of its time a journey waits a third.
  workers: 3,
  forbidOnly: true,
  retries: 0,
  // For a test that hangs. How long a person may wait is asked where it matters.
  timeout: 300_000,
  // A server function that is called for the first time starts a process of its own, which a busy machine takes long for.
  expect: { timeout: 45_000 },
  reporter: [['list'], ['./support/failures-last.ts']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-ZA',
    // The product's times are South African whatever the device says.
    timezoneId: 'America/New_York',
    // What a worker asks for goes past a page's routes, by which tests break and count; those about the worker allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // A trace makes every test half as long again; ask for one to look into a failure.
    trace: process.env['FLEETFOOT_E2E_TRACE'] === '1' ? 'retain-on-failure' : 'off',
    viewport: { width: 1280, height: 800 },
    // A document that a test has changed comes from no address, and may then not ask the emulators on this machine.
    permissions: ['local-network-access'],
    launchOptions: {
      executablePath,
      env,
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    },
  },
  webServer: {
    // Tests say themselves what becomes of a delivery.
    command: `node tooling/bin/start.js --fresh --courier off --port ${port} --data .local-cloud/e2e`,
    cwd: '..',
    url: `http://127.0.0.1:${port}/config.json`,
    env: { FLEETFOOT_SKIP_BUILD: '1' },
    timeout: 180_000,
    // A cloud started by hand with this port and folder saves its start to who runs one test again and again.
    reuseExistingServer: process.env['FLEETFOOT_E2E_REUSE'] === '1',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'pipe',
  },
});
