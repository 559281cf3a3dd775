import { serverTimestamp } from './client-sdk';
import { numberInToken, type Persona } from './personas';

/** What the profile screen writes. */
export function newProfile(id: string, persona: Persona): Record<string, unknown> {
  return {
    id,
    fullName: 'Thandi Nkosi',
    email: 'thandi@example.co.za',
    phoneNumber: numberInToken(persona),
    dateJoined: serverTimestamp(),
  };
}
