import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../build/root.js';
import { firstScreens } from './first-screens.js';

let src;
beforeEach(() => {
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  // Within the workspace, whose packages it imports.
  src = mkdtempSync(path.join(root, '.cache/first-screens-'));
});
afterEach(() => rmSync(src, { recursive: true }));

const put = (file, text) => writeFileSync(path.join(src, file), text);

it('a first screen is drawn with the styles that it takes, and names its sources', async () => {
  put('a-page.tsx', 'export function APage() { return <p />; }');
  put('b-page.tsx', 'export function BPage() { return <p />; }');
  put('part.tsx', "import { styled } from 'styled-components'; export const Part = styled.h1`color: red;`;");
  put(
    'a-page.first.tsx',
    "import { Part } from './part'; export const FirstScreen = () => <Part>Hello</Part>;",
  );
  const { firstScreens: screens, files } = await firstScreens(src);
  expect(Object.keys(screens)).toEqual(['a-page']);
  const [, name] = /^<h1 class="[\w-]+ (\w+)">Hello<\/h1>$/.exec(screens['a-page'].html);
  expect(screens['a-page'].css).toMatch(new RegExp(`^\\.${name}\\{color:red\\}`));
  expect(files).toContain(path.join(src, 'part.tsx'));
});

it('a remote without first screens has none', async () => {
  put('a-page.tsx', 'export function APage() { return <p />; }');
  expect(await firstScreens(src)).toEqual({ firstScreens: {}, firstReads: {}, files: [] });
});

it('a page tells what it reads first', async () => {
  put('a-page.tsx', 'export function APage() { return <p />; }');
  put(
    'a-page.first.tsx',
    `export const FirstScreen = () => <p />;
     export const firstRead = (id) => ({ path: id + '/A', orderBy: ['at', 'asc'], pageSize: 5, range: {}, parse() {} });`,
  );
  const { firstReads } = await firstScreens(src);
  expect(firstReads).toEqual({
    'a-page': { path: '{organization}/A', orderBy: ['at', 'asc'], pageSize: 5 },
  });
});

it('the place of first screens is before that of what waits: a browser may draw a page that has not come to its end', () => {
  const html = readFileSync(path.join(root, 'shell/src/index.html'), 'utf8');
  const places = ['<div id="first"></div>', '<!--first-screen-->', '<div id="starting">', '<!--registry-->'];
  const at = places.map((place) => html.indexOf(place));
  expect(at).not.toContain(-1);
  expect(at).toEqual(at.toSorted((one, other) => one - other));
});
