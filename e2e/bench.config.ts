import { defineConfig } from '@playwright/test';
import config from './base.config';

/** Measures the assembled product on this machine, which should do no other work meanwhile. */
export default defineConfig(config, {
  testDir: './bench',
  testMatch: '*.bench.ts',
  workers: 1,
  timeout: 300_000,
});
