import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

const port = Number(process.env['FLEETFOOT_E2E_PORT'] ?? 4310) + 1;
const origin = `http://127.0.0.1:${port}`;

/** Journeys over a local cloud whose functions take calls of the product's page alone. */
export default defineConfig({
  ...journeys,
  testDir: './app-check',
  // Whatever the depth of the run.
  grep: /./,
  grepInvert: /^$/,
  timeout: 180_000,
  // Every function that these few tests call is called for the first time.
  expect: { timeout: 60_000 },
  use: { ...journeys.use, baseURL: origin },
  webServer: {
    ...journeys.webServer,
    command: `node tooling/bin/start.js --fresh --courier off --app-check --port ${port} --data .local-cloud/app-check`,
    url: `${origin}/config.json`,
  },
});
