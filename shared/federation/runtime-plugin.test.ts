import { registryEntry } from '../testing/registry-entry';
import { admitScript } from './admitted-scripts';
import { runtimePlugin } from './runtime-plugin';

const url = 'http://localhost/remotes/mf-deliveries/v1/remoteEntry.js';

it('loads only containers that the registry names', () => {
  const plugin = runtimePlugin();
  expect(() => plugin.createScript({ url: 'http://localhost/other.js' })).toThrow('not the container');
});

it('loads a container with integrity, credentials left out and a limit', () => {
  admitScript(registryEntry());
  const { script, timeout } = runtimePlugin().createScript({ url });
  expect(script).toMatchObject({ src: url, integrity: 'sha384-abc', crossOrigin: 'anonymous' });
  expect(timeout).toBe(8_000);
});

it('gives every URL to the Trusted Types policy, which refuses unknown ones', () => {
  let rule: (url: string) => string = (text) => text;
  const createPolicy = jest.fn((_: string, rules: { createScriptURL(text: string): string }) => {
    rule = rules.createScriptURL;
    return rules;
  });
  Object.assign(globalThis, { trustedTypes: { createPolicy } });
  runtimePlugin();
  expect(createPolicy).toHaveBeenCalledWith('mf-entry', expect.anything());
  expect(() => rule('https://evil.example/x.js')).toThrow(TypeError);
  Reflect.deleteProperty(globalThis, 'trustedTypes');
});
