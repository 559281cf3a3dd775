export type CardFieldName = 'number' | 'expiry' | 'cvc';
/** What is typed, as the fields show it. */
export type CardText = Readonly<Record<CardFieldName, string>>;

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

export function isAmex(number: string): boolean {
  return /^3[47]/.test(digitsOf(number));
}

function formatNumber(text: string): string {
  const digits = digitsOf(text);
  const groups = isAmex(digits)
    ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10, 15)]
    : (digits.slice(0, 16).match(/.{1,4}/g) ?? []);
  return groups.filter(Boolean).join(' ');
}

/** `5` becomes `05`, and `13` can only be the first month of a year that begins with 3. */
function formatExpiry(text: string): string {
  const typed = digitsOf(text);
  const isSingle = /^(?:[2-9]|1[3-9])/.test(typed);
  const digits = (isSingle ? `0${typed}` : typed).slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
}

/** What a field shows for what was typed into it. */
export function formatField(field: CardFieldName, text: string): string {
  if (field === 'number') return formatNumber(text);
  return field === 'expiry' ? formatExpiry(text) : digitsOf(text).slice(0, 4);
}

/** The month and the full year of `12 / 34`. */
export function expiryOf(text: string): { readonly month: number; readonly year: number } {
  const digits = digitsOf(text);
  return { month: Number(digits.slice(0, 2)), year: 2000 + Number(digits.slice(2)) };
}
