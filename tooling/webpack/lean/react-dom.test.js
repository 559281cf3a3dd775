/** @jest-environment jsdom */
import { createRequire } from 'node:module';
import { CLIENT, clientSource, reactWith, storyOf } from './react-dom.fixture.js';
import { leanRules } from './scripts.js';

const leanReactDom = createRequire(import.meta.url)('./react-dom.cjs');
const lean = reactWith(leanReactDom(clientSource()));

test('a page does with it what it does with the whole of React DOM', async () => {
  const story = await storyOf(lean);
  expect(story.length).toBeGreaterThan(50);
  expect(story).toEqual(await storyOf(reactWith(clientSource())));
});

test('the rule finds the one module that it is for', () => {
  expect(leanRules.reactDom.test.test(CLIENT)).toBe(true);
  expect(leanRules.reactDom.test.test(CLIENT.replace('production', 'development'))).toBe(false);
});

const { createElement: h, createRef, Fragment, ViewTransition } = lean.react;

test.each([
  ['View transitions', h(ViewTransition)],
  ['Refs of fragments', h(Fragment, { ref: createRef() }, 'text')],
  ['Elements of the head', h('title', null, 'Deliveries')],
  ['Elements of the head', h('link', { rel: 'stylesheet', href: '/a.css' })],
  ['Elements of the head', h('script', { async: true, src: '/a.js' })],
])('%s say that they are left out', (what, element) => {
  const onUncaughtError = jest.fn();
  const root = lean.client.createRoot(document.createElement('div'), { onUncaughtError });
  lean.dom.flushSync(() => root.render(element));
  expect(onUncaughtError.mock.calls[0]?.[0].message).toBe(`${what} are left out of React DOM here.`);
});

test("a component's stack names components", () => {
  const onUncaughtError = jest.fn();
  function Faulty() {
    throw new Error('broken');
  }
  const root = lean.client.createRoot(document.createElement('div'), { onUncaughtError });
  lean.dom.flushSync(() => root.render(h('ul', null, h(Faulty))));
  expect(onUncaughtError.mock.calls[0]?.[1].componentStack).toMatch(/^\s+at Faulty.*\n\s+at ul/);
});

test('hydration and hints say that they are left out', () => {
  expect(() => lean.client.hydrateRoot(document.createElement('div'), 'text')).toThrow(
    'Hydrated roots are left out',
  );
  expect(() => lean.dom.preload('/a.js', { as: 'script' })).toThrow('Hints to load are left out');
});

test('another version fails the build', () => {
  expect(() => leanReactDom(clientSource().replaceAll('19.3.1', '19.3.2'))).toThrow(
    'React DOM is another one',
  );
});
