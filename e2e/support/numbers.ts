/** Makes mobile numbers that no other test of this run has: `+2763` and nine digits in all. */
export function numberSource(workerIndex: number): () => string {
  let taken = 0;
  return () => {
    taken += 1;
    return `+2763${String(workerIndex).padStart(3, '0')}${String(taken).padStart(4, '0')}`;
  };
}

/** What is typed behind the fixed +27. */
export function afterPrefix(phoneNumber: string): string {
  return phoneNumber.slice(3);
}

/** A number as the dashboard writes it: `063 000 0001`. */
export function asShown(phoneNumber: string): string {
  return `0${phoneNumber.slice(3, 5)} ${phoneNumber.slice(5, 8)} ${phoneNumber.slice(8)}`;
}
