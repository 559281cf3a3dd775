import { defineConfig } from '@playwright/test';
import config from './base.config';

const { webServer } = config;
if (webServer === undefined || Array.isArray(webServer)) throw new Error('The journeys have one server.');

/** Journeys over a cloud that guards sign-ins on new devices; the other journeys' cloud does not. */
export default defineConfig({
  ...config,
  testDir: './guarded',
  webServer: { ...webServer, command: `${webServer.command} --guard 24` },
});
