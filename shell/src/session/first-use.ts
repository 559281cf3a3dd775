const SIGNS_OF_USE = ['focusin', 'pointerdown', 'pointermove', 'keydown', 'touchstart'] as const;

/** Longest time after load without any sign of use, in milliseconds. */
const IDLE_TIMEOUT_MS = 4_000;

/** Resolves when somebody begins to use the page, or once it has been idle after loading. */
export function firstUse(): Promise<void> {
  return new Promise((resolve) => {
    function done(): void {
      for (const type of SIGNS_OF_USE) document.removeEventListener(type, done, true);
      window.removeEventListener('load', whenIdle);
      resolve();
    }
    function whenIdle(): void {
      setTimeout(done, IDLE_TIMEOUT_MS);
    }
    for (const type of SIGNS_OF_USE) document.addEventListener(type, done, { capture: true, passive: true });
    if (document.readyState === 'complete') whenIdle();
    else window.addEventListener('load', whenIdle);
  });
}
