import { AppError } from '@fleetfoot/shared/domain';
import type { Live } from '@fleetfoot/shared/firebase';
import { deniedAsMissing } from './denied-as-missing';

test('a refusal finds nothing', () => {
  const denied: Live<string> = { status: 'error', error: new AppError('permission-denied', ''), retry() {} };
  expect(deniedAsMissing(denied)).toEqual({ status: 'ready', data: undefined, offline: false });
});

test.each<Live<string>>([
  { status: 'loading' },
  { status: 'ready', data: 'Marula Kitchen', offline: true },
  { status: 'error', error: new AppError('offline', ''), retry() {} },
])('$status is left as it is', (result) => {
  expect(deniedAsMissing(result)).toBe(result);
});
