/** Who knocks at the wall. The keys are uids, except `signedOut`, who has none. */
export const PERSONAS = {
  signedOut: undefined,
  /** A member by document, whose token carries no number. */
  noPhone: {},
  /** A member by document, whose token carries an empty number. */
  blankPhone: { phone_number: '' },
  /** Has signed in and done nothing since. */
  noProfile: { phone_number: '+27820000006' },
  outsider: { phone_number: '+27820000001' },
  /** Holds invitations of both kinds and belongs to nothing. */
  invited: { phone_number: '+27820000005' },
  /** Was a member of the organisation and is no more; a delivery still names them as who created it. */
  exMember: { phone_number: '+27820000007' },
  member: { phone_number: '+27820000002' },
  admin: { phone_number: '+27820000003' },
  /** Admin of another organisation. */
  otherAdmin: { phone_number: '+27820000004' },
} as const;

export type Persona = keyof typeof PERSONAS;

export const EVERYBODY = Object.keys(PERSONAS) as Persona[];

export function numberOf(persona: Exclude<Persona, 'signedOut' | 'noPhone' | 'blankPhone'>): string {
  return PERSONAS[persona].phone_number;
}

/** The number in the token, empty when there is none. */
export function numberInToken(persona: Persona): string {
  const claims: { readonly phone_number?: string } | undefined = PERSONAS[persona];
  return claims?.phone_number ?? '';
}
