import { AppError } from '@fleetfoot/shared/domain';
import { RemoteError, type SlotState } from '@fleetfoot/shared/federation/runtime';
import type { VitalsEntry } from '@fleetfoot/shared/vitals';
import type { ShellState } from '../shell-state';
import { type Build, createTabHealth } from './tab-health';

const ID = 'mf-deliveries';

/** A tab with one remote; `told()` gives the entries since the last call, without remote and version 1. */
function scene({ isOnline = true, shell }: { isOnline?: boolean; shell?: Build } = {}) {
  const entries: VitalsEntry[] = [];
  const hurry = jest.fn();
  let time = 0;
  const health = createTabHealth({
    beacon: { add: (entry) => entries.push(entry), hurry },
    isOnline: () => isOnline,
    now: () => time,
    loadTime: () => 321.4,
    shell,
    origin: 'https://a.example',
  });
  const element = document.createElement('div');
  return {
    health,
    hurry,
    passTime: (ms: number) => (time += ms),
    see(state: SlotState, version = '1') {
      const slots: ShellState['slots'] = { [ID]: { element, version, state } };
      health.see(slots);
    },
    told: () =>
      entries.splice(0).map(({ remote, version, ...entry }) => {
        expect(remote).toBe(shell?.remote ?? ID);
        return version === '1' ? entry : { ...entry, version };
      }),
  };
}

const failed = (error: RemoteError): SlotState => ({ status: 'failed', error, retry: () => {} });
const SESSION = { kind: 'session' };
const FAILING = { kind: 'failing' };

test('a remote that is drawn is a session, with the time from its load to its first page', () => {
  const { see, told, passTime, hurry } = scene();
  see({ status: 'loading' });
  passTime(250.4);
  see({ status: 'mounting' });
  passTime(50);
  see({ status: 'mounted' });
  expect(told()).toEqual([SESSION, { kind: 'load', result: 'ok', ms: 300 }]);
  expect(hurry).not.toHaveBeenCalled();
});

test('a remote that was drawn before is told with the time of its scripts', () => {
  const { see, told } = scene();
  see({ status: 'mounted' });
  expect(told()).toEqual([SESSION, { kind: 'load', result: 'ok', ms: 321 }]);
});

test('a remote that is opened again is the same session, and no load', () => {
  const { see, told } = scene();
  see({ status: 'mounted' });
  told();
  see({ status: 'idle' });
  see({ status: 'mounting' });
  see({ status: 'mounted' });
  expect(told()).toEqual([]);
});

test('another version of a remote is another session', () => {
  const { see, told } = scene();
  see({ status: 'mounted' });
  told();
  see({ status: 'loading' }, '2');
  see({ status: 'mounted' }, '2');
  expect(told()).toMatchObject([
    { kind: 'session', version: '2' },
    { kind: 'load', version: '2' },
  ]);
});

test('a load that fails is a session that failed, in a hurry', () => {
  const { see, told, hurry } = scene();
  see(failed(new RemoteError('timeout', 'test')));
  expect(told()).toEqual([{ kind: 'load', result: 'timeout' }, SESSION, FAILING]);
  expect(hurry).toHaveBeenCalledTimes(1);
});

test('a mount that rejects is a crash, told once although the slot reports it too', () => {
  const { see, told, health } = scene();
  const error = new RemoteError('crashed', 'test', new TypeError('thandi'));
  see({ status: 'mounting' });
  health.told(error, { remote: ID, version: '1', kind: 'crashed' });
  see(failed(error));
  expect(told()).toEqual([{ kind: 'crash', name: 'TypeError', code: undefined }, SESSION, FAILING]);
});

test('a failure of a load that ends well failed nobody', () => {
  const { see, told, health } = scene();
  see({ status: 'loading' });
  health.told(new RemoteError('stale', 'test'), { remote: ID, version: '1', kind: 'stale' });
  see({ status: 'mounted' });
  expect(told()).toEqual([{ kind: 'load', result: 'stale' }, SESSION, { kind: 'load', result: 'ok', ms: 0 }]);
});

test('a session fails once, however much goes wrong in it', () => {
  const { see, told, health, hurry } = scene();
  see({ status: 'mounted' });
  told();
  const crash = () =>
    health.told(new TypeError('x'), { remote: ID, version: '1', kind: 'crashed', page: 'p' });
  crash();
  crash();
  const entry = { kind: 'crash', name: 'TypeError', code: undefined };
  expect(told()).toEqual([entry, FAILING, entry]);
  expect(hurry).toHaveBeenCalledTimes(1);
});

test('a remote that is switched off failed nobody', () => {
  const { see, told } = scene();
  see(failed(new RemoteError('disabled', 'test')));
  expect(told()).toEqual([]);
});

test('a browser without a connection has nobody to blame', () => {
  const { see, told, health } = scene({ isOnline: false });
  see(failed(new RemoteError('unreachable', 'test')));
  health.told(new AppError('internal', 'test'), { remote: ID, kind: 'save' });
  expect(told()).toEqual([
    { kind: 'load', result: 'unreachable' },
    { kind: 'save', name: 'AppError', code: 'internal' },
  ]);
});

test.each([
  ['internal', [FAILING]],
  ['permission-denied', [FAILING]],
  ['invalid-argument', [FAILING]],
  ['timeout', [FAILING]],
  ['offline', []],
  ['already-exists', []],
  ['fresh-code-needed', []],
] as const)('a save that fails with %s is told, and fails the session or not', (code, more) => {
  const { see, told, health } = scene();
  see({ status: 'mounted' });
  told();
  health.told(new AppError(code, 'test'), { remote: ID, kind: 'save' });
  expect(told()).toEqual([{ kind: 'save', name: 'AppError', code }, ...more]);
});

test('an error that a remote reports and handles is told, and failed nobody', () => {
  const { see, told, health } = scene();
  see({ status: 'mounted' });
  told();
  health.told(new RangeError('x'), { remote: ID, message: 'thandi' });
  expect(told()).toEqual([{ kind: 'error', name: 'RangeError', code: undefined }]);
});

test('a page whose chunk does not come fails the session when loading afresh did not help', () => {
  const { see, told, health } = scene();
  see({ status: 'mounted' });
  told();
  const miss = () => health.told(new Error('x'), { remote: ID, version: '1', page: 'list-page' });
  miss();
  expect(told()).toEqual([{ kind: 'load', result: 'unreachable' }]);
  miss();
  expect(told()).toEqual([{ kind: 'load', result: 'unreachable' }, FAILING]);
});

test('an unhandled error is that of the remote whose script threw it', () => {
  const { told, health } = scene();
  const error = new TypeError('x');
  error.stack = `TypeError: x\n  at a (https://a.example/vendors.01.js:1:2)\n  at b (https://a.example/remotes/${ID}/2/list-page.02.js:3:4)`;
  health.told(error, { kind: 'unhandled' });
  const version = '2';
  expect(told()).toEqual([
    { kind: 'unhandled', name: 'TypeError', code: undefined, version },
    { ...SESSION, version },
    { ...FAILING, version },
  ]);
});

test.each([
  ['without a remote in its stack', new Error('x')],
  ['that is none', undefined],
  ['that is a text', 'thandi'],
])('an unhandled error %s is nobody we know', (_, error) => {
  const { told, health } = scene();
  health.told(error, { kind: 'unhandled' });
  expect(told()).toEqual([]);
});

describe('the shell', () => {
  const shell = { remote: 'shell', version: '1' };

  function stackOf(line: string): Error {
    return Object.assign(new TypeError('x'), { stack: `TypeError: x\n  at a (${line}:1:2)` });
  }

  test('the shell is a session too, and fails by what it leaves unhandled', () => {
    const { told, health } = scene({ shell });
    expect(told()).toEqual([SESSION]);
    health.told(stackOf('https://a.example/main.01234567.js'), { kind: 'unhandled' });
    expect(told()).toEqual([{ kind: 'unhandled', name: 'TypeError', code: undefined }, FAILING]);
  });

  test('an error that the shell reports and handles failed nobody', () => {
    const { told, health } = scene({ shell });
    health.told(new AppError('offline', 'test'), { registry: 'refresh' });
    expect(told()).toEqual([SESSION, { kind: 'error', name: 'AppError', code: 'offline' }]);
  });

  test.each([
    ['an extension', stackOf('chrome-extension://a.example.evil/x.js')],
    ['another site', stackOf('https://a.example.evil/x.js')],
    ['nobody', undefined],
  ])('an error that %s leaves unhandled is not told', (_, error) => {
    const { told, health } = scene({ shell });
    told();
    health.told(error, { kind: 'unhandled' });
    expect(told()).toEqual([]);
  });
});

test('a message is never told', () => {
  const { see, told, health } = scene();
  see({ status: 'mounted' });
  health.told(new Error('thandi 0821234567'), { remote: ID, message: 'thandi' });
  health.told('thandi 0821234567', { remote: ID, kind: 'crashed' });
  expect(JSON.stringify(told())).not.toMatch(/thandi|082/);
});
