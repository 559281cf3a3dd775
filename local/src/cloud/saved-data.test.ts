import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { discardSavedData, readSavedData, replaceSavedData } from './saved-data';

let folder: string;
let home: string;

beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'saved-data-'));
  folder = path.join(home, 'data');
});
afterEach(() => rmSync(home, { recursive: true }));

async function save(text: string): Promise<void> {
  await replaceSavedData(folder, async ({ documents }) => {
    mkdirSync(documents);
    writeFileSync(path.join(documents, 'text'), text);
  });
}

function saved(): string | undefined {
  const data = readSavedData(folder);
  return data && readFileSync(path.join(data.documents, 'text'), 'utf8');
}

test('the saved data is empty before the first save', () => {
  expect(readSavedData(folder)).toBeUndefined();
});

test('a save replaces the previous one and leaves no other file', async () => {
  await save('first');
  await save('second');
  expect(saved()).toBe('second');
  expect(existsSync(`${folder}.previous`)).toBe(false);
  expect(existsSync(`${folder}.next`)).toBe(false);
});

test('a save that fails keeps the old data', async () => {
  await save('first');
  await expect(replaceSavedData(folder, () => Promise.reject(new Error('disk full')))).rejects.toThrow(
    'disk full',
  );
  expect(saved()).toBe('first');
  expect(existsSync(`${folder}.next`)).toBe(false);
});

test('a save that is cut short between its two renames keeps the old data', async () => {
  await save('first');
  renameSync(folder, `${folder}.previous`);
  expect(saved()).toBe('first');
});

test('discarding deletes all saved data', async () => {
  await save('first');
  discardSavedData(folder);
  expect(readSavedData(folder)).toBeUndefined();
});
