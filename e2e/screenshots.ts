// Saves pictures of every screen: node --import tsx e2e/screenshots.ts <folder> <address of a running local cloud>
import { chromium } from '@playwright/test';
import { findChromium } from './support/chromium';
import { openCloud } from './support/cloud';
import { demoAdmin } from './support/demo';
import { FROM_FIRST_ROW, SIGNED_IN_SCREENS, SIGNED_OUT_SCREENS } from './support/screenshot-list';
import { sessionState } from './support/session-state';
import { takeScreenshots, untilReady } from './support/take-screenshots';

const [folder, origin] = process.argv.slice(2);
if (!folder || !origin) {
  console.error('Usage: node --import tsx e2e/screenshots.ts <folder> <address of a running local cloud>');
  process.exit(1);
}

const cloud = await openCloud(origin);
const browser = await chromium.launch({ ...findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
const options = { baseURL: origin, locale: 'en-ZA' };

const visitor = await (await browser.newContext(options)).newPage();
for (const [name, path] of Object.entries(SIGNED_OUT_SCREENS)) {
  await visitor.goto(path);
  await untilReady(visitor);
  await takeScreenshots(visitor, folder, name);
}

const storageState = await sessionState(cloud, await demoAdmin(cloud));
const page = await (await browser.newContext({ ...options, storageState })).newPage();
for (const [name, path] of Object.entries(SIGNED_IN_SCREENS)) {
  await page.goto(path);
  await untilReady(page);
  await takeScreenshots(page, folder, name);
}
for (const [name, list] of Object.entries(FROM_FIRST_ROW)) {
  await page.goto(list);
  await page.getByRole('rowheader').getByRole('link').first().click();
  await page.waitForURL(`**${list}/*`);
  await untilReady(page);
  await takeScreenshots(page, folder, name);
}

await browser.close();
process.exit();
