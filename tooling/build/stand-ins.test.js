import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { EMULATOR_TEXTS, findStandIns, STAND_IN_TEXTS } from './stand-ins.js';

const root = mkdtempSync(path.join(tmpdir(), 'stand-ins-'));
const LOCAL = path.join(__dirname, '../../local/src');

function put(file, content) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
}

beforeEach(() => rmSync(root, { recursive: true, force: true }));
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('a build without them passes', () => {
  put('shell/dist/main.js', "fetch('/config.json')");
  put('shell/dist/main.js.map', '{"sources":["webpack://shell/./src/local/main.ts"]}');
  put('shell/dist/fonts/a.woff2', '/local/');
  expect(findStandIns(root, ['shell/dist', 'mf-gone/dist'])).toEqual([]);
});

test.each([...STAND_IN_TEXTS, ...EMULATOR_TEXTS])('"%s" is found', (text) => {
  put('shell/dist/chunks/a.js', `x=${JSON.stringify(`… ${text} …`)}`);
  expect(findStandIns(root, ['shell/dist'])).toEqual([`shell/dist/chunks/a.js holds "${text}"`]);
});

test.each([
  'webpack://shell/../local/src/stand-ins/stripe/browser/stripe.ts',
  '../../local/src/stand-ins/maps/google-maps.ts',
])('a module of theirs is found: %s', (source) => {
  put('functions/lib/index.js.map', JSON.stringify({ sources: ['../src/index.ts', source] }));
  expect(findStandIns(root, ['functions/lib'])).toEqual([
    `functions/lib/index.js.map is built from ${source}`,
  ]);
});

test('each text is still one of theirs', () => {
  const sources = readdirSync(LOCAL, { recursive: true })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(path.join(LOCAL, name), 'utf8'))
    .join('\n');
  expect(STAND_IN_TEXTS.filter((text) => !sources.includes(text))).toEqual([]);
});

test('each text of an emulator is still what connecting to it takes', () => {
  const bundleOf = (names, from) =>
    buildSync({
      stdin: { contents: `export { ${names} } from '${from}';`, resolveDir: __dirname },
      bundle: true,
      minify: true,
      format: 'esm',
      write: false,
    }).outputFiles[0].text;
  const connecting = [
    bundleOf('connectAuthEmulator', 'firebase/auth'),
    bundleOf('connectFirestoreEmulator', 'firebase/firestore'),
  ];
  expect(connecting.map((code, index) => code.includes(EMULATOR_TEXTS[index]))).toEqual([true, true]);
  const not = [
    bundleOf('initializeAuth', 'firebase/auth'),
    bundleOf('initializeFirestore', 'firebase/firestore'),
  ];
  expect(not.map((code, index) => code.includes(EMULATOR_TEXTS[index]))).toEqual([false, false]);
});
