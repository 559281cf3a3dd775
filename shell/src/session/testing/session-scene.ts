import type { AppError } from '@fleetfoot/shared/domain';
import { AUTH_STORAGE_KEY, createAuthStore } from '@fleetfoot/shared/session';
import { sessions } from '@fleetfoot/shared/testing';
import { wording } from '../../chrome/notice';
import { createDrafts } from '../create-drafts';
import type { FirebaseDoor } from '../firebase-door';
import { createSessionService } from '../session-service';

const { admin } = sessions;

/** The user of every scene. */
export const uid = admin.uid ?? '';
const { role: _, ...fields } = admin.selectedOrganization ?? {};
/** The fields of the organisation's document. */
export const organization = fields;

interface MembershipObserver {
  readonly path: string;
  next(found: unknown): void;
  fail(error: AppError): void;
}

/** A membership of the scene's user. */
export function membership(orgID: string, role: string): Record<string, unknown> {
  return { ...admin.user, path: `Organizations/${orgID}/Team/${uid}`, role };
}

/** A database with one user and one organisation, behind the firebase door. */
function database() {
  const documents: Record<string, unknown> = {
    [`Users/${uid}`]: { ...admin.user, dateJoined: new Date(admin.user?.dateJoined ?? '') },
    'Organizations/org-umoya': organization,
  };
  const team = [membership('org-umoya', 'Admin')];
  // Who listens to a membership at the moment.
  const watchers = new Set<MembershipObserver>();
  let observer: ((user: { uid: string; phoneNumber: string } | undefined) => void) | undefined;
  const door: FirebaseDoor = {
    askForCodeWith: jest.fn(),
    checkAccount: jest.fn(async () => {}),
    startSession: jest.fn(async () => ({ sessionID: '17' })),
    endSession: jest.fn(async () => observer?.(undefined)),
    fetchDocument: jest.fn(async ({ path, parse }) =>
      path in documents ? parse(documents[path]) : undefined,
    ) as FirebaseDoor['fetchDocument'],
    fetchCollection: jest.fn(async ({ parse }) => team.map(parse)) as FirebaseDoor['fetchCollection'],
    forgetData: jest.fn(async () => watchers.clear()),
    observeAuth: jest.fn(async (listener) => {
      observer = listener;
      return () => {};
    }),
    observeDocument: jest.fn(({ path, parse }, { next, fail }) => {
      const watcher: MembershipObserver = {
        path,
        next: (found) => next(found === undefined ? undefined : parse(found)),
        fail,
      };
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    }) as FirebaseDoor['observeDocument'],
  };
  async function says(user: string | undefined): Promise<void> {
    observer?.(user === undefined ? undefined : { uid: user, phoneNumber: '+27821234567' });
    await settle();
  }
  /** What the server sends to a listener of the membership. */
  async function tells(found: unknown): Promise<void> {
    for (const { next } of [...watchers]) next(found);
    await settle();
  }
  async function refuses(error: AppError): Promise<void> {
    const refused = [...watchers];
    watchers.clear();
    for (const { fail } of refused) fail(error);
    await settle();
  }
  const watched = () => [...watchers].map(({ path }) => path);
  return { door, documents, team, says, tells, refuses, watched };
}

/** Lets everything that is under way end; needs fake timers. */
export function settle(ms = 0): Promise<void> {
  return jest.advanceTimersByTimeAsync(ms);
}

/** A session service that has started, over a database and with everything around it recorded. */
export async function scene(persisted?: unknown) {
  if (persisted) localStorage.setItem(AUTH_STORAGE_KEY, JSON.stringify({ state: persisted, version: 1 }));
  const db = database();
  const store = createAuthStore({ storage: localStorage, waitMs: 5_000 });
  const drafts = createDrafts();
  const check = jest.fn();
  const told = {
    resume: jest.fn(async (_remoteID: string) => {}),
    report: jest.fn(),
    notify: jest.fn(),
    announce: jest.fn(),
    goHome: jest.fn(),
    loadSessions: jest.fn(async () => ({
      follow: jest.fn(),
      compare: jest.fn(),
      check,
      askForCode: async () => true,
    })),
  };
  const service = createSessionService({
    ...told,
    store,
    drafts,
    loadDoor: async () => db.door,
    // As the user reads it.
    notify: (notice) => told.notify(notice && wording(notice)),
  });
  await settle();
  await service.start();
  return { ...db, ...told, check, store, drafts, service };
}
