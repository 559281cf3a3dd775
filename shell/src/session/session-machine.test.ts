import type { AuthState } from '@fleetfoot/shared/contract';
import { SIGNED_OUT } from '@fleetfoot/shared/session';
import { sessions } from '@fleetfoot/shared/testing';
import { initialState, transition } from './session-machine';
import type { FetchTask, SessionEffect, SessionEvent, SessionState } from './session-types';

const { admin, member, noOrganization, noProfile } = sessions;
const uid = admin.uid ?? '';
const orgID = admin.selectedOrganization?.id ?? '';
const other = 'uid-other';

/** The session that a fetch found, of a user who works for the organisation, or for none. */
const found = { uid, user: admin.user, organization: admin.selectedOrganization };
const lost = { ...found, organization: undefined };
const nextPlace: AuthState = {
  ...admin,
  selectedOrganization: admin.selectedOrganization && {
    ...admin.selectedOrganization,
    id: 'org-next',
    name: 'Next Kitchen',
  },
};

/** A visitor before anything is known, and an Admin whom store and auth service agree on. */
const visitor: SessionState = { ...initialState(SIGNED_OUT), observing: 'yes' };
const present: SessionState = {
  ...initialState(admin),
  observing: 'yes',
  user: uid,
  place: { uid, orgID },
  newest: 1,
};

const background: FetchTask = { number: 1, uid, held: orgID, reason: { attempt: 0 } };
const asked: FetchTask = { number: 1, uid, held: orgID, reason: { request: 7 } };
const error = new Error('no answer');

interface Row {
  readonly given: SessionState;
  readonly event: SessionEvent;
  readonly effects: readonly SessionEffect[];
  /** What becomes different about the state. */
  readonly change?: Partial<SessionState>;
}

function fetchEffect(part: Partial<FetchTask>): SessionEffect {
  return { kind: 'fetch', task: { ...background, ...part } };
}

const stored = (auth: AuthState, hasDrafts = false): SessionEvent => ({ kind: 'stored', auth, hasDrafts });
const removal = (to?: string): readonly SessionEffect[] => [
  { kind: 'discard-drafts' },
  { kind: 'forget-data' },
  { kind: 'forget-device', uid },
  { kind: 'tell', notice: { kind: 'removed', from: 'Umoya Foods', to } },
];
const unwatch: SessionEffect = { kind: 'watch', place: undefined };

function proves(rows: Readonly<Record<string, Row>>): void {
  it.each(Object.entries(rows))('%s', (_, { given, event, effects, change }) => {
    const step = transition(given, event);
    expect(step.effects).toEqual(effects);
    expect(step.state).toEqual({ ...given, ...change });
  });
}

describe('following the auth service', () => {
  proves({
    'the start loads it': {
      given: initialState(admin),
      event: { kind: 'start' },
      effects: [{ kind: 'observe' }],
      change: { observing: 'beginning' },
    },
    'a second start changes nothing': { given: present, event: { kind: 'start' }, effects: [] },
    'a start after a failure tries again': {
      given: { ...visitor, observing: 'failed' },
      event: { kind: 'start' },
      effects: [{ kind: 'observe' }],
      change: { observing: 'beginning' },
    },
    'a failure waits for the connection': {
      given: { ...visitor, observing: 'beginning' },
      event: { kind: 'observe-failed' },
      effects: [],
      change: { observing: 'failed' },
    },
    'the connection brings another attempt': {
      given: { ...visitor, observing: 'failed' },
      event: { kind: 'online' },
      effects: [{ kind: 'observe' }],
      change: { observing: 'beginning' },
    },
    'the connection changes nothing while all is well': {
      given: present,
      event: { kind: 'online' },
      effects: [],
    },
  });
});

describe('a user', () => {
  proves({
    'without a session is fetched': {
      given: visitor,
      event: { kind: 'user', uid },
      effects: [fetchEffect({ number: 1, held: undefined })],
      change: { user: uid, owner: uid, newest: 1 },
    },
    'of a persisted session is fetched, watched and resumed': {
      given: { ...initialState(admin), observing: 'yes' },
      event: { kind: 'user', uid },
      effects: [
        fetchEffect({ number: 1 }),
        { kind: 'watch', place: { uid, orgID } },
        { kind: 'resume', uid },
      ],
      change: { user: uid, newest: 1, place: { uid, orgID } },
    },
    'after another one finds no drafts and no session': {
      given: present,
      event: { kind: 'user', uid: other },
      effects: [
        { kind: 'discard-drafts' },
        { kind: 'clear' },
        fetchEffect({ number: 2, uid: other, held: undefined }),
        unwatch,
      ],
      change: { user: other, owner: other, newest: 2, ended: 1, place: undefined },
    },
    'lost to the auth service ends the session, and answers on the way come too late': {
      given: present,
      event: { kind: 'user', uid: undefined },
      effects: [{ kind: 'clear' }, unwatch],
      change: { user: undefined, ended: 1, place: undefined },
    },
    'never there ends nothing': {
      given: visitor,
      event: { kind: 'user', uid: undefined },
      effects: [],
    },
  });
});

describe('a fetch in the background', () => {
  proves({
    'saves what it found': {
      given: present,
      event: { kind: 'fetched', task: background, session: found },
      effects: [{ kind: 'save', session: found }],
    },
    'that began before another counts no more': {
      given: { ...present, newest: 2 },
      event: { kind: 'fetched', task: background, session: found },
      effects: [],
    },
    'that fails is tried again after a pause': {
      given: present,
      event: { kind: 'fetch-failed', task: background, error },
      effects: [{ kind: 'later', ms: 1_000, event: { kind: 'fetch-again', after: 1, attempt: 1 } }],
    },
    'is repeated for the same user': {
      given: present,
      event: { kind: 'fetch-again', after: 1, attempt: 1 },
      effects: [fetchEffect({ number: 2, reason: { attempt: 1 } })],
      change: { newest: 2 },
    },
    'that failed four times waits for the connection': {
      given: present,
      event: { kind: 'fetch-failed', task: { ...background, reason: { attempt: 3 } }, error },
      effects: [],
      change: { fetchesOnline: true },
    },
    'is not repeated once its session ended': {
      given: { ...present, ended: 1 },
      event: { kind: 'fetch-again', after: 1, attempt: 1 },
      effects: [],
    },
    'that failed for good after its session ended waits for nothing': {
      given: { ...present, ended: 1 },
      event: { kind: 'fetch-failed', task: { ...background, reason: { attempt: 3 } }, error },
      effects: [],
    },
    'answered after its session ended brings nothing back': {
      given: { ...present, ended: 1 },
      event: { kind: 'fetched', task: background, session: found },
      effects: [],
    },
    'that waits begins anew with the connection': {
      given: { ...present, fetchesOnline: true },
      event: { kind: 'online' },
      effects: [fetchEffect({ number: 2 })],
      change: { fetchesOnline: false, newest: 2 },
    },
    'that waits ends with its user': {
      given: { ...visitor, fetchesOnline: true },
      event: { kind: 'online' },
      effects: [],
      change: { fetchesOnline: false },
    },
  });
});

describe('a refresh', () => {
  proves({
    'fetches for its caller': {
      given: present,
      event: { kind: 'refresh', request: 7 },
      effects: [fetchEffect({ number: 2, reason: { request: 7 } })],
      change: { newest: 2 },
    },
    'is answered after the session is saved': {
      given: present,
      event: { kind: 'fetched', task: asked, session: found },
      effects: [
        { kind: 'save', session: found },
        { kind: 'answer', request: 7 },
      ],
    },
    'is answered though a newer fetch counts': {
      given: { ...present, newest: 2 },
      event: { kind: 'fetched', task: asked, session: found },
      effects: [{ kind: 'answer', request: 7 }],
    },
    'that fails is answered at once': {
      given: present,
      event: { kind: 'fetch-failed', task: asked, error },
      effects: [{ kind: 'answer', request: 7, error }],
    },
    'before anybody is known waits, but not for ever': {
      given: visitor,
      event: { kind: 'refresh', request: 7 },
      effects: [{ kind: 'later', ms: 5_000, event: { kind: 'user-wait-over', request: 7 } }],
      change: { waiting: [7] },
    },
    'before the auth service is there loads it first': {
      given: initialState(SIGNED_OUT),
      event: { kind: 'refresh', request: 7 },
      effects: [{ kind: 'observe' }],
      change: { observing: 'beginning', waiting: [7] },
    },
    'waits from the moment the auth service is there': {
      given: { ...visitor, observing: 'beginning', waiting: [7] },
      event: { kind: 'observed' },
      effects: [{ kind: 'later', ms: 5_000, event: { kind: 'user-wait-over', request: 7 } }],
      change: { observing: 'yes' },
    },
    'goes on once the user is known': {
      given: { ...visitor, waiting: [7] },
      event: { kind: 'user', uid },
      effects: [
        fetchEffect({ number: 1, held: undefined }),
        fetchEffect({ number: 2, held: undefined, reason: { request: 7 } }),
      ],
      change: { user: uid, owner: uid, newest: 2, waiting: [] },
    },
    'is refused when nobody came': {
      given: { ...visitor, waiting: [7, 8] },
      event: { kind: 'user-wait-over', request: 7 },
      effects: [{ kind: 'answer', request: 7, error: expect.objectContaining({ code: 'unauthenticated' }) }],
      change: { waiting: [8] },
    },
    'that went on is not refused': {
      given: present,
      event: { kind: 'user-wait-over', request: 7 },
      effects: [],
    },
  });
});

describe('a place that is lost', () => {
  const check = { kind: 'account-checked', task: background, session: lost } as const;
  proves({
    'is not believed before the account is checked': {
      given: present,
      event: { kind: 'fetched', task: background, session: lost },
      effects: [{ kind: 'check-account', task: background, session: lost }],
    },
    'while the account is there is a removal': {
      given: present,
      event: { ...check, account: 'there' },
      effects: [{ kind: 'save', session: lost }],
    },
    'while the account cannot be checked is a removal': {
      given: present,
      event: { ...check, account: 'unknown' },
      effects: [{ kind: 'save', session: lost }],
    },
    'with the account is the end of the session, and no removal': {
      given: present,
      event: { ...check, account: 'gone' },
      effects: [{ kind: 'clear' }, { kind: 'drop-auth' }, unwatch],
      change: { user: undefined, ended: 1, place: undefined },
    },
    'with an account that the auth service told of before ends nothing twice': {
      given: { ...visitor, newest: 2 },
      event: { ...check, account: 'gone' },
      effects: [],
    },
    'with the profile is the end of the session, whether or not the account is there still': {
      given: present,
      event: { ...check, session: { ...lost, user: undefined }, account: 'there' },
      effects: [{ kind: 'clear' }, { kind: 'drop-auth' }, unwatch],
      change: { user: undefined, ended: 1, place: undefined },
    },
    'with the account answers a refresh': {
      given: present,
      event: { ...check, task: asked, account: 'gone' },
      effects: [{ kind: 'clear' }, { kind: 'drop-auth' }, { kind: 'answer', request: 7 }, unwatch],
      change: { user: undefined, ended: 1, place: undefined },
    },
  });

  it.each([
    ['the refusal, then the auth service', ['gone', 'user']],
    ['the auth service, then the refusal', ['user', 'gone']],
  ])('with the account is announced once, by %s', (_, order) => {
    const told: SessionEffect[] = [];
    let state = present;
    // As the runner does: what is cleared comes back as stored.
    function happens(event: SessionEvent): void {
      const step = transition(state, event);
      state = step.state;
      told.push(...step.effects.filter(({ kind }) => kind === 'tell'));
      if (step.effects.some(({ kind }) => kind === 'clear')) happens(stored(SIGNED_OUT));
    }
    for (const word of order) {
      happens(word === 'gone' ? { ...check, account: 'gone' } : { kind: 'user', uid: undefined });
    }
    expect(told).toEqual([{ kind: 'tell', notice: { kind: 'ended', keepsDrafts: false } }]);
  });
});

describe('the membership', () => {
  proves({
    'with the same role changes nothing': {
      given: present,
      event: { kind: 'membership', role: 'Admin' },
      effects: [],
    },
    'with another role is fetched': {
      given: present,
      event: { kind: 'membership', role: 'Member' },
      effects: [fetchEffect({ number: 2 })],
      change: { newest: 2 },
    },
    'that is missing is fetched': {
      given: present,
      event: { kind: 'membership', role: undefined },
      effects: [fetchEffect({ number: 2 })],
      change: { newest: 2 },
    },
    'that is refused is fetched': {
      given: present,
      event: { kind: 'membership-refused' },
      effects: [fetchEffect({ number: 2 })],
      change: { newest: 2 },
    },
    'that is refused to nobody is not fetched': {
      given: visitor,
      event: { kind: 'membership-refused' },
      effects: [],
    },
  });
});

describe('a session in the store', () => {
  proves({
    'of a user who signs in takes the notice away': {
      given: { ...visitor, user: uid, isLeaving: true },
      event: stored(noProfile),
      effects: [{ kind: 'tell', notice: undefined }],
      change: { auth: noProfile, owner: noProfile.uid, isLeaving: false },
    },
    'that reaches an organisation is watched and takes the notice away': {
      given: { ...present, auth: noOrganization, place: undefined },
      event: stored(admin),
      effects: [
        { kind: 'tell', notice: undefined },
        { kind: 'watch', place: { uid, orgID } },
        { kind: 'resume', uid },
      ],
      change: { auth: admin, place: { uid, orgID } },
    },
    'that is not confirmed yet is not watched': {
      given: visitor,
      event: stored(admin),
      effects: [{ kind: 'tell', notice: undefined }],
      change: { auth: admin, owner: uid },
    },
    'with another role is announced': {
      given: present,
      event: stored(member),
      effects: [{ kind: 'announce', message: 'You are now a Member of Umoya Foods.' }],
      change: { auth: member },
    },
    'with a role of more is announced': {
      given: { ...present, auth: member },
      event: stored(admin),
      effects: [{ kind: 'announce', message: 'You are now an Admin of Umoya Foods.' }],
      change: { auth: admin },
    },
    'without its organisation is a removal, told before the watch ends': {
      given: present,
      event: stored(noOrganization, true),
      effects: [...removal(), unwatch],
      change: { auth: noOrganization, place: undefined },
    },
    'in another organisation is a removal that leads there': {
      given: present,
      event: stored(nextPlace),
      effects: [
        ...removal('Next Kitchen'),
        { kind: 'go-home' },
        { kind: 'watch', place: { uid, orgID: 'org-next' } },
        { kind: 'resume', uid },
      ],
      change: { auth: nextPlace, place: { uid, orgID: 'org-next' } },
    },
    'that ended by itself is explained': {
      given: { ...present, user: undefined, place: undefined },
      event: stored(SIGNED_OUT, true),
      effects: [{ kind: 'tell', notice: { kind: 'ended', keepsDrafts: true } }],
      change: { auth: SIGNED_OUT },
    },
    'that the user ended is not explained': {
      given: { ...present, isLeaving: true },
      event: stored(SIGNED_OUT),
      effects: [{ kind: 'tell', notice: undefined }, unwatch],
      change: { auth: SIGNED_OUT, ended: 1, place: undefined },
    },
    'that made place for another user leaves their fetch alone': {
      given: { ...present, user: other, owner: other, newest: 2, place: undefined },
      event: stored(SIGNED_OUT),
      effects: [{ kind: 'tell', notice: { kind: 'ended', keepsDrafts: false } }],
      change: { auth: SIGNED_OUT },
    },
    'that stays signed out says nothing': { given: visitor, event: stored(SIGNED_OUT), effects: [] },
  });
});

describe('signing out', () => {
  proves({
    'ends the session at the auth service first': {
      given: present,
      event: { kind: 'sign-out', request: 7 },
      effects: [{ kind: 'end-auth', request: 7, uid }],
      change: { isLeaving: true },
    },
    'tells the other tabs, and leaves nothing on the device': {
      given: { ...present, isLeaving: true },
      event: { kind: 'auth-ended', request: 7, uid },
      effects: [
        { kind: 'tell-other-tabs' },
        { kind: 'forget-device', uid },
        { kind: 'discard-drafts' },
        { kind: 'clear' },
        { kind: 'answer', request: 7 },
      ],
    },
    'after the session ended is of whoever was there last': {
      given: { ...visitor, owner: uid },
      event: { kind: 'sign-out', request: 7 },
      effects: [{ kind: 'end-auth', request: 7, uid }],
      change: { isLeaving: true },
    },
    'that is done after the session ended takes the explanation back': {
      given: { ...visitor, owner: uid, isLeaving: true },
      event: { kind: 'auth-ended', request: 7, uid },
      effects: [
        { kind: 'tell-other-tabs' },
        { kind: 'forget-device', uid },
        { kind: 'discard-drafts' },
        { kind: 'tell', notice: undefined },
        { kind: 'clear' },
        { kind: 'answer', request: 7 },
      ],
    },
    'that failed leaves the session as it was': {
      given: { ...present, isLeaving: true },
      event: { kind: 'auth-not-ended', request: 7, error },
      effects: [{ kind: 'answer', request: 7, error }],
      change: { isLeaving: false },
    },
    'in another tab leaves nothing of this tab’s user': {
      given: present,
      event: { kind: 'signed-out-elsewhere' },
      effects: [{ kind: 'forget-device', uid }, { kind: 'discard-drafts' }, { kind: 'clear' }],
      change: { isLeaving: true, ended: 1 },
    },
    'in another tab, heard of after the session ended, takes the explanation back': {
      given: { ...visitor, owner: uid },
      event: { kind: 'signed-out-elsewhere' },
      effects: [
        { kind: 'forget-device', uid },
        { kind: 'discard-drafts' },
        { kind: 'tell', notice: undefined },
      ],
      change: { isLeaving: true },
    },
  });
});

describe('waiting work', () => {
  proves({
    'noted by another window is resumed': {
      given: present,
      event: { kind: 'work-noted' },
      effects: [{ kind: 'resume', uid }],
    },
    'of nobody is not resumed': { given: visitor, event: { kind: 'work-noted' }, effects: [] },
    'that could not be resumed waits for the connection': {
      given: present,
      event: { kind: 'resume-failed' },
      effects: [],
      change: { resumesOnline: true },
    },
    'is resumed with the connection': {
      given: { ...present, resumesOnline: true },
      event: { kind: 'online' },
      effects: [{ kind: 'resume', uid }],
      change: { resumesOnline: false },
    },
  });
});
