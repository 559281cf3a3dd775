import { defineConfig } from '@playwright/test';
import config from './playwright.config';

/** One long test over a cloud of its own. */
export default defineConfig({ ...config, testDir: './storm', grep: /./, grepInvert: /^$/, workers: 1 });
