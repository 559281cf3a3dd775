import { useState } from 'react';

/** The delivery that stands beside the list. */
export interface Shown {
  /** Its id, or empty. */
  readonly shown: string;
  /** What the address says; the same after a moment. */
  readonly addressed: string;
  /** Shows another or, by an empty id, none. */
  readonly show: (id: string) => void;
}

/** What the address shows or, until it says so too, what was shown since: the row, the panel and its button have it in common. */
export function useShown(addressed: string): Shown {
  const [ahead, setAhead] = useState({ from: addressed, to: addressed });
  // Whoever changes the address says what is shown.
  if (ahead.from !== addressed) setAhead({ from: addressed, to: addressed });
  return { shown: ahead.to, addressed, show: (to) => setAhead({ from: addressed, to }) };
}
