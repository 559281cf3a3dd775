import { defineConfig } from '@playwright/test';
import config from './playwright.config';

/** Figures, not verdicts about time: they hang on the machine. */
export default defineConfig(config, {
  testDir: './bench',
  testMatch: '*.bench.ts',
  workers: 1,
  timeout: 300_000,
});
