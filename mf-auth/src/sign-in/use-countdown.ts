import { useEffect, useState } from 'react';

function secondsUntil(moment: number): number {
  return Math.max(0, Math.ceil((moment - performance.now()) / 1000));
}

/**
 * Whole seconds left until a moment, counting down to 0.
 * @param moment milliseconds since the page began to load: nobody sets that clock meanwhile
 */
export function useCountdown(moment: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(moment));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Counted from the clock: a page in the background gets few and late timers.
    function tick() {
      const left = secondsUntil(moment);
      setSeconds(left);
      if (left > 0) timer = setTimeout(tick, (moment - performance.now()) % 1000 || 1000);
    }
    tick();
    return () => clearTimeout(timer);
  }, [moment]);

  return seconds;
}
