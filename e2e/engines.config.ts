import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './engines/fixtures';
import config from './playwright.config';

/** A smoke set of journeys in the browsers that this machine has installed, each driven by its own protocol. */
export default defineConfig<EngineOptions>(config, {
  testDir: './engines',
  timeout: 240_000,
  projects: [
    { name: 'Chromium', use: { engine: 'chromium' } },
    { name: 'Firefox', use: { engine: 'firefox' } },
    { name: 'WebKit', use: { engine: 'webkit' } },
  ],
});
