import { cleanText } from '@fleetfoot/shared/domain';

/** The number of an organisation's first reference, where none has been given yet. */
const FIRST = '1001';

/** Letters that begin an organisation's references: `KK` of Kasi Kitchen, `UM` of Umoya. */
export function initialsOf(organization: string): string {
  const words = organization
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toUpperCase()
    .match(/[A-Z]+/g);
  if (!words) return 'D';
  const [first = ''] = words;
  return words.length === 1
    ? first.slice(0, 2)
    : words
        .map(([letter]) => letter)
        .join('')
        .slice(0, 3);
}

/**
 * The reference after the highest that is known: `KK-1041`.
 * @param known references that were used before, of any form
 */
export function nextReference(organization: string, known: readonly string[]): string {
  const initials = initialsOf(organization);
  const form = new RegExp(`^${initials}-(\\d{1,9})$`, 'i');
  const highest = known
    .flatMap((reference) => form.exec(cleanText(reference))?.[1] ?? [])
    .reduce((most, digits) => (Number(digits) < Number(most) ? most : digits), '');
  const next = highest === '' ? FIRST : String(Number(highest) + 1).padStart(highest.length, '0');
  return `${initials}-${next}`;
}
