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
  it('loses organisation, data and drafts, and sees the reason', async () => {
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

  it('keeps the organisation until a fresh read confirms the removal', async () => {
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

  it('loses the organisation when a listener is refused; a refusal for another cause only restarts the listener', async () => {
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

  it('asks whether its sign-in was ended once it is refused what users may read of themselves', async () => {
    const { door, refuses, check } = await openTab();
    await refuses(new AppError('permission-denied', 'no'));
    await settle(15_000);
    expect(check).not.toHaveBeenCalled();
    jest.mocked(door.fetchDocument).mockRejectedValueOnce(new AppError('permission-denied', 'ended'));
    await refuses(new AppError('permission-denied', 'no'));
    await settle(1_000);
    expect(check).toHaveBeenCalledTimes(1);
  });

  it('keeps the organisation, and reports nothing, when nobody answers whether the membership is there', async () => {
    const { door, refuses, store, watched, report } = await openTab();
    jest.mocked(door.fetchCollection).mockClear();
    for (const code of ['offline', 'timeout'] as const) {
      await refuses(new AppError(code, 'no answer'));
      expect(watched()).toEqual([]);
      await settle(15_000);
      expect(watched()).toContain(`Organizations/org-umoya/Team/${uid}`);
    }
    expect(report).not.toHaveBeenCalled();
    expect(door.fetchCollection).not.toHaveBeenCalled();
    expect(store.getState()).toEqual(admin);
  });

  it('keeps one listener, which listens again as soon as the connection is back', async () => {
    const { door, refuses, watched } = await openTab();
    await refuses(new AppError('offline', 'no answer'));
    jest.mocked(door.observeDocument).mockClear();
    for (let times = 0; times < 2; times += 1) {
      dispatchEvent(new Event('online'));
      await settle();
      expect(watched()).toContain(`Organizations/org-umoya/Team/${uid}`);
    }
    await settle(15_000);
    expect(door.observeDocument).toHaveBeenCalledTimes(1);
  });

  it('sees the reason also after a removal while no tab was open', async () => {
    const tab = await scene(admin);
    tab.team.length = 0;
    await tab.says(uid);
    expect(tab.notify.mock.calls).toEqual([[REMOVED]]);
    expect(tab.store.getState()).toEqual(noOrganization);
  });

  it('sees the reason once per tab when another tab noticed first', async () => {
    const { team, tells, notify, drafts, watched } = await openTab();
    team.length = 0;
    await otherTabSets(noOrganization);
    await tells(undefined);
    expect(notify.mock.calls).toEqual([[REMOVED]]);
    expect(drafts.isEmpty()).toBe(true);
    expect(watched()).toEqual([]);
  });

  it('moves to another organisation they belong to', async () => {
    const { documents, team, tells, store, notify, goHome, watched, door, drafts } = await openTab();
    documents['Organizations/org-next'] = { ...organization, id: 'org-next', name: 'Next Kitchen' };
    team.splice(0, 1, membership('org-next', 'Member'));
    await tells(undefined);
    expect(store.getState().selectedOrganization).toMatchObject({ id: 'org-next', role: 'Member' });
    expect(notify.mock.calls).toEqual([
      [{ ...REMOVED, text: `${REMOVED.text} You are now working in Next Kitchen.` }],
    ]);
    expect(goHome).toHaveBeenCalledTimes(1);
    expect(door.forgetData).toHaveBeenCalledTimes(1);
    // The new membership is observed after the old data is deleted, and so stays observed.
    expect(watched()).toEqual([`Organizations/org-next/Team/${uid}`]);
    expect(drafts.isEmpty()).toBe(true);
    team.length = 0;
    await tells(undefined);
    expect(store.getState()).toEqual(noOrganization);
    expect(notify).toHaveBeenLastCalledWith({ ...REMOVED, title: 'You were removed from Next Kitchen' });
    expect(watched()).toEqual([]);
  });

  it('no longer sees the notice after joining an organisation', async () => {
    const { team, tells, notify, service, watched } = await openTab();
    team.length = 0;
    await tells(undefined);
    team.push(membership('org-umoya', 'Member'));
    await service.refresh();
    expect(notify).toHaveBeenLastCalledWith(undefined);
    expect(watched()).toEqual([`Organizations/org-umoya/Team/${uid}`]);
  });

  it('no longer sees the notice after signing out', async () => {
    const { team, tells, notify, service } = await openTab();
    team.length = 0;
    await tells(undefined);
    await service.signOut();
    expect(notify).toHaveBeenLastCalledWith(undefined);
  });
});

describe('the role of a member', () => {
  it.each([
    [member, 'Admin', 'You are now an Admin of Umoya Foods.'],
    [admin, 'Member', 'You are now a Member of Umoya Foods.'],
  ])('updates the session and is announced when it changes', async (before, role, message) => {
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

  it('causes no announcement and no read when it is the same', async () => {
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
  it('shows an explanation and keeps the drafts', async () => {
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

  // A read under way may find the membership gone before the watch does.
  it.each(['the watch', 'a read'])(
    'shows one explanation when %s finds a deleted account without a membership',
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

  // The SDK forgets a deleted account, writes that to the disk, and notifies its observers last.
  it.each([
    ['after the check refused', new AppError('unauthenticated', 'gone')],
    ['after the check refused for a disabled account', new AppError('permission-denied', 'disabled')],
  ])('shows one explanation when the auth service reports the sign-out %s', async (_, refusal) => {
    const { tells, says, store, notify, door, documents, team } = await openTab();
    delete documents[`Users/${uid}`];
    team.length = 0;
    jest.mocked(door.checkAccount).mockRejectedValueOnce(refusal);
    await tells(undefined);
    await says(undefined);
    expect(store.getState()).toEqual(SIGNED_OUT);
    expect(notify.mock.calls).toEqual([[expect.objectContaining({ title: 'Your session has ended' })]]);
  });

  // A deletion ends the profile and its memberships first, and the account last.
  it('shows one explanation when the profile is deleted while its account is still there', async () => {
    const { tells, store, notify, door, documents, team } = await openTab();
    delete documents[`Users/${uid}`];
    team.length = 0;
    await tells(undefined);
    expect(store.getState()).toEqual(SIGNED_OUT);
    expect(door.endSession).toHaveBeenCalledTimes(1);
    expect(notify.mock.calls).toEqual([[expect.objectContaining({ title: 'Your session has ended' })]]);
  });

  it('differs from a sign-out, which needs no explanation', async () => {
    const { service, notify } = await openTab();
    await service.signOut();
    expect(notify).not.toHaveBeenCalledWith(expect.anything());
  });

  it('shows an explanation after a failed sign-out', async () => {
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

  it('reaches other tabs over the broadcast channel', async () => {
    const { service } = await openTab();
    await service.signOut();
    expect(channels[0]?.posted).toBe(1);
  });

  it.each(['first', 'last'])(
    'shows no explanation and deletes the drafts when its message arrives %s',
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
