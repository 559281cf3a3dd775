import { RemoteError } from '@fleetfoot/shared/federation/runtime';
import type { VitalsBeacon } from '@fleetfoot/shared/vitals';
import { afterPage } from '../after-page';
import { report } from '../report';
import { createShellStore } from '../shell-state';
import { followVitals } from './follow-vitals';
import { openVitals } from './open-vitals';

jest.mock('../after-page', () => ({ afterPage: jest.fn() }));

const element = document.createElement('div');
const slot = (state: object) => ({ slots: { 'mf-auth': { element, version: '1', state } } }) as never;

/** Everything that was sent, once there is nothing left to wait for. */
function catchBeacons() {
  const sent: Promise<VitalsBeacon>[] = [];
  const read = (blob: Blob) =>
    new Promise<VitalsBeacon>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(JSON.parse(String(reader.result)));
      reader.readAsText(blob);
    });
  Object.assign(navigator, { sendBeacon: (_url: string, blob: Blob) => sent.push(read(blob)) > 0 });
  return async () => (await Promise.all(sent)).flatMap(({ entries }) => entries.map(({ kind }) => kind));
}

beforeEach(() => {
  performance.getEntriesByType ??= () => [];
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

test('a tab tells what was reported before, and what its slots do from now on', async () => {
  const beacons = catchBeacons();
  const shell = createShellStore();
  report(new TypeError('x'), { remote: 'mf-auth', version: '1', kind: 'crashed' });
  openVitals(shell, () => 1);
  shell.setState(slot({ status: 'failed', error: new RemoteError('timeout', 'test'), retry: () => {} }));
  dispatchEvent(new Event('pagehide'));
  expect(await beacons()).toEqual(['crash', 'session', 'failing', 'load']);
});

test('a remote that failed is told within five seconds of that, as a halt of its release needs', async () => {
  jest.useFakeTimers();
  const post = jest.fn((_url: string, _blob: Blob) => true);
  Object.assign(navigator, { sendBeacon: post });
  jest.mocked(afterPage).mockImplementation((shell) => openVitals(shell, () => 1));
  const shell = createShellStore();
  followVitals(shell);
  shell.setState(slot({ status: 'failed', error: new RemoteError('timeout', 'test'), retry: () => {} }));
  expect(post).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(4_000);
  expect(post).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test('a tab in ten tells its web vitals, once, when it is left', async () => {
  class Observer {
    static readonly supportedEntryTypes = ['layout-shift'];
    observe(): void {}
  }
  Object.assign(globalThis, { PerformanceObserver: Observer });
  for (const random of [0.09, 0.1]) {
    const beacons = catchBeacons();
    const shell = createShellStore();
    openVitals(shell, () => random);
    shell.setState(slot({ status: 'mounted' }));
    dispatchEvent(new Event('pagehide'));
    dispatchEvent(new Event('pagehide'));
    expect(await beacons()).toEqual(random < 0.1 ? ['session', 'CLS'] : ['session']);
  }
  Reflect.deleteProperty(globalThis, 'PerformanceObserver');
});

test('the code that tells it is not asked for before something is drawn', async () => {
  jest.useFakeTimers();
  const shell = createShellStore();
  const timer = jest.spyOn(globalThis, 'setTimeout');
  followVitals(shell);
  shell.setState(slot({ status: 'loading' }));
  shell.setState(slot({ status: 'mounting' }));
  expect(timer).not.toHaveBeenCalled();
  shell.setState(slot({ status: 'mounted' }));
  shell.setState(slot({ status: 'idle' }));
  shell.setState(slot({ status: 'mounted' }));
  expect(timer).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
