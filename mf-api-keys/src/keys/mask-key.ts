const SHOWN = 4;
const DOTS = '•'.repeat(12);

/** A key with all but its last four characters hidden; a key too short to keep a secret is hidden whole. */
export function maskKey(key: string): string {
  return key.length > 3 * SHOWN ? DOTS + key.slice(-SHOWN) : DOTS;
}
