import { defineConfig } from '@playwright/test';
import base from './base.config';
import { selection } from './support/depth';

/** The journeys, as many as this run's depth asks for. */
export default defineConfig({ ...base, testDir: './journeys', ...selection() });
