require('./compile-once.cjs');
const { TestEnvironment } = require('jest-environment-jsdom');

// jsdom lacks these; Node's own are used. MessageChannel stays out: with it jest never exits.
const FROM_NODE = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'TransformStream',
  'WritableStream',
  'structuredClone',
];

module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of FROM_NODE) this.global[name] ??= globalThis[name];
    Object.defineProperty(this.global.crypto, 'subtle', {
      configurable: true,
      value: globalThis.crypto.subtle,
    });
  }
};
