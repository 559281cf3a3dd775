/** The height that every element of a test has, in px; without one, all rows of a list are in sight. */
const HEIGHT = 57;

/** Makes the window of a test a phone's or a desktop's, in which rows have a height. */
export function setScreen(size: 'phone' | 'desktop'): void {
  window.matchMedia = (query: string) =>
    ({
      matches: size === 'phone',
      media: query,
      addEventListener: () => {},
      removeEventListener: () => {},
    }) as unknown as MediaQueryList;
  window.scrollTo = () => {};
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, value: HEIGHT });
}
