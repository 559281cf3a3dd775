import { setConnection } from '@fleetfoot/shared/testing';
import { chooseData, dataChoice, forgetUser, isDataLight, onDataChoice } from '.';

afterEach(() => {
  setConnection(undefined);
  localStorage.clear();
});

test.each([
  [{ saveData: true }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '3g' }, true],
  [{ effectiveType: '4g' }, false],
  [undefined, false],
])('a connection that tells %p decides while nothing is chosen', (connection, isLight) => {
  setConnection(connection);
  expect(isDataLight()).toBe(isLight);
});

test('a choice outranks the connection, is told at once, and back is the connection again', () => {
  const heard: boolean[] = [];
  const stop = onDataChoice(() => heard.push(isDataLight()));
  chooseData('on', 'u1');
  setConnection({ saveData: true });
  chooseData('off', 'u1');
  chooseData('auto', 'u1');
  stop();
  chooseData('on', 'u1');
  expect(heard).toEqual([true, false, true]);
});

test('a choice goes with the user who made it', async () => {
  chooseData('on', 'u1');
  await forgetUser('u1');
  expect(dataChoice()).toBe('auto');
});

test('a value that nobody chooses counts as no choice', () => {
  localStorage.setItem('fleetfoot.device.u1.save-data', 'always');
  expect(dataChoice()).toBe('auto');
});

test('a link that changes its mind decides for the next page, and for who chooses Automatic again', () => {
  setConnection({ effectiveType: '4g' });
  expect(isDataLight()).toBe(false);
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { effectiveType: '3g' } });
  expect(isDataLight()).toBe(false);
  chooseData('auto', 'u1');
  expect(isDataLight()).toBe(true);
});

test('a choice that the browser does not keep leaves the one before', () => {
  chooseData('on', 'u1');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => chooseData('off', 'u2')).toThrow('full');
  jest.restoreAllMocks();
  expect(dataChoice()).toBe('on');
});
