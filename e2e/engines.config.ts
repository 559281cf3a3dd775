import { defineConfig } from '@playwright/test';
import config from './base.config';
import type { EngineOptions } from './engines/fixtures';

/** A smoke set of journeys in the browsers that this machine has installed, each driven by its own protocol. */
export default defineConfig<EngineOptions>(config, {
  testDir: './engines',
  timeout: 480_000,
  // Beside others WebKitGTK takes minutes for what it does in seconds alone.
  workers: 1,
  projects: [
    { name: 'Chromium', use: { engine: 'chromium' } },
    { name: 'Firefox', use: { engine: 'firefox' } },
    { name: 'WebKit', use: { engine: 'webkit' } },
  ],
});
