import { bundlerRuntime, type ShareScope, type WebpackRequire } from './bundler-runtime';

const CANNOT = () => () => {
  throw new Error("Can not get 'door'");
};
const share = (text: string) => ({ get: async () => () => text });

/** A remote's bundle that takes one shared module, in a page that provides some versions of it. */
function remote(scope: ShareScope, requiredVersion = '^1.4.0') {
  const webpackRequire: WebpackRequire = {
    m: {},
    c: {},
    S: {},
    consumesLoadingData: {
      moduleIdToConsumeDataMapping: { 7: { shareKey: 'door', requiredVersion, fallback: CANNOT } },
    },
    federation: { initOptions: {} },
  };
  const bundle = { webpackRequire, chunkMapping: { page: ['7'] }, installedModules: {} };
  bundlerRuntime.init({ webpackRequire });
  bundlerRuntime.initContainerEntry({ webpackRequire, shareScope: scope });
  return {
    webpackRequire,
    async import(chunkId = 'page') {
      const promises: Promise<void>[] = [];
      bundlerRuntime.consumes({ ...bundle, chunkId, promises });
      await Promise.all(promises);
      return promises.length;
    },
    run() {
      const required = { exports: undefined as unknown };
      webpackRequire.m['7']?.(required);
      return required.exports;
    },
  };
}

it('gives a remote the newest version within its range', async () => {
  const provided = {
    '1.3.0': share('old'),
    '1.10.0': share('new'),
    '1.9.0': share('mid'),
    '2.0.0': share('next'),
  };
  const bundle = remote({ door: provided });
  await bundle.import();
  expect(bundle.run()).toBe('new');
});

it.each([
  ['of another major', { door: { '2.0.0': share('next') } }],
  ['that is older', { door: { '1.3.9': share('old') } }],
  ['at all', {}],
])('fails a remote with words that the loader knows where there is no version %s', async (_, scope) => {
  const bundle = remote(scope);
  await bundle.import();
  expect(() => bundle.run()).toThrow("Can not get 'door'");
});

it('asks for a shared module once, however many chunks need it', async () => {
  const get = jest.fn(async () => () => 'door');
  const bundle = remote({ door: { '1.4.0': { get } } });
  await Promise.all([bundle.import(), bundle.import()]);
  expect(await bundle.import()).toBe(0);
  expect(get).toHaveBeenCalledTimes(1);
});

it('asks again for one that did not load', async () => {
  const get = jest.fn(async () => () => 'door');
  get.mockRejectedValueOnce(new Error('offline'));
  const bundle = remote({ door: { '1.4.0': { get } } });
  await expect(bundle.import()).rejects.toThrow('offline');
  await bundle.import();
  expect(bundle.run()).toBe('door');
});

it('takes nothing for a chunk that needs nothing', async () => {
  expect(await remote({}).import('other')).toBe(0);
});

it('makes a module that threw run anew', async () => {
  const bundle = remote({});
  bundle.webpackRequire.c['7'] = { error: true };
  await bundle.import();
  expect(() => bundle.run()).toThrow();
  expect('7' in bundle.webpackRequire.c).toBe(false);
});

it('provides what a host was built with, to itself and to remotes', () => {
  const webpackRequire: WebpackRequire = {
    m: {},
    c: {},
    S: {},
    consumesLoadingData: {
      moduleIdToConsumeDataMapping: {
        7: { shareKey: 'door', requiredVersion: '^2.0.0', fallback: () => () => 'own' },
      },
    },
    federation: {
      initOptions: {
        shared: {
          door: [
            { version: '1.5.0', get: () => () => 'kept' },
            { version: '2.0.0', get: () => () => 'present' },
          ],
        },
      },
    },
  };
  bundlerRuntime.init({ webpackRequire });
  bundlerRuntime.installInitialConsumes({ webpackRequire, initialConsumes: ['7'] });
  const required = { exports: undefined as unknown };
  webpackRequire.m['7']?.(required);
  expect(required.exports).toBe('present');
  expect(Object.keys(webpackRequire.S['default']?.['door'] ?? {})).toEqual(['1.5.0', '2.0.0']);
});
