/**
 * Makes mobile numbers that no other test has: `+2763`, two digits of the minute (for a cloud that is used again),
 * two of the worker and three that count.
 */
export function numberSource(workerIndex: number): () => string {
  const minute = Math.floor(Date.now() / 60_000) % 100;
  let taken = 0;
  return () => {
    taken += 1;
    const digits = [
      String(minute).padStart(2, '0'),
      String(workerIndex % 100).padStart(2, '0'),
      String(taken).padStart(3, '0'),
    ];
    return `+2763${digits.join('')}`;
  };
}

/** The digits typed behind the fixed +27. */
export function afterPrefix(phoneNumber: string): string {
  return phoneNumber.slice(3);
}

/** A number as the dashboard writes it: `063 000 0001`. */
export function asShown(phoneNumber: string): string {
  return `0${phoneNumber.slice(3, 5)} ${phoneNumber.slice(5, 8)} ${phoneNumber.slice(8)}`;
}
