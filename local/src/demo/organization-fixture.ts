import { randomInt, randomUUID } from 'node:crypto';
import { ensureAccounts } from './accounts';
import { type CloudAddresses, withAuth, withFirestore } from './admin-clients';
import { deliveryDocuments } from './deliveries';
import { type DemoDocument, documentWithId } from './demo-documents';
import { writeDocuments } from './write-documents';

export interface FixturePerson {
  readonly uid: string;
  readonly fullName: string;
  readonly email: string;
  /** E.164. */
  readonly phoneNumber: string;
}

export interface OrganizationFixture {
  readonly organization: { readonly id: string; readonly name: string };
  readonly admin: FixturePerson;
  readonly member: FixturePerson;
}

export interface FixtureOptions {
  readonly name?: string;
  /** How many deliveries it has. */
  readonly deliveries?: number;
  /** More documents, made from what the fixture is. */
  readonly documents?: (fixture: OrganizationFixture) => readonly DemoDocument[];
}

/** A mobile number that no other test uses. */
export function freshMobileNumber(): string {
  return `+2771${randomInt(1_000_000, 10_000_000)}`;
}

function freshPerson(fullName: string, organization: string): FixturePerson {
  return {
    uid: `user-${randomUUID()}`,
    fullName,
    email: `${fullName.split(' ')[0]?.toLowerCase()}@${organization}.example.co.za`,
    phoneNumber: freshMobileNumber(),
  };
}

function organizationDocuments({ organization, admin, member }: OrganizationFixture): DemoDocument[] {
  const people = [
    { person: admin, role: 'Admin' },
    { person: member, role: 'Member' },
  ];
  return [
    documentWithId('Organizations', organization.id, {
      name: organization.name,
      supportEmail: `support@${organization.id}.example.co.za`,
      supportPhoneNumber: '+27115550199',
      website: '',
      billingAddress: { line1: '1 Fox Street', line2: '', city: 'Johannesburg', postalCode: '2094' },
      adminSet: true,
      apiKey: `ff_live_${randomUUID().replaceAll('-', '')}`,
      testApiKey: `ff_test_${randomUUID().replaceAll('-', '')}`,
    }),
    ...people.flatMap(({ person: { uid, ...profile }, role }) => [
      documentWithId('Users', uid, { ...profile, dateJoined: new Date() }),
      documentWithId(`Organizations/${organization.id}/Team`, uid, { ...profile, role }),
    ]),
  ];
}

/** A set-up organisation of a test's own, with an Admin and a Member who can sign in. */
export async function createOrganizationFixture(
  addresses: CloudAddresses,
  { name = 'Test Traders', deliveries = 0, documents = () => [] }: FixtureOptions = {},
): Promise<OrganizationFixture> {
  const id = `org-${randomUUID()}`;
  const organization = { id, name };
  const fixture = {
    organization,
    admin: freshPerson('Ada Admin', id),
    member: freshPerson('Mandla Member', id),
  };
  await withAuth(addresses, (auth) => ensureAccounts(auth, [fixture.admin, fixture.member]));
  await withFirestore(addresses, (firestore) =>
    writeDocuments(firestore, [
      ...organizationDocuments(fixture),
      ...deliveryDocuments({
        ...{ organizationId: id, now: new Date(), count: deliveries, seed: 7 },
        createdBy: [fixture.admin.uid, fixture.member.uid],
      }),
      ...documents(fixture),
    ]),
  );
  return fixture;
}

/** Invites a number to create an organisation; returns the invitation's id. */
export async function createInvitationFixture(
  addresses: CloudAddresses,
  phoneNumber: string,
  organizationName: string,
): Promise<string> {
  const id = randomUUID();
  const invitation = documentWithId('OrganizationInvitations', id, {
    ...{ phoneNumber, type: 'create', organizationName, role: 'Admin' },
  });
  await withFirestore(addresses, (firestore) => writeDocuments(firestore, [invitation]));
  return id;
}

/** Invites a number into an organisation; returns the invitation's id. */
export async function createTeamInviteFixture(
  addresses: CloudAddresses,
  { organization, admin }: OrganizationFixture,
  phoneNumber: string,
  role: 'Admin' | 'Member' = 'Member',
): Promise<string> {
  const id = randomUUID();
  const invite = documentWithId(`Organizations/${organization.id}/TeamInvites`, id, {
    ...{ phoneNumber, role, orgID: organization.id },
    ...{ organizationName: organization.name, invitedBy: admin.uid },
  });
  await withFirestore(addresses, (firestore) => writeDocuments(firestore, [invite]));
  return id;
}
