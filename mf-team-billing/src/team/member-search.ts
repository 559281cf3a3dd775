import { formatPhoneNumber, type TeamMember } from '@fleetfoot/shared/domain';

/** Lists longer than this can be searched. */
export const SEARCHED_ABOVE = 8;

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** A number in every way somebody may look for it, without what only divides its digits. */
function compact(text: string): string {
  return text.replace(/[\s().-]/g, '');
}

/** The members in whose name, number or e-mail address all the words are. */
export function searchMembers(members: readonly TeamMember[], search: string): readonly TeamMember[] {
  const wanted = plain(search).trim();
  const words = wanted.split(/\s+/);
  const digits = compact(wanted);
  return members.filter(({ fullName, phoneNumber, email }) => {
    const numbers = `${compact(formatPhoneNumber(phoneNumber))} ${phoneNumber}`;
    const text = `${plain(fullName)} ${plain(email)} ${numbers}`;
    return words.every((word) => text.includes(word)) || (digits !== '' && numbers.includes(digits));
  });
}
