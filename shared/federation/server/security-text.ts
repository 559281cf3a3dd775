const CONTACT = 'mailto:admin@fleetfoot.co.za';
const DAY_MS = 86_400_000;
const VALID_DAYS = 365;

/** Where researchers look for it, by RFC 9116. */
export const SECURITY_TEXT_PATH = '/.well-known/security.txt';

export interface SecurityTextOptions {
  /** The moment it is valid from; its day is what counts, so that builds of one day are the same. */
  readonly from: Date;
  /** Origin of the site, https; a site that does not know its own address says nothing. */
  readonly origin?: string | undefined;
}

/** `security.txt`: whom to tell of a weakness, and until when that holds. */
export function securityText({ from, origin }: SecurityTextOptions): string {
  const day = Math.floor(from.getTime() / DAY_MS);
  const lines = [
    `Contact: ${CONTACT}`,
    `Expires: ${new Date((day + VALID_DAYS) * DAY_MS).toISOString()}`,
    'Preferred-Languages: en',
    ...(origin === undefined ? [] : [`Canonical: ${origin}${SECURITY_TEXT_PATH}`]),
  ];
  return `${lines.join('\n')}\n`;
}
