import { formatPreloadArgs, getGlobalRemoteInfo, SnapshotHandler } from './no-snapshots.js';

test('a part that is left out fails at its first use, and says why', () => {
  const handler = new SnapshotHandler();
  expect(() => handler.loadRemoteSnapshotInfo()).toThrow('left out of the build');
  expect(() => formatPreloadArgs()).toThrow('left out of the build');
});

test('a remote is registered, loaded and forgotten without a manifest', () => {
  const handler = new SnapshotHandler();
  handler.hooks.applyPlugin();
  expect(handler.manifestCache.delete('/remoteEntry.js')).toBe(false);
  expect(getGlobalRemoteInfo().hostGlobalSnapshot).toBeUndefined();
});
