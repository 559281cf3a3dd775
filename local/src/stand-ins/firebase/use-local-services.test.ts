/** @jest-environment jsdom */
import { useLocalServices } from './use-local-services';

const services = {
  projectId: 'demo-fleetfoot',
  authHost: '127.0.0.1:9099',
  firestoreHost: '127.0.0.1:8080',
  functionsHost: '127.0.0.1:5001',
};
const ASKED = 'https://firestore.googleapis.com/v1/x';
const LOCAL = 'http://127.0.0.1:8080/v1/x';

interface BotCheck {
  ready(callback: () => void): void;
  render(container: unknown, parameters: object): number;
  execute(widget: number): Promise<string>;
}

function scene() {
  const fetched: unknown[] = [];
  const opened: unknown[][] = [];
  class Opened {
    open(...args: unknown[]): void {
      opened.push(args);
    }
  }
  class Requested {
    readonly url: string;
    constructor(input: unknown) {
      this.url = String(input);
    }
  }
  const fetch = async (input: unknown) => fetched.push(input);
  const beacons: unknown[] = [];
  const navigator = { sendBeacon: (address: unknown) => beacons.push(address) > 0 };
  const page = {
    ...{ fetch, Request: Requested, XMLHttpRequest: Opened, navigator },
  } as unknown as typeof globalThis;
  useLocalServices(page, services);
  return { page, fetched, opened, beacons };
}

test('a fetch, a request and an XMLHttpRequest go to the emulators', async () => {
  const { page, fetched, opened } = scene();
  await page.fetch(ASKED);
  await page.fetch(new URL(ASKED));
  expect(fetched).toEqual([LOCAL, LOCAL]);
  expect(new page.Request(ASKED)).toBeInstanceOf(page.Request);
  expect(new page.Request(ASKED).url).toBe(LOCAL);
  new page.XMLHttpRequest().open('GET', ASKED, true);
  expect(opened).toEqual([['GET', LOCAL, true]]);
});

test('a beacon goes to the emulators', () => {
  const { page, beacons } = scene();
  expect(page.navigator.sendBeacon(ASKED)).toBe(true);
  expect(beacons).toEqual([LOCAL]);
});

test('a request that is made already, and everything else, is left as it is', async () => {
  const { page, fetched } = scene();
  const request = new page.Request('https://api.stripe.com/v1/tokens');
  await page.fetch(request);
  await page.fetch('/config.json');
  expect(fetched).toEqual([request, '/config.json']);
});

test.each(['grecaptcha', 'enterprise'] as const)('everybody passes the bot check: %s', async (kind) => {
  const { page } = scene();
  const { grecaptcha } = page as unknown as { grecaptcha: BotCheck & { enterprise: BotCheck } };
  const check = kind === 'enterprise' ? grecaptcha.enterprise : grecaptcha;
  await new Promise<void>((resolve) => check.ready(resolve));
  const callback = jest.fn();
  const other = check.render('box', { callback: () => {} });
  const widget = check.render('box', { callback });
  expect(widget).not.toBe(other);
  expect(await check.execute(widget)).toBe('local-bot-check');
  expect(callback).toHaveBeenCalledWith('local-bot-check');
});
