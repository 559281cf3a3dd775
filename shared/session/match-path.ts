/** Parameters of a path by name, decoded. */
export type RouteParams = Readonly<Record<string, string>>;

function segments(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/**
 * Matches a path with a route's pattern; a slash at the end makes no difference.
 * @param pattern such as `/deliveries/:deliveryID`
 * @returns the parameters, or `undefined` when the path is another one
 */
export function matchPath(pattern: string, path: string): RouteParams | undefined {
  const expected = segments(pattern);
  const actual = segments(path);
  if (expected.length !== actual.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of expected.entries()) {
    const value = decode(actual[index] ?? '');
    if (value === undefined) return undefined;
    if (part.startsWith(':')) params[part.slice(1)] = value;
    else if (part !== value) return undefined;
  }
  return params;
}
