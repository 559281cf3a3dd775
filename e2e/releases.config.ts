import { defineConfig } from '@playwright/test';
import config from './playwright.config';

/** Releases over a cloud of their own, one after the other: each changes what every page gets. */
export default defineConfig({
  ...config,
  testDir: './releases',
  // Whatever the depth of the run.
  grep: /./,
  grepInvert: /^$/,
  fullyParallel: false,
  workers: 1,
});
