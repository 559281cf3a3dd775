import {
  auditEvents,
  deliverySettings,
  devices,
  inviteLinks,
  memberDrafts,
  organizationInvitations,
  organizations,
  privacyHolds,
  privacyRequests,
  privacySettings,
  purchaseDraftKey,
  savedViews,
  sessionAlerts,
  sessions,
  teamInvites,
  teamMembers,
  userDrafts,
  users,
} from '@fleetfoot/shared/model';
import { serverTimestamp } from '../client-sdk';
import { newDraft, newExportEvent, newProfile, newView } from '../new-documents';
import { numberOf, type Persona } from '../personas';
import { OLD_CHANGE } from '../seed/deliveries';
import {
  ADMINS,
  type Filter,
  INVITED,
  MEMBERS,
  READ_BY_MEMBERS,
  type Row,
  SIGNED_IN,
  WITH_PROFILE,
} from './row';

const sentToInvited = (): Filter => ['phoneNumber', numberOf('invited')];

const sentToNoNumber = (): Filter => ['phoneNumber', ''];

/** Beside the one document of settings that there is. */
function settingsOf(id: string): string {
  return deliverySettings.document('acme').replace(/\w+$/, id);
}

function writtenNow(fields: object) {
  return (persona: Persona) => ({ ...fields, updated_at: serverTimestamp(), updated_by: persona });
}

/** People, their organisations and sessions, and how long what is known of them is kept. */
export const PEOPLE: readonly Row[] = [
  {
    collection: users.name,
    which: "one's own",
    document: (persona) => users.document(persona),
    fresh: (persona) => users.document(persona),
    create: newProfile,
    update: { fullName: 'New Name' },
    allowed: { get: SIGNED_IN, create: ['noProfile'], update: WITH_PROFILE },
  },
  {
    collection: users.name,
    which: "another's",
    document: () => users.document('somebody'),
    create: newProfile,
    update: { fullName: 'New Name' },
    allowed: {},
  },
  {
    collection: userDrafts.name,
    which: "one's own",
    document: (persona) => userDrafts.document(persona, purchaseDraftKey('acme')),
    fresh: (persona) => userDrafts.document(persona, 'import-columns'),
    create: newDraft,
    update: { value: 'changed', updated_at: serverTimestamp() },
    allowed: { get: SIGNED_IN, list: SIGNED_IN, create: SIGNED_IN, update: MEMBERS, delete: SIGNED_IN },
  },
  {
    collection: userDrafts.name,
    which: "one's own purchase for an organisation",
    document: (persona) => userDrafts.document(persona, purchaseDraftKey('acme')),
    fresh: (persona) => userDrafts.document(persona, purchaseDraftKey('zenith')),
    create: newDraft,
    update: { value: 'changed', updated_at: serverTimestamp() },
    allowed: {
      ...{ get: SIGNED_IN, list: SIGNED_IN, delete: SIGNED_IN },
      ...{ create: ['otherAdmin'], update: MEMBERS },
    },
  },
  {
    collection: userDrafts.name,
    which: "another's",
    document: () => userDrafts.document('somebody', purchaseDraftKey('acme')),
    fresh: () => userDrafts.document('somebody', 'import-columns'),
    create: newDraft,
    update: { value: 'changed', updated_at: serverTimestamp() },
    allowed: {},
  },
  {
    collection: userDrafts.name,
    which: "one's own within an organisation",
    document: (persona) => memberDrafts.document('acme', persona, 'new-delivery'),
    fresh: (persona) => memberDrafts.document('acme', persona, 'repeated-delivery'),
    create: newDraft,
    update: { value: 'changed', updated_at: serverTimestamp() },
    allowed: { get: MEMBERS, create: MEMBERS, update: MEMBERS, delete: MEMBERS },
  },
  {
    collection: userDrafts.name,
    which: "a colleague's within an organisation",
    document: () => memberDrafts.document('acme', 'somebody', 'new-delivery'),
    fresh: () => memberDrafts.document('acme', 'somebody', 'repeated-delivery'),
    create: newDraft,
    update: { value: 'changed', updated_at: serverTimestamp() },
    allowed: {},
  },
  {
    collection: organizationInvitations.name,
    which: 'sent to a number',
    document: () => organizationInvitations.document('found'),
    where: sentToInvited,
    groupWhere: sentToInvited,
    allowed: { get: INVITED, list: INVITED },
  },
  {
    collection: organizationInvitations.name,
    which: 'sent to no number',
    document: () => organizationInvitations.document('nobody'),
    where: sentToNoNumber,
    groupWhere: sentToNoNumber,
    allowed: {},
  },
  {
    collection: organizations.name,
    document: () => organizations.document('acme'),
    allowed: { get: MEMBERS },
  },
  {
    collection: teamMembers.name,
    which: "one's own membership, there or not",
    document: (persona) => teamMembers.document('acme', persona),
    where: (persona) => ['id', persona],
    groupWhere: (persona) => ['id', persona],
    allowed: { get: SIGNED_IN, list: SIGNED_IN, group: SIGNED_IN },
  },
  {
    collection: teamMembers.name,
    which: "another's membership",
    document: () => teamMembers.document('acme', 'somebody'),
    groupWhere: () => ['id', 'somebody'],
    allowed: READ_BY_MEMBERS,
  },
  {
    collection: auditEvents.name,
    which: 'of any kind',
    document: () => auditEvents.document('acme', 'first'),
    create: newExportEvent,
    update: { kind: 'export.made' },
    allowed: { get: ADMINS, list: ADMINS },
  },
  {
    collection: auditEvents.name,
    which: 'edits of deliveries',
    document: () => auditEvents.document('acme', OLD_CHANGE),
    where: () => ['kind', 'delivery.edited'],
    update: { kind: 'export.made' },
    allowed: { get: ADMINS, list: MEMBERS },
  },
  {
    collection: savedViews.name,
    which: "one's own",
    document: (persona) => savedViews.document('acme', persona, '0'),
    fresh: (persona) => savedViews.document('acme', persona, '1'),
    create: newView,
    update: { name: 'Late', updated_at: serverTimestamp() },
    allowed: { ...READ_BY_MEMBERS, create: MEMBERS, update: MEMBERS, delete: MEMBERS },
  },
  {
    collection: savedViews.name,
    which: "another's",
    document: () => savedViews.document('acme', 'somebody', '0'),
    fresh: () => savedViews.document('acme', 'somebody', '1'),
    create: newView,
    update: { name: 'Late', updated_at: serverTimestamp() },
    allowed: {},
  },
  {
    collection: teamInvites.name,
    which: 'sent to a number',
    document: () => teamInvites.document('acme', 'join'),
    groupWhere: sentToInvited,
    allowed: { get: [...MEMBERS, 'invited'], list: MEMBERS, group: INVITED },
  },
  {
    collection: teamInvites.name,
    which: 'sent to no number',
    document: () => teamInvites.document('acme', 'nobody'),
    where: sentToNoNumber,
    groupWhere: sentToNoNumber,
    allowed: READ_BY_MEMBERS,
  },
  {
    collection: 'Settings',
    which: 'for how long recipients are kept',
    document: () => privacySettings.document('acme'),
    fresh: () => settingsOf('fresh'),
    update: writtenNow({ keepDays: 365 }),
    allowed: { get: MEMBERS },
  },
  {
    collection: privacyHolds.name,
    document: () => privacyHolds.document('acme', 'd1'),
    update: { reason: 'none' },
    allowed: { get: MEMBERS },
  },
  {
    collection: privacyRequests.name,
    document: () => privacyRequests.document('acme', 'asked'),
    update: { found: 0 },
    allowed: { get: ADMINS, list: ADMINS },
  },
  {
    collection: inviteLinks.name,
    document: () => inviteLinks.document('acme', 'join'),
    allowed: {},
  },
  {
    collection: sessions.name,
    which: "one's own",
    document: (persona) => sessions.document(persona, '0'),
    update: { guardedUntil: new Date(0) },
    allowed: { get: SIGNED_IN, list: SIGNED_IN },
  },
  {
    collection: sessions.name,
    which: "another's",
    document: () => sessions.document('somebody', '0'),
    update: { guardedUntil: new Date(0) },
    allowed: {},
  },
  {
    collection: sessionAlerts.name,
    document: () => sessionAlerts.document('acme', 'member-1'),
    update: { isOpen: false },
    allowed: { get: ['admin'], list: ['admin'] },
  },
  { collection: devices.name, document: () => devices.document('admin', 'd1'), allowed: {} },
];
