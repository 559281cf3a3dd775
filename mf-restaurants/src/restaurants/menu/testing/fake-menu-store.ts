import type { MenuStore } from '../menu.queries';

/** A store whose writes are recorded. */
export type FakeMenuStore = {
  readonly [Name in keyof MenuStore]: jest.Mock<ReturnType<MenuStore[Name]>, Parameters<MenuStore[Name]>>;
};

/** Writes that go well, unless `overrides` say otherwise. */
export function fakeMenuStore(
  overrides: { readonly [Name in keyof MenuStore]?: () => Promise<void> } = {},
): FakeMenuStore {
  function mock<Name extends keyof MenuStore>(name: Name): FakeMenuStore[Name];
  function mock(name: keyof MenuStore) {
    return jest.fn(overrides[name] ?? (async () => {}));
  }
  return {
    create: mock('create'),
    update: mock('update'),
    move: mock('move'),
    setSoldOut: mock('setSoldOut'),
    remove: mock('remove'),
  };
}
