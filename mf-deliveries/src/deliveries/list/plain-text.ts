import { cleanText } from '@fleetfoot/shared/domain';

// Most texts have no accents, and looking for them costs ten times as much as this.
const NEEDS_DECOMPOSING = /[^ -~\s]/;

/** A text without its capitals, its accents and what shows nothing, for finding and ordering. */
export function plainText(text: string): string {
  const plain = NEEDS_DECOMPOSING.test(text)
    ? cleanText(text).normalize('NFKD').replace(/\p{M}/gu, '')
    : text;
  return plain.toLowerCase();
}
