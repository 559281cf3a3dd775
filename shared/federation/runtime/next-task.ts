/** Resolves in a task of its own, before which the browser paints and answers keys and presses that came meanwhile. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
