/** What the browser tells a new page of its connection; `undefined` for one that tells nothing. */
export function setConnection(connection: object | undefined): void {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
  // As `isDataLight` has kept it for the page before.
  delete document.documentElement.dataset.slow;
}
