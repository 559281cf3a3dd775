import { cleanText, formatPhoneNumber } from '@fleetfoot/shared/domain';
import type { TeamMember } from '@fleetfoot/shared/model/team/people';

/** Lists with more members than this have a search field. */
export const SEARCHED_ABOVE = 8;

function plain(text: string): string {
  return cleanText(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Removes the characters that only separate the digits of a number. */
function compact(text: string): string {
  return text.replace(/[\s().-]/g, '');
}

/** Finds the members whose name, number or e-mail address contains every word of the search. */
export function searchMembers(members: readonly TeamMember[], search: string): readonly TeamMember[] {
  const wanted = plain(search);
  const words = wanted.split(/\s+/);
  const digits = compact(wanted);
  return members.filter(({ fullName, phoneNumber, email }) => {
    const numbers = `${compact(formatPhoneNumber(phoneNumber))} ${phoneNumber}`;
    const text = `${plain(fullName)} ${plain(email)} ${numbers}`;
    return words.every((word) => text.includes(word)) || (digits !== '' && numbers.includes(digits));
  });
}

/** Sorts members by name. */
export function membersByName(members: readonly TeamMember[]): readonly TeamMember[] {
  return members.toSorted((a, b) => a.fullName.localeCompare(b.fullName, 'en-ZA'));
}

/** Whether this member is the only Admin. */
export function isOnlyAdmin(members: readonly TeamMember[], uid: string | undefined): boolean {
  const admins = members.filter(({ role }) => role === 'Admin');
  return admins.length === 1 && admins[0]?.id === uid;
}
