/** @jest-environment jsdom */
import { chooseData } from '@fleetfoot/shared/device';
import { bringTypeface } from './bring-typeface';
import { offerTypeface } from './typeface';

jest.mock('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2', () => btoa('bytes'), {
  virtual: true,
});

function route(from: string, to: string): void {
  const detail = { oldUrl: `https://shop.example${from}`, newUrl: `https://shop.example${to}` };
  dispatchEvent(new CustomEvent('single-spa:before-routing-event', { detail }));
}

const changePage = () => route('/deliveries', '/address');

function showTab(state: DocumentVisibilityState): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  globalThis.FontFace = jest.fn(function Face(this: object, family, source) {
    Object.assign(this, { family, source });
  }) as unknown as typeof FontFace;
  showTab('visible');
});

afterEach(() => {
  // Whatever a test left waiting.
  Object.assign(document, { fonts: { add: jest.fn() } });
  changePage();
  jest.restoreAllMocks();
});

test('a page that is being read keeps its letters until the next one comes', () => {
  const add = jest.fn();
  offerTypeface({ add });
  route('/deliveries', '/deliveries?status=Created');
  expect(add).not.toHaveBeenCalled();
  changePage();
  changePage();
  expect(add).toHaveBeenCalledTimes(1);
  const source = Uint8Array.from('bytes', (letter) => letter.charCodeAt(0));
  expect(add).toHaveBeenCalledWith(expect.objectContaining({ family: 'Figtree', source }));
});

test('a tab that nobody sees gets the typeface at once, and one that is left when it is left', () => {
  const [seen, unseen] = [jest.fn(), jest.fn()];
  offerTypeface({ add: seen });
  showTab('hidden');
  offerTypeface({ add: unseen });
  expect([seen.mock.calls.length, unseen.mock.calls.length]).toEqual([1, 1]);
});

test('a browser that saves data is asked for nothing, and another for the typeface', async () => {
  chooseData('on', 'u1');
  await bringTypeface();
  expect(FontFace).not.toHaveBeenCalled();
  chooseData('auto', 'u1');
  await bringTypeface();
  expect(FontFace).toHaveBeenCalledTimes(1);
});
