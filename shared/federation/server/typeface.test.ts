import { chooseData, isDataLight } from '../../device';
import { setConnection } from '../../testing';
import { BASE_STYLE } from '../../ui/base-style';
import PAGE_SCRIPTS from '../page-scripts/page-scripts.json' with { type: 'json' };
import { TYPEFACE_FILE, TYPEFACE_STYLE, TYPEFACE_TEMPLATE } from './typeface';

/** What the page asks for once its script has run. */
function links(): readonly (string | null)[] {
  document.head.innerHTML = TYPEFACE_TEMPLATE;
  // As the browser runs it, which jsdom does not.
  new Function(PAGE_SCRIPTS.start.text)();
  return [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));
}

afterEach(() => {
  setConnection(undefined);
  localStorage.clear();
});

it('the page preloads the font as the font face will ask for it, in every weight, and never hides text', () => {
  expect(links()).toEqual([`/${TYPEFACE_FILE}`]);
  expect(document.head.querySelector('link')?.outerHTML).toBe(
    `<link rel="preload" as="font" type="font/woff2" crossorigin="" href="/${TYPEFACE_FILE}">`,
  );
  const style = document.head.querySelector('style')?.textContent ?? '';
  expect(style).toContain('font-family:Figtree;font-weight:300 900;font-display:swap');
  expect(style).toContain(`src:url(/${TYPEFACE_FILE})`);
});

it('the base style names every font face', () => {
  const [, families = ''] = /font: 400 [^;]+ 1\.5 ([^;]+);/.exec(BASE_STYLE) ?? [];
  const named = families.split(', ').map((name) => name.replaceAll("'", ''));
  const faces = [...TYPEFACE_STYLE.matchAll(/font-family:"?([^";]+)/g)].map(([, name]) => name);
  expect(named.slice(0, 3)).toEqual([...new Set(faces)]);
});

const CONNECTIONS = [
  undefined,
  { saveData: true },
  { saveData: false, effectiveType: '4g' },
  { effectiveType: 'slow-2g' },
  { effectiveType: '3g' },
];

it.each(
  CONNECTIONS.flatMap((connection) =>
    (['auto', 'on', 'off'] as const).map((choice) => ({ connection, choice })),
  ),
)('the page decides as the rest of the product does: $choice with $connection', ({ connection, choice }) => {
  if (choice !== 'auto') chooseData(choice, 'u1');
  setConnection(connection);
  const asked = links();
  setConnection(connection);
  expect(asked).toEqual(isDataLight() ? [] : [`/${TYPEFACE_FILE}`]);
});

it('a link that is slow when the page begins is slow for the whole page', () => {
  setConnection({ effectiveType: '3g' });
  expect(links()).toEqual([]);
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { effectiveType: '4g' } });
  expect(isDataLight()).toBe(true);
});

it('a browser that keeps nothing is asked by its connection alone', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(links()).toEqual([`/${TYPEFACE_FILE}`]);
  jest.restoreAllMocks();
});
