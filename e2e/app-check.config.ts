import { defineConfig } from '@playwright/test';
import config from './base.config';

const port = Number(process.env['FLEETFOOT_E2E_PORT'] ?? 4310) + 1;
const origin = `http://127.0.0.1:${port}`;

/** Journeys over a local cloud whose functions take calls of the product's page alone. */
export default defineConfig({
  ...config,
  testDir: './app-check',
  timeout: 180_000,
  // Every function that these few tests call is called for the first time.
  expect: { timeout: 60_000 },
  use: { ...config.use, baseURL: origin },
  webServer: {
    ...config.webServer,
    command: `node tooling/bin/start.js --fresh --courier off --app-check --port ${port} --data .local-cloud/app-check`,
    url: `${origin}/config.json`,
  },
});
