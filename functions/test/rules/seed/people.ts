import {
  devices,
  inviteLinks,
  memberDrafts,
  organizationInvitations,
  organizations,
  purchaseDraftKey,
  savedViews,
  sessionAlerts,
  sessions,
  teamInvites,
  teamMembers,
  userDrafts,
  users,
} from '@fleetfoot/shared/model';
import { newDraft, newView } from '../new-documents';
import { EVERYBODY, numberInToken, numberOf, type Persona } from '../personas';

/** A member with one sign-in that was ended. */
export function member(id: Persona, role: 'Admin' | 'Member') {
  const name = { id, fullName: id, phoneNumber: '', email: `${id}@example.co.za` };
  return { ...name, role, endedSessions: [2] };
}

function organization(id: string) {
  return { id, name: id, adminSet: true, apiKeyEnding: 'live', testApiKey: 'ff_test_x' };
}

function user(id: Persona) {
  return {
    id,
    fullName: id,
    email: `${id}@example.co.za`,
    phoneNumber: numberInToken(id),
    dateJoined: new Date(0),
  };
}

const invitation = { phoneNumber: numberOf('invited'), role: 'Member', organizationName: 'Acme' };

const teamInvite = { ...invitation, orgID: 'acme', invitedBy: 'admin', expiresAt: new Date(0) };

const profiles = EVERYBODY.filter((id) => id !== 'signedOut' && id !== 'noProfile').map(
  (id) => [users.document(id), user(id)] as const,
);

const PURCHASE = purchaseDraftKey('acme');

const drafts = [...EVERYBODY, 'somebody'].map(
  (id) => [userDrafts.document(id, PURCHASE), { ...newDraft(PURCHASE), updated_at: new Date(0) }] as const,
);

const views = [...EVERYBODY, 'somebody'].map(
  (id) => [savedViews.document('acme', id, '0'), { ...newView('0'), updated_at: new Date(0) }] as const,
);

const teamDrafts = [...EVERYBODY, 'somebody'].map(
  (id) =>
    [
      memberDrafts.document('acme', id, 'new-delivery'),
      { ...newDraft('new-delivery'), updated_at: new Date(0) },
    ] as const,
);

/** A sign-in of before, trusted since then. */
const session = {
  ...{ deviceID: 'd1', device: 'Chrome on Android', address: '' },
  ...{ createdAt: new Date(0), lastSeen: new Date(0), guardedUntil: new Date(0) },
};

// A persona's token is of the sign-in 0; each has one that is guarded and one that was ended.
const allSessions = [...EVERYBODY, 'somebody'].flatMap((id) => [
  [sessions.document(id, '0'), { ...session, id: '0' }] as const,
  [sessions.document(id, '1'), { ...session, id: '1', guardedUntil: new Date('2999-01-01') }] as const,
  [sessions.document(id, '2'), { ...session, id: '2', endedAt: new Date(0) }] as const,
]);

/** People, their organisations, sign-ins, drafts and views. */
export const PEOPLE: Readonly<Record<string, object>> = {
  ...Object.fromEntries(profiles),
  [users.document('somebody')]: { ...user('member'), id: 'somebody' },
  [organizations.document('acme')]: organization('acme'),
  [teamMembers.document('acme', 'noPhone')]: member('noPhone', 'Admin'),
  [teamMembers.document('acme', 'blankPhone')]: member('blankPhone', 'Admin'),
  [teamMembers.document('acme', 'member')]: member('member', 'Member'),
  // An organisation that happens to have the id of its only member, who is in another one as well.
  [organizations.document('member')]: organization('member'),
  [teamMembers.document('member', 'member')]: member('member', 'Member'),
  [teamMembers.document('acme', 'admin')]: member('admin', 'Admin'),
  [teamMembers.document('acme', 'somebody')]: { ...member('member', 'Member'), id: 'somebody' },
  [organizations.document('zenith')]: organization('zenith'),
  [teamMembers.document('zenith', 'otherAdmin')]: member('otherAdmin', 'Admin'),
  [organizationInvitations.document('found')]: { id: 'found', type: 'create', ...invitation },
  [organizationInvitations.document('nobody')]: {
    ...invitation,
    id: 'nobody',
    type: 'create',
    phoneNumber: '',
  },
  [teamInvites.document('acme', 'nobody')]: { ...teamInvite, id: 'nobody', phoneNumber: '' },
  [teamInvites.document('acme', 'join')]: { ...teamInvite, id: 'join' },
  ...Object.fromEntries(allSessions),
  [sessions.document('admin', '3')]: { ...session, id: '3', guardedUntil: 0 },
  [devices.document('admin', 'd1')]: { firstSeen: new Date(0), guardedUntil: new Date(0) },
  [sessionAlerts.document('acme', 'member-1')]: {
    id: 'member-1',
    uid: 'member',
    sessionID: '1',
    isOpen: true,
  },
  ...Object.fromEntries(drafts),
  ...Object.fromEntries(views),
  ...Object.fromEntries(teamDrafts),
  [inviteLinks.document('acme', 'join')]: { hash: 'x', expiresAt: new Date(0) },
};
