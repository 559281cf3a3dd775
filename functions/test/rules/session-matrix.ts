import type { Check, Verdict } from './check';
import { MATRIX } from './matrix';
import { OPERATIONS, type Operation, type Row } from './matrix/row';
import { pathOf, perform, READS } from './matrix-checks';
import { numberInToken, type Persona } from './personas';

/** Sign-ins that everybody of the seed has, by the `auth_time` of their tokens. */
const SIGN_INS = { guarded: 1, ended: 2 } as const;

/** All that the user may do on a trusted sign-in. */
const ALL = OPERATIONS;
const NOTHING: readonly Operation[] = [];

/**
 * What a guarded sign-in may do in each collection that is open to anybody, of what its user may. It orders, cancels and
 * types like its user; keys, sign-ins, addresses of webhooks and what is known of people wait.
 */
export const ON_GUARDED: Readonly<Record<string, readonly Operation[]>> = {
  // The profile of a new account is written before the server has heard of the sign-in.
  Users: ['get', 'create'],
  Drafts: ALL,
  Sessions: NOTHING,
  SessionAlerts: NOTHING,
  OrganizationInvitations: ALL,
  Organizations: ALL,
  Team: ALL,
  TeamInvites: ALL,
  Views: ALL,
  AuditEvents: ALL,
  Settings: ALL,
  PrivacyHolds: ALL,
  PrivacyRequests: NOTHING,
  Deliveries: ALL,
  History: ALL,
  CancelledDeliveries: ALL,
  DeliveryReceipts: ALL,
  CourierPositions: ALL,
  Proofs: ALL,
  RecurringDeliveries: ALL,
  Runs: ALL,
  Problems: ALL,
  ProblemPhotos: ALL,
  Addresses: ALL,
  Statements: ALL,
  LedgerEntries: ALL,
  Invoices: ALL,
  TripCharges: ALL,
  CampaignCharges: ALL,
  Owed: ALL,
  PurchaseRequests: ALL,
  Secrets: NOTHING,
  ApiRequests: ALL,
  TestDeliveries: ALL,
  ApiKeyRolls: ALL,
  NamedKeys: ALL,
  Webhooks: NOTHING,
  WebhookCalls: NOTHING,
  AdvertisingCampaigns: ALL,
  Reports: ALL,
  Bikes: ALL,
  BikeDowntime: ALL,
  Tariffs: ALL,
  Restaurants: ALL,
  Menu: ALL,
};

type SignIn = keyof typeof SIGN_INS;

function verdictOn(signIn: SignIn, { collection }: Row, operation: Operation): Verdict {
  const isOpen = signIn === 'guarded' && ON_GUARDED[collection]?.includes(operation);
  return isOpen ? 'allowed' : 'refused';
}

function cell(row: Row, operation: Operation, persona: Persona, signIn: SignIn): Check {
  const expect = verdictOn(signIn, row, operation);
  const which = row.which ? `, ${row.which}` : '';
  const who = { uid: persona, phoneNumber: numberInToken(persona), session: SIGN_INS[signIn] };
  return {
    name: `${row.collection}${which}: ${operation} by ${persona} is ${expect} on a sign-in that is ${signIn}`,
    expect,
    ...(!READS.includes(operation) && { writes: pathOf(row, operation, persona) }),
    run: (world) => perform({ as: () => world.as(who) }, row, operation, persona),
  };
}

/** Collections in which somebody may do something. */
export const OPEN_COLLECTIONS: readonly string[] = [
  ...new Set(MATRIX.filter(({ allowed }) => Object.keys(allowed).length > 0).map((row) => row.collection)),
];

/** Everything that is allowed to anybody on a trusted sign-in, on one that is guarded and on one that was ended. */
export const SESSION_MATRIX_CHECKS: readonly Check[] = MATRIX.flatMap((row) =>
  OPERATIONS.flatMap((operation) =>
    (row.allowed[operation] ?? []).flatMap((persona) =>
      (['guarded', 'ended'] as const).map((signIn) => cell(row, operation, persona, signIn)),
    ),
  ),
);
