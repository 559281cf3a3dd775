import { AppError } from '@fleetfoot/shared/domain';
import type { Live } from '@fleetfoot/shared/firebase';
import { joinLive } from './data';

const ready = (data: number, offline = false): Live<number> => ({ status: 'ready', data, offline });
const loading: Live<number> = { status: 'loading' };
const failed = () => ({ status: 'error', error: new AppError('offline', 'test'), retry: jest.fn() }) as const;
const join = (a: Live<number>, b: Live<number>) => joinLive(a, b, (x, y) => x + y);

test('two reads are ready when both are, and offline when either is', () => {
  expect(join(ready(1), ready(2))).toEqual(ready(3));
  expect(join(ready(1), ready(2, true))).toEqual(ready(3, true));
});

test('two reads are loading while either is', () => {
  expect(join(loading, ready(2))).toEqual(loading);
  expect(join(ready(1), loading)).toEqual(loading);
});

test('two reads fail when either does, and a retry asks the failed ones', () => {
  const [a, b] = [failed(), failed()];
  const both = join(a, b);
  expect(both).toMatchObject({ status: 'error', error: a.error });
  if (both.status === 'error') both.retry();
  expect(a.retry).toHaveBeenCalledTimes(1);
  expect(b.retry).toHaveBeenCalledTimes(1);
  expect(join(loading, b)).toMatchObject({ status: 'error', error: b.error });
});
