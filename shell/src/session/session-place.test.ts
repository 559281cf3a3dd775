import type { SelectedOrganization } from '@fleetfoot/shared/contract';
import { AppError } from '@fleetfoot/shared/domain';
import { AUTH_STORAGE_KEY, SIGNED_OUT } from '@fleetfoot/shared/session';
import { sessions } from '@fleetfoot/shared/testing';
import { membership, organization, scene, settle, uid } from './testing/session-scene';

const { admin, member, noOrganization } = sessions;

const REMOVED = {
  title: 'You were removed from Umoya Foods',
  text: 'You can no longer see its deliveries or data. If this is a mistake, ask one of its Admins to invite you again.',
};

/** The tab of an Admin, with something typed. */
async function openTab(persisted: unknown = admin) {
  const tab = await scene(persisted);
  await tab.says(uid);
  tab.drafts.write('new-delivery', { note: 'x' });
  tab.notify.mockClear();
  return tab;
}

/** What the browser does when another tab has changed the session. */
async function otherTabSets(state: unknown): Promise<void> {
  localStorage.setItem(AUTH_STORAGE_KEY, JSON.stringify({ state, version: 1 }));
  window.dispatchEvent(new StorageEvent('storage', { key: AUTH_STORAGE_KEY }));
  await settle();
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

describe('a member who is removed', () => {
  it('loses organisation, data and drafts, and is told', async () => {
    const { team, tells, store, notify, drafts, door, goHome, watched } = await openTab();
    team.length = 0;
    await tells(undefined);
    expect(store.getState()).toEqual(noOrganization);
    expect(notify.mock.calls).toEqual([[REMOVED]]);
    expect(drafts.isEmpty()).toBe(true);
    expect(door.forgetData).toHaveBeenCalledTimes(1);
    expect(goHome).not.toHaveBeenCalled();
    expect(watched()).toEqual([]);
  });

  it('is believed to be one only after a fresh read', async () => {
    const { tells, store, notify, drafts } = await openTab();
    await tells(undefined);
    expect(store.getState()).toEqual(admin);
    expect(notify).not.toHaveBeenCalled();
    expect(drafts.isEmpty()).toBe(false);
  });

  it('stays while the server cannot be asked, and goes once it can', async () => {
    const { team, tells, store, door } = await openTab();
    team.length = 0;
    jest.mocked(door.checkAccount).mockRejectedValueOnce(new AppError('offline', 'offline'));
    jest.mocked(door.fetchCollection).mockRejectedValueOnce(new AppError('offline', 'offline'));
    await tells(undefined);
    expect(store.getState()).toEqual(admin);
    await settle(1_000);
    expect(store.getState()).toEqual(noOrganization);
  });

  it('is noticed by a refusal, and a refusal of another cause is listened through', async () => {
    const { team, refuses, store, watched, notify } = await openTab();
    await refuses(new AppError('permission-denied', 'no'));
    expect(store.getState()).toEqual(admin);
    await settle(15_000);
    expect(watched()).toContain(`Organizations/org-umoya/Team/${uid}`);
    team.length = 0;
    await refuses(new AppError('permission-denied', 'no'));
    expect(notify).toHaveBeenCalledWith(REMOVED);
    expect(watched()).toEqual([]);
    await settle(15_000);
    expect(watched()).toEqual([]);
  });

  it('is told also when it happened while no tab was open', async () => {
    const tab = await scene(admin);
    tab.team.length = 0;
    await tab.says(uid);
    expect(tab.notify.mock.calls).toEqual([[REMOVED]]);
    expect(tab.store.getState()).toEqual(noOrganization);
  });

  it('is told once per tab when another tab was first', async () => {
    const { team, tells, notify, drafts, watched } = await openTab();
    team.length = 0;
    await otherTabSets(noOrganization);
    await tells(undefined);
    expect(notify.mock.calls).toEqual([[REMOVED]]);
    expect(drafts.isEmpty()).toBe(true);
    expect(watched()).toEqual([]);
  });

  it('is taken to another organisation they belong to', async () => {
    const { documents, team, tells, store, notify, goHome, watched, door } = await openTab();
    documents['Organizations/org-next'] = { ...organization, id: 'org-next', name: 'Next Kitchen' };
    team.splice(0, 1, membership('org-next', 'Member'));
    await tells(undefined);
    expect(store.getState().selectedOrganization).toMatchObject({ id: 'org-next', role: 'Member' });
    expect(notify.mock.calls).toEqual([
      [{ ...REMOVED, text: `${REMOVED.text} You are now working in Next Kitchen.` }],
    ]);
    expect(goHome).toHaveBeenCalledTimes(1);
    expect(door.forgetData).toHaveBeenCalledTimes(1);
    // Listened to after the old data was dropped, not with it.
    expect(watched()).toEqual([`Organizations/org-next/Team/${uid}`]);
  });

  it('sees the notice go when they join an organisation', async () => {
    const { team, tells, notify, service, watched } = await openTab();
    team.length = 0;
    await tells(undefined);
    team.push(membership('org-umoya', 'Member'));
    await service.refresh();
    expect(notify).toHaveBeenLastCalledWith(undefined);
    expect(watched()).toEqual([`Organizations/org-umoya/Team/${uid}`]);
  });

  it('sees the notice go at sign-out', async () => {
    const { team, tells, notify, service } = await openTab();
    team.length = 0;
    await tells(undefined);
    await service.signOut();
    expect(notify).toHaveBeenLastCalledWith(undefined);
  });
});

describe('a role that changes', () => {
  it.each([
    [member, 'Admin', 'You are now an Admin of Umoya Foods.'],
    [admin, 'Member', 'You are now a Member of Umoya Foods.'],
  ])('is followed and announced', async (before, role, message) => {
    const tab = await scene(before);
    tab.team.splice(0, 1, membership('org-umoya', before.selectedOrganization?.role ?? ''));
    await tab.says(uid);
    tab.drafts.write('new-delivery', 1);
    tab.team.splice(0, 1, membership('org-umoya', role));
    await tab.tells({ ...membership('org-umoya', role) });
    const { selectedOrganization } = tab.store.getState();
    expect(selectedOrganization?.role).toBe(role satisfies string as SelectedOrganization['role']);
    expect(tab.announce.mock.calls).toEqual([[message]]);
    expect(tab.notify).not.toHaveBeenCalledWith(expect.anything());
    expect(tab.drafts.isEmpty()).toBe(false);
  });

  it('that is the same says nothing and reads nothing', async () => {
    const { tells, announce, door, service } = await openTab();
    await service.refresh();
    expect(door.observeDocument).toHaveBeenCalledTimes(1);
    const reads = jest.mocked(door.fetchDocument).mock.calls.length;
    await tells(membership('org-umoya', 'Admin'));
    expect(announce).not.toHaveBeenCalled();
    expect(door.fetchDocument).toHaveBeenCalledTimes(reads);
  });
});

describe('a session that ends by itself', () => {
  it('is explained, and keeps what was typed', async () => {
    const { says, store, notify, drafts } = await openTab();
    await says(undefined);
    expect(store.getState()).toEqual(SIGNED_OUT);
    expect(notify).toHaveBeenLastCalledWith({
      title: 'Your session has ended',
      text: 'Sign in again to go on. What you typed is still here for you.',
    });
    expect(drafts.isEmpty()).toBe(false);
    await says(uid);
    expect(notify).toHaveBeenLastCalledWith(undefined);
  });

  // What was under way may find the place gone before the watch does.
  it.each(['the watch', 'a read'])(
    'is found out by %s when a deleted account has lost its place',
    async (by) => {
      const { tells, says, store, notify, door, documents, team, service } = await openTab();
      delete documents[`Users/${uid}`];
      team.length = 0;
      // The SDK signs out an account that is no longer there.
      jest.mocked(door.checkAccount).mockImplementationOnce(async () => {
        await says(undefined);
        throw new AppError('unauthenticated', 'gone');
      });
      if (by === 'the watch') await tells(undefined);
      else {
        await service.refresh();
        await settle();
      }
      expect(store.getState()).toEqual(SIGNED_OUT);
      expect(notify.mock.calls).toEqual([[expect.objectContaining({ title: 'Your session has ended' })]]);
    },
  );

  it('is not what a sign-out is', async () => {
    const { service, notify } = await openTab();
    await service.signOut();
    expect(notify).not.toHaveBeenCalledWith(expect.anything());
  });

  it('is explained after a sign-out that failed', async () => {
    const { service, notify, door, says } = await openTab();
    jest.mocked(door.endSession).mockRejectedValueOnce(new AppError('internal', 'no'));
    await expect(service.signOut()).rejects.toMatchObject({ code: 'internal' });
    await says(undefined);
    expect(notify).toHaveBeenCalledWith(expect.objectContaining({ title: 'Your session has ended' }));
  });
});

describe('a sign-out in another tab', () => {
  const channels: { listener?: () => void; posted: number }[] = [];

  beforeEach(() => {
    channels.length = 0;
    class FakeChannel {
      posted = 0;
      listener?: () => void;
      constructor() {
        channels.push(this);
      }
      addEventListener(_type: string, listener: () => void) {
        this.listener = listener;
      }
      postMessage() {
        this.posted += 1;
      }
    }
    Object.assign(globalThis, { BroadcastChannel: FakeChannel });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  });

  it('is told to the others', async () => {
    const { service } = await openTab();
    await service.signOut();
    expect(channels[0]?.posted).toBe(1);
  });

  it.each(['first', 'last'])(
    'needs no explanation and leaves no drafts, when word of it comes %s',
    async (when) => {
      const { notify, drafts, says } = await openTab();
      if (when === 'first') channels[0]?.listener?.();
      await otherTabSets(SIGNED_OUT);
      await says(undefined);
      if (when === 'last') channels[0]?.listener?.();
      expect(notify).toHaveBeenLastCalledWith(undefined);
      expect(drafts.isEmpty()).toBe(true);
    },
  );
});
