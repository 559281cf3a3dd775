import PAGE_SCRIPTS from '@fleetfoot/shared/federation/page-scripts/page-scripts.json';
import { pageScripts } from './page-scripts.js';

test('the scripts within pages are those of their sources; when this fails, run npm run build', async () => {
  expect(PAGE_SCRIPTS).toEqual(await pageScripts());
});

test.each(Object.entries(PAGE_SCRIPTS))('the script %s cannot end its element', (_, { text }) => {
  expect(text).not.toMatch(/<\/script/i);
});
