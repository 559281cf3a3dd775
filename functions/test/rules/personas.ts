/** Who knocks at the wall. The keys are uids, except `signedOut`, who has none. */
export const PERSONAS = {
  signedOut: undefined,
  /** A member by document, whose token carries no number. */
  noPhone: {},
  /** A member by document, whose token carries an empty number. */
  blankPhone: { phone_number: '' },
  outsider: { phone_number: '+27820000001' },
  member: { phone_number: '+27820000002' },
  admin: { phone_number: '+27820000003' },
  /** Admin of another organisation. */
  otherAdmin: { phone_number: '+27820000004' },
  /** Holds invitations of both kinds and belongs to nothing. */
  invited: { phone_number: '+27820000005' },
} as const;

export type Persona = keyof typeof PERSONAS;

export const EVERYBODY = Object.keys(PERSONAS) as Persona[];

export function numberOf(persona: Exclude<Persona, 'signedOut' | 'noPhone' | 'blankPhone'>): string {
  return PERSONAS[persona].phone_number;
}
