import { defineConfig } from '@playwright/test';
import config from './playwright.config';

/** How fast the assembled product is on this machine, which should do nothing else meanwhile. */
export default defineConfig(config, {
  testDir: './bench',
  testMatch: '*.bench.ts',
  workers: 1,
  timeout: 300_000,
});
