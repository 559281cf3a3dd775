import { defineConfig } from '@playwright/test';
import config from './base.config';

/** Releases over a cloud of their own, one after the other: each changes what every page gets. */
export default defineConfig({
  ...config,
  testDir: './releases',
  fullyParallel: false,
  workers: 1,
});
