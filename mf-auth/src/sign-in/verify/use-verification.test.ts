import type { PendingCode } from '@fleetfoot/shared/firebase';
import type { SignInProblem } from '@fleetfoot/shared/firebase/sign-in-problem';
import { acceptEither } from './use-verification';

const problemOf = (error: unknown) => (error as Error).message as SignInProblem;

function sent(accepted: string, options: { sentAt: number; phoneNumber?: string; problem?: SignInProblem }) {
  const { sentAt, phoneNumber = '+27821234567', problem = 'wrong-code' } = options;
  const confirm = jest.fn(async (code: string) => {
    if (code !== accepted) throw new Error(problem);
  });
  return { phoneNumber, sentAt, confirm } satisfies PendingCode;
}

test('the latest code and the one before it are accepted', async () => {
  const either = acceptEither(sent('222222', { sentAt: 2 }), sent('111111', { sentAt: 1 }), problemOf);
  expect(either.sentAt).toBe(2);
  await expect(either.confirm('222222')).resolves.toBeUndefined();
  await expect(either.confirm('111111')).resolves.toBeUndefined();
});

test('a wrong code is refused with the answer for the latest code', async () => {
  const earlier = sent('111111', { sentAt: 1, problem: 'code-expired' });
  const either = acceptEither(sent('222222', { sentAt: 2 }), earlier, problemOf);
  await expect(either.confirm('333333')).rejects.toThrow('wrong-code');
});

test('the earlier code is not tried when the failure is not about the code', async () => {
  const earlier = sent('111111', { sentAt: 1 });
  const either = acceptEither(sent('222222', { sentAt: 2, problem: 'offline' }), earlier, problemOf);
  await expect(either.confirm('111111')).rejects.toThrow('offline');
  expect(earlier.confirm).not.toHaveBeenCalled();
});

test('a code of another number is dropped', () => {
  const latest = sent('222222', { sentAt: 2 });
  expect(acceptEither(latest, sent('111111', { sentAt: 1, phoneNumber: '+27831234567' }), problemOf)).toBe(
    latest,
  );
});
