// Saves pictures of every screen, or of those named:
// node --import tsx e2e/screenshots.ts <folder> <address of a running local cloud> [<screen>…]
import { chromium } from '@playwright/test';
import { findChromium } from './support/chromium';
import { openCloud } from './support/cloud';
import { demoAdmin } from './support/demo';
import { inviteToCreate } from './support/invitations';
import { numberSource } from './support/numbers';
import { createAccount, createPerson } from './support/people';
import {
  INVITED_SCREENS,
  NO_PROFILE_SCREENS,
  type Screen,
  SET_UP_SCREENS,
  translatedVisitorScreens,
  visitorScreens,
} from './support/screenshot-list';
import { type Standing, sessionState } from './support/session-state';
import { openScreen, takeScreenshots } from './support/take-screenshots';

const [folder = '', origin = '', ...wanted] = process.argv.slice(2);
if (!origin) {
  console.error(
    'Usage: node --import tsx e2e/screenshots.ts <folder> <address of a running local cloud> [<screen>…]',
  );
  process.exit(1);
}

const cloud = await openCloud(origin);
const newNumber = numberSource(99);
const browser = await chromium.launch({ ...findChromium(), args: ['--no-sandbox', '--disable-gpu'] });

async function picture(screens: readonly Screen[], standing?: Standing): Promise<void> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'en-ZA',
    ...(standing && { storageState: await sessionState(cloud, standing) }),
  });
  const page = await context.newPage();
  for (const screen of screens) {
    if (wanted.length > 0 && !wanted.includes(screen.name)) continue;
    await openScreen(page, screen);
    await takeScreenshots(page, folder, screen);
  }
  await context.close();
}

const person = await createPerson(cloud, newNumber(), 'Naledi Sithole');
await inviteToCreate(cloud, person.phoneNumber, 'Vilakazi Street Bakery');

await picture(visitorScreens(newNumber()));
await picture(translatedVisitorScreens(newNumber()));
await picture(NO_PROFILE_SCREENS, { account: await createAccount(cloud, newNumber()) });
await picture(INVITED_SCREENS, { account: person, person });
await picture(SET_UP_SCREENS, await demoAdmin(cloud));

await browser.close();
process.exit();
