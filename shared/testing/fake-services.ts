import type { DraftStore, ShellServices } from '../contract';
import { fakeSession, sessions } from './sessions';

/** The shell's services with every call recorded by jest. */
export type FakeServices = {
  readonly [Name in keyof ShellServices]: ShellServices[Name] extends (...args: infer Args) => infer Result
    ? jest.Mock<Result, Args>
    : ShellServices[Name];
};

function fakeDrafts(): DraftStore {
  const values = new Map<string, unknown>();
  return {
    read: (key) => values.get(key),
    write: (key, value) => void values.set(key, value),
    discard: (key) => void values.delete(key),
  };
}

/** Services of a shell in which an Admin is signed in, unless `overrides` say otherwise. */
export function fakeServices(overrides: Partial<FakeServices> = {}): FakeServices {
  return {
    session: fakeSession(sessions.admin),
    drafts: fakeDrafts(),
    navigate: jest.fn(),
    selectInvite: jest.fn(),
    chooseLanguage: jest.fn(),
    refreshSession: jest.fn(async () => {}),
    signOut: jest.fn(async () => {}),
    titlePage: jest.fn(),
    announce: jest.fn(),
    notify: jest.fn(),
    fillDay: jest.fn((_place) => () => {}),
    report: jest.fn(),
    noteFailedSave: jest.fn(),
    now: jest.fn(() => new Date()),
    reloadRemote: jest.fn(),
    ...overrides,
  };
}
