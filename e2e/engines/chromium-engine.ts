import { chromium } from '@playwright/test';
import { watchConsole } from '../support/console-watch';
import { asExpression, type Engine } from './engine';
import { installed } from './installed';

const FILES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome-stable'];

/** The installed Chromium, over the DevTools protocol. */
export async function startChromium(): Promise<Engine> {
  const executablePath = installed(FILES, 'chromium');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const problems = await watchConsole(page);
  return {
    version: `Chromium ${browser.version()}`,
    async open(url) {
      await page.goto(url);
    },
    run: async (code, ...args) => JSON.parse(await page.evaluate(asExpression(code, args))),
    press: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    problems: async () => problems,
    close: () => browser.close(),
  };
}
