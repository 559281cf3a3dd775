import PAGE_SCRIPTS from './page-scripts.json' with { type: 'json' };

const { dataset } = document.documentElement;
const fetched = jest.fn<Promise<object>, [string, RequestInit]>();

beforeAll(() => {
  globalThis.fetch = fetched as never;
  document.head.innerHTML = '<script defer src="/vendors.js"></script><script defer src="/main.js"></script>';
  document.body.innerHTML = '<script src="/later.js"></script><a id="start-again" href="">Retry</a>';
  // As the browser runs it, which jsdom does not.
  new Function(PAGE_SCRIPTS.start.text)();
});
beforeEach(() => {
  delete dataset['start'];
});

it.each([
  ['script[src="/main.js"]', 'failed'],
  ['script[src="/vendors.js"]', 'failed'],
  ['script[src="/later.js"]', undefined],
  ['a', undefined],
])('the state of the start after %s failed is %s', (selector, expected) => {
  document.querySelector(selector)?.dispatchEvent(new Event('error'));
  expect(dataset['start']).toBe(expected);
});

it('errors of running code bring up no message', () => {
  window.dispatchEvent(new ErrorEvent('error', { message: 'x is not defined' }));
  expect(dataset['start']).toBeUndefined();
});

it("Retry asks for the shell's scripts past the cache before it reloads", () => {
  fetched.mockReturnValue(new Promise(() => {}));
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  document.getElementById('start-again')?.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(true);
  expect(dataset['start']).toBe('again');
  expect(fetched.mock.calls).toEqual(
    ['http://localhost/vendors.js', 'http://localhost/main.js'].map((src) => [
      src,
      { cache: 'reload', signal: expect.any(AbortSignal) },
    ]),
  );
});
