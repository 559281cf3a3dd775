import type { MenuWrites } from '../data';

/** A writes whose writes are recorded. */
export type FakeMenuWrites = {
  readonly [Name in keyof MenuWrites]: jest.Mock<ReturnType<MenuWrites[Name]>, Parameters<MenuWrites[Name]>>;
};

/** Writes that go well, unless `overrides` say otherwise. */
export function fakeMenuWrites(
  overrides: { readonly [Name in Exclude<keyof MenuWrites, 'create'>]?: () => Promise<void> } = {},
): FakeMenuWrites {
  function mock<Name extends keyof typeof overrides>(name: Name): FakeMenuWrites[Name];
  function mock(name: keyof typeof overrides) {
    return jest.fn(overrides[name] ?? (async () => {}));
  }
  return {
    create: jest.fn<Promise<string>, Parameters<MenuWrites['create']>>(
      async ({ formerID }) => formerID ?? '042',
    ),
    update: mock('update'),
    move: mock('move'),
    setSoldOut: mock('setSoldOut'),
    remove: mock('remove'),
  };
}
