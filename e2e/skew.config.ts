import { defineConfig } from '@playwright/test';
import config from './playwright.config';
import { SMOKE } from './support/depth';

const { webServer } = config;
if (webServer === undefined || Array.isArray(webServer)) throw new Error('The journeys have one server.');
const builds = process.env['FLEETFOOT_BUILDS'];
if (!builds) throw new Error('FLEETFOOT_BUILDS names no folder of builds. Run: npm run test:skew');

/** Journeys marked smoke, over a shell and remotes that were built at different times. */
export default defineConfig({
  ...config,
  grep: new RegExp(SMOKE.tag),
  webServer: { ...webServer, command: `${webServer.command} --builds ${builds}` },
});
