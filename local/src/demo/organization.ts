import { createHash } from 'node:crypto';
import { endingOf } from '@fleetfoot/shared/api';
import {
  API_MODES,
  type ApiMode,
  apiKeys,
  daysFrom,
  liveKeys,
  namedKeys,
  organizationInvitations,
  organizations,
  supplier,
  teamInvites,
  teamMembers,
  users,
} from '@fleetfoot/shared/model';
import { gautengAddress } from './addresses';
import { type DemoDocument, documentWithID } from './demo-documents';
import { DEMO_ORGANIZATION, type DemoMember, PEOPLE } from './people';

const DAY_MS = 86_400_000;

/** The same on every machine, so that examples can be tried at once. They open nothing but a local cloud. */
const DEMO_KEYS = {
  live: 'ff_live_kasikitchen-demo-4Jw9TqXb2LmZ7RcHdPvNs83kE0',
  test: 'ff_test_kasikitchen-demo-8Nf3VpYd6KsG1WtAhMqRx52uC4',
} as const satisfies Record<ApiMode, string>;

/** Creates test deliveries, and reads none. */
const SHOP_KEY = 'ff_test_kasikitchen-shop-5Rt8WzMc3JhX6LbYfQnVk91sDa0';

/** What the API looks a key up by. */
function keyDocument(mode: ApiMode): DemoDocument {
  const hash = createHash('sha256').update(DEMO_KEYS[mode]).digest('hex');
  return { path: apiKeys.document(hash), data: { orgID: DEMO_ORGANIZATION.id, mode } };
}

/** A key of the online shop that works, and one that was revoked. */
function namedKeyDocuments(now: Date): DemoDocument[] {
  const { uid: ownerID, fullName: ownerName } = PEOPLE.admin;
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const shop = { id: 'demo-shop', name: 'Online shop', ownerID, scopes: ['write'] };
  const hash = createHash('sha256').update(SHOP_KEY).digest('hex');
  const list = namedKeys.path(DEMO_ORGANIZATION.id);
  return [
    {
      path: apiKeys.document(hash),
      data: { orgID: DEMO_ORGANIZATION.id, mode: 'test', named: shop, lastUsedAt: daysAgo(1) },
    },
    documentWithID(list, shop.id, {
      ...{ name: shop.name, mode: 'test', scopes: shop.scopes, ending: endingOf(SHOP_KEY) },
      ...{ ownerID, ownerName, createdAt: daysAgo(60), lastUsedAt: daysAgo(1) },
    }),
    documentWithID(list, 'demo-till', {
      ...{ name: 'Old till', mode: 'live', scopes: ['read', 'write'], ending: 'Qm7d' },
      ...{ ownerID, ownerName, createdAt: daysAgo(200), lastUsedAt: daysAgo(30), revokedAt: daysAgo(29) },
    }),
  ];
}

const INVITATION_DAYS = 14;
const RENEWABLE_DAYS = 30;

function memberDocuments(member: DemoMember, now: Date, days: number): DemoDocument[] {
  const { uid, fullName, email, phoneNumber, role } = member;
  return [
    documentWithID(users.path(), uid, {
      ...{ fullName, email, phoneNumber },
      dateJoined: new Date(now.getTime() - days * DAY_MS),
    }),
    documentWithID(teamMembers.path(DEMO_ORGANIZATION.id), uid, { fullName, phoneNumber, email, role }),
  ];
}

interface DemoTeamInvite {
  readonly id: string;
  readonly phoneNumber: string;
  readonly role: 'Admin' | 'Member';
  readonly sentAt: Date;
}

function teamInvite({ id, phoneNumber, role, sentAt }: DemoTeamInvite): DemoDocument {
  return documentWithID(teamInvites.path(DEMO_ORGANIZATION.id), id, {
    ...{ phoneNumber, role, orgID: DEMO_ORGANIZATION.id },
    ...{ organizationName: DEMO_ORGANIZATION.name, invitedBy: PEOPLE.admin.uid },
    expiresAt: daysFrom(sentAt, INVITATION_DAYS),
    forgetAt: daysFrom(sentAt, INVITATION_DAYS + RENEWABLE_DAYS),
  });
}

/** Kasi Kitchen itself with its team, and everybody's invitations. */
export function organizationDocuments(now: Date): DemoDocument[] {
  const office = gautengAddress('7166 Vilakazi Street', 'Orlando West');
  return [
    documentWithID(organizations.path(), DEMO_ORGANIZATION.id, {
      name: DEMO_ORGANIZATION.name,
      supportEmail: 'hello@kasikitchen.co.za',
      supportPhoneNumber: '+27115550110',
      website: 'https://www.kasikitchen.co.za',
      billingAddress: {
        line1: office.street,
        line2: office.suburb,
        city: office.city,
        postalCode: office.postalCode,
      },
      adminSet: true,
      apiKeyEnding: endingOf(DEMO_KEYS.live),
      testApiKey: DEMO_KEYS.test,
    }),
    {
      path: liveKeys.document(DEMO_ORGANIZATION.id),
      data: { value: DEMO_KEYS.live, since: new Date(now.getTime() - 240 * DAY_MS) },
    },
    {
      path: supplier.document(),
      data: {
        name: 'Egoli Rider Services (Pty) Ltd',
        vatNumber: '4000000000',
        address: ['10 Fox Street', 'Marshalltown', 'Johannesburg 2001'],
        email: 'accounts@egoliriders.example',
      },
    },
    ...API_MODES.map((mode) => keyDocument(mode)),
    ...namedKeyDocuments(now),
    ...memberDocuments(PEOPLE.admin, now, 240),
    ...memberDocuments(PEOPLE.member, now, 90),
    teamInvite({
      ...{ id: 'demo-team-invite', phoneNumber: PEOPLE.invited.phoneNumber, role: 'Member', sentAt: now },
    }),
    teamInvite({
      ...{ id: 'demo-pending-admin', phoneNumber: '+27845550105', role: 'Admin' },
      sentAt: new Date(now.getTime() - 11 * DAY_MS),
    }),
    documentWithID(organizationInvitations.path(), 'demo-create-invite', {
      phoneNumber: PEOPLE.founder.phoneNumber,
      type: 'create',
      organizationName: 'Vilakazi Street Bakery',
      role: 'Admin',
    }),
  ];
}
