import { watchReleases } from './watch-releases';

let refresh: jest.Mock;
let hidden: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers();
  hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  refresh = jest.fn(async () => true);
  watchReleases(refresh);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('the registry is read again every half minute', () => {
  jest.advanceTimersByTime(29_000);
  expect(refresh).not.toHaveBeenCalled();
  jest.advanceTimersByTime(61_000);
  expect(refresh).toHaveBeenCalledTimes(3);
});

test('after a look that came late the next one is not left out', () => {
  jest.advanceTimersByTime(29_990);
  jest.setSystemTime(Date.now() + 40);
  jest.advanceTimersByTime(10);
  jest.setSystemTime(Date.now() - 40);
  jest.advanceTimersByTime(30_000);
  expect(refresh).toHaveBeenCalledTimes(2);
});

test('a page that nobody sees asks for nothing, and at once when it is seen again', () => {
  hidden.mockReturnValue(true);
  jest.advanceTimersByTime(300_000);
  expect(refresh).not.toHaveBeenCalled();
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('a page without a connection waits for it', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  jest.advanceTimersByTime(90_000);
  expect(refresh).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  expect(refresh).toHaveBeenCalledTimes(1);
});
