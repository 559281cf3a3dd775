/**
 * The address to link to for what is stored as a website; `https://` is added when it was left out.
 * @returns `undefined` for what a browser should not follow, such as `javascript:`
 */
export function websiteAddress(website: string): string | undefined {
  const address = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(website) ? website : `https://${website}`;
  if (website === '' || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
}
