import { defineConfig } from '@playwright/test';
import config from './base.config';

/** Compares what is deployed with the same sources as one bundle, on a machine that does no other work meanwhile. */
export default defineConfig(config, {
  testDir: './tax',
  testMatch: '*.bench.ts',
  workers: 1,
  timeout: 3_600_000,
});
