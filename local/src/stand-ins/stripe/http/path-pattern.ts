function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Matches `POST /v1/customers/cus_1` for `POST /v1/customers/*`; each star stands for one part of the path. */
export function pathPattern(pattern: string): RegExp {
  return new RegExp(`^${pattern.split('*').map(escaped).join('([^/]+)')}$`);
}
