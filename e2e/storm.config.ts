import { defineConfig } from '@playwright/test';
import config from './base.config';

/** One long test over a cloud of its own. */
export default defineConfig({ ...config, testDir: './storm', workers: 1 });
