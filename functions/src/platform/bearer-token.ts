/** The token of an Authorization header. */
export function bearerToken(authorization: string | undefined): string | undefined {
  return authorization?.match(/^Bearer ([\w.~+/=-]+)$/i)?.[1];
}
