import { writeFileSync } from 'node:fs';
import { test as base } from '../support/fixtures';
import { startChromium } from './chromium-engine';
import type { Engine } from './engine';
import { startFirefox } from './firefox-engine';
import { type Visitor, visitorOf } from './visitor';
import { startWebKit } from './webkit-engine';

const STARTS = { chromium: startChromium, firefox: startFirefox, webkit: startWebKit };

export interface EngineOptions {
  readonly engine: keyof typeof STARTS;
}

export const test = base.extend<
  EngineOptions & { readonly browserEngine: Engine; readonly visitor: Visitor }
>({
  engine: ['chromium', { option: true }],
  browserEngine: async ({ engine }, use) => {
    const started = await STARTS[engine]();
    try {
      await use(started);
    } finally {
      await started.close();
    }
  },
  visitor: async ({ browserEngine, cloud }, use, testInfo) => {
    const visitor = visitorOf(browserEngine, cloud.origin);
    await use(visitor);
    if (testInfo.status === testInfo.expectedStatus) return;
    const file = testInfo.outputPath('page.txt');
    writeFileSync(file, [await visitor.state(), ...(await browserEngine.problems())].join('\n'));
    await testInfo.attach('page', { path: file, contentType: 'text/plain' });
  },
});
