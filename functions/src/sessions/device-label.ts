/** The first that a browser's text names is meant: Edge and Opera name Chrome too, and Chrome names Safari. */
const BROWSERS = [
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|CriOS)\//],
  ['Safari', /Safari\//],
] as const;

/** Android's text names Linux too, and that of an iPhone a Mac. */
const SYSTEMS = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['Mac', /Mac OS X/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
] as const;

function nameIn(names: readonly (readonly [string, RegExp])[], agent: string): string | undefined {
  return names.find(([, pattern]) => pattern.test(agent))?.[0];
}

/** What people call a device, by what its browser says it is: `Chrome on Android`. Anybody can claim to be any. */
export function deviceLabel(agent: string): string {
  const browser = nameIn(BROWSERS, agent) ?? 'A browser';
  const system = nameIn(SYSTEMS, agent);
  return system === undefined ? browser : `${browser} on ${system}`;
}
