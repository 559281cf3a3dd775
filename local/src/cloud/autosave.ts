const EVERY_MS = 60_000;

/** Saves that never run side by side. */
export interface Autosave {
  /** Ends the saving by itself and saves a last time. */
  finish(): Promise<void>;
}

/**
 * Saves once a minute, so that little is lost when an emulator or the machine goes down.
 * @param save a rejection leaves what was saved before, and counts only in the last save
 */
export function startAutosave(save: () => Promise<void>): Autosave {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(save).catch(() => {});
  }, EVERY_MS);
  return {
    async finish() {
      clearInterval(timer);
      await running;
      await save();
    },
  };
}
