import { defineConfig } from '@playwright/test';
import { pinnedChromium } from './support/chromium';

const port = Number(process.env['FLEETFOOT_GALLERY_PORT'] ?? 4400);

/** Pictures of every primitive and failure state; `npm run test:gallery -- --update-snapshots` takes them anew. */
export default defineConfig({
  testDir: './gallery',
  outputDir: '../test-results/gallery',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // A test looks at every example of a section.
  timeout: 90_000,
  reporter: [['list']],
  // Another graphics library smooths a letter's edge differently; a changed colour or size is far more than this.
  expect: { toHaveScreenshot: { maxDiffPixelRatio: 0.01, threshold: 0.15, animations: 'disabled' } },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 720, height: 560 },
    reducedMotion: 'reduce',
    launchOptions: {
      ...pinnedChromium(),
      args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
    },
  },
  webServer: {
    command: `node tooling/bin/gallery.js --port ${port}`,
    cwd: '..',
    url: `http://127.0.0.1:${port}/gallery.js`,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
