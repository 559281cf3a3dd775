import type { Role } from './people';

const ADMINS: readonly Role[] = ['Admin'];
const TEAM: readonly Role[] = ['Admin', 'Member'];

interface Rule {
  readonly roles: readonly Role[];
  /** What only an Admin can do, for the sentence that refuses it. */
  readonly words?: string;
  /** Waits while the caller's sign-in is guarded. */
  readonly guarded?: true;
  /** Asks for a new code when the caller's last one is not fresh any more. */
  readonly fresh?: true;
}

/** What is risky in the hands of somebody who has the user's number. */
const RISKY = { guarded: true, fresh: true } as const;

/** Who may do what in an organisation. */
const POLICY = {
  'team.invite': { roles: ADMINS, words: 'invite members', guarded: true },
  'team.inviteAdmin': { roles: ADMINS, words: 'invite members', ...RISKY },
  'team.resendInvite': { roles: ADMINS, words: 'renew an invitation', guarded: true },
  'team.deleteInvite': { roles: ADMINS, words: 'delete an invitation' },
  'team.removeMember': { roles: ADMINS, words: 'remove a member', ...RISKY },
  'team.changeRole': { roles: ADMINS, words: 'change a role', ...RISKY },
  'audit.read': { roles: ADMINS, words: 'see what was done' },
  'apiKey.show': { roles: ADMINS, words: 'see the API key', guarded: true },
  'apiKey.create': { roles: ADMINS, words: 'create a key', ...RISKY },
  'apiKey.revoke': { roles: ADMINS, words: 'revoke a key' },
  'apiKey.roll': { roles: ADMINS, words: 'roll a key', ...RISKY },
  'testDelivery.move': { roles: TEAM },
  'webhook.see': { roles: ADMINS, words: 'see webhooks' },
  'webhook.create': { roles: ADMINS, words: 'add a webhook', ...RISKY },
  // Who changes the address gets what is told.
  'webhook.edit': { roles: ADMINS, words: 'change a webhook', ...RISKY },
  'webhook.rotate': { roles: ADMINS, words: 'replace the secret of a webhook', ...RISKY },
  'webhook.delete': { roles: ADMINS, words: 'delete a webhook', guarded: true },
  'webhook.send': { roles: ADMINS, words: 'send events to a webhook', guarded: true },
  'privacy.setClock': { roles: ADMINS, words: 'set how long recipients are kept', guarded: true },
  'privacy.hold': { roles: ADMINS, words: 'hold or release a delivery' },
  'privacy.find': { roles: ADMINS, words: 'look up what is held about a number', guarded: true },
  'privacy.erase': { roles: ADMINS, words: 'erase what is held about a number', ...RISKY },
  'card.setDefault': { roles: ADMINS, words: 'choose the default card', ...RISKY },
  'card.delete': { roles: ADMINS, words: 'delete a card', ...RISKY },
  'session.approve': { roles: ADMINS, words: 'approve a sign-in', ...RISKY },
  // Without a code: whoever lost the number gets none.
  'session.end': { roles: ADMINS, words: "end a member's sessions", guarded: true },
  'card.list': { roles: TEAM },
  'card.add': { roles: TEAM, guarded: true },
  'card.charge': { roles: TEAM },
  'campaign.buy': { roles: TEAM },
  'charge.pay': { roles: TEAM },
  'spending.see': { roles: TEAM },
  'spending.setLimits': { roles: ADMINS, words: 'change what may be spent', ...RISKY },
  'purchase.approve': { roles: ADMINS, words: 'approve or decline a purchase', ...RISKY },
  'invoiceDetails.save': { roles: ADMINS, words: 'change whom invoices are made out to', guarded: true },
  'delivery.create': { roles: TEAM },
  'delivery.import': { roles: TEAM },
  'delivery.edit': { roles: TEAM },
  'delivery.cancel': { roles: TEAM },
  'delivery.share': { roles: TEAM },
  'problem.write': { roles: TEAM },
  'address.save': { roles: TEAM },
  'address.delete': { roles: TEAM },
  'deliverySettings.save': { roles: TEAM },
  'menuItem.save': { roles: TEAM },
  'menuItem.delete': { roles: TEAM },
} as const satisfies Record<string, Rule>;

/** Something that a role allows. */
export type Action = keyof typeof POLICY;

/** What users do to their own account, whatever organisation they are in. */
const OWN_POLICY = {
  'session.approveOwn': { guarded: true },
  'session.endOwn': { guarded: true },
  'session.endPresent': {},
  'profile.change': { guarded: true },
  'profile.export': { guarded: true },
  'profile.delete': RISKY,
} as const satisfies Record<string, Pick<Rule, 'guarded' | 'fresh'>>;

export type OwnAction = keyof typeof OWN_POLICY;

/** What only an Admin may do. */
export type AdminAction = {
  [Name in Action]: (typeof POLICY)[Name] extends { readonly words: string } ? Name : never;
}[Action];

/** Every action. */
export const ACTIONS = Object.keys(POLICY) as readonly Action[];

function flagsOf(action: Action | OwnAction): Partial<Rule> {
  const rules: Readonly<Record<Action | OwnAction, Partial<Rule>>> = { ...POLICY, ...OWN_POLICY };
  return rules[action];
}

/** Whether it waits while the sign-in is guarded. */
export function isGuarded(action: Action | OwnAction): boolean {
  return flagsOf(action).guarded === true;
}

/** Whether it asks for a new code when the last one is old. */
export function needsFreshCode(action: Action | OwnAction): boolean {
  return flagsOf(action).fresh === true;
}

/** The roles that may do it. */
export function rolesFor(action: Action): readonly Role[] {
  return POLICY[action].roles;
}

/** Whether a role may do it; a user without a role may do nothing. */
export function may(role: Role | undefined, action: Action): boolean {
  return role !== undefined && rolesFor(action).includes(role);
}

/** What a member is told who may not do it: `Only an Admin can roll a key.` */
export function refusal(action: AdminAction): string {
  return `Only an Admin can ${POLICY[action].words}.`;
}
