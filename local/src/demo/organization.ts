import { createHash } from 'node:crypto';
import { API_MODES, type ApiMode } from '@fleetfoot/shared/api';
import { gautengAddress } from './addresses';
import { type DemoDocument, documentWithId } from './demo-documents';
import { DEMO_ORGANIZATION, type DemoMember, PEOPLE } from './people';

const DAY_MS = 86_400_000;

/** The same on every machine, so that examples can be tried at once. They open nothing but a local cloud. */
const DEMO_KEYS = {
  live: 'ff_live_kasikitchen-demo-4Jw9TqXb2LmZ7RcHdPvNs83kE0',
  test: 'ff_test_kasikitchen-demo-8Nf3VpYd6KsG1WtAhMqRx52uC4',
} as const satisfies Record<ApiMode, string>;

/** What the API looks a key up by. */
function keyDocument(mode: ApiMode): DemoDocument {
  const hash = createHash('sha256').update(DEMO_KEYS[mode]).digest('hex');
  return { path: `ApiKeys/${hash}`, data: { orgID: DEMO_ORGANIZATION.id, mode } };
}
const INVITATION_DAYS = 14;

function memberDocuments(member: DemoMember, now: Date, days: number): DemoDocument[] {
  const { uid, fullName, email, phoneNumber, role } = member;
  return [
    documentWithId('Users', uid, {
      ...{ fullName, email, phoneNumber },
      dateJoined: new Date(now.getTime() - days * DAY_MS),
    }),
    documentWithId(`Organizations/${DEMO_ORGANIZATION.id}/Team`, uid, { fullName, phoneNumber, email, role }),
  ];
}

interface DemoTeamInvite {
  readonly id: string;
  readonly phoneNumber: string;
  readonly role: 'Admin' | 'Member';
  readonly sentAt: Date;
}

function teamInvite({ id, phoneNumber, role, sentAt }: DemoTeamInvite): DemoDocument {
  return documentWithId(`Organizations/${DEMO_ORGANIZATION.id}/TeamInvites`, id, {
    ...{ phoneNumber, role, orgID: DEMO_ORGANIZATION.id },
    ...{ organizationName: DEMO_ORGANIZATION.name, invitedBy: PEOPLE.admin.uid },
    expiresAt: new Date(sentAt.getTime() + INVITATION_DAYS * DAY_MS),
  });
}

/** Kasi Kitchen itself with its team, and everybody's invitations. */
export function organizationDocuments(now: Date): DemoDocument[] {
  const office = gautengAddress('7166 Vilakazi Street', 'Orlando West');
  return [
    documentWithId('Organizations', DEMO_ORGANIZATION.id, {
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
      apiKey: DEMO_KEYS.live,
      testApiKey: DEMO_KEYS.test,
    }),
    ...API_MODES.map((mode) => keyDocument(mode)),
    ...memberDocuments(PEOPLE.admin, now, 240),
    ...memberDocuments(PEOPLE.member, now, 90),
    teamInvite({
      ...{ id: 'demo-team-invite', phoneNumber: PEOPLE.invited.phoneNumber, role: 'Member', sentAt: now },
    }),
    teamInvite({
      ...{ id: 'demo-pending-admin', phoneNumber: '+27845550105', role: 'Admin' },
      sentAt: new Date(now.getTime() - 11 * DAY_MS),
    }),
    documentWithId('OrganizationInvitations', 'demo-create-invite', {
      phoneNumber: PEOPLE.founder.phoneNumber,
      type: 'create',
      organizationName: 'Vilakazi Street Bakery',
      role: 'Admin',
    }),
  ];
}
