import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

jest.mock('./load-manifest.js', () => ({
  loadManifest: async (file) => JSON.parse(require('node:fs').readFileSync(file, 'utf8')),
}));

const folder = mkdtempSync(path.join(tmpdir(), 'manifest-'));
afterAll(() => rmSync(folder, { recursive: true }));

test("a remote's own scripts have its routes, and nothing that only the shell reads", async () => {
  const { default: leanManifest } = await import('./manifest-loader.js');
  const resourcePath = path.join(folder, 'manifest.ts');
  const routes = [{ path: '/a', access: 'set-up', title: 'A', page: 'a-page' }];
  const own = { id: 'mf-a', title: 'A', contract: 1, routes };
  const nav = [{ label: 'A', path: '/a', icon: 'api', order: 1 }];
  const offered = { nav, account: nav, commands: [{ label: 'A', path: '/a' }], finds: 'as', day: true };
  writeFileSync(resourcePath, JSON.stringify({ ...own, ...offered }));
  const code = await leanManifest.call({ resourcePath });
  expect(JSON.parse(code.replace(/^export const manifest = |;\n$/g, ''))).toEqual({ ...own, nav: [] });
});
