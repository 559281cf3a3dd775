import { mergeCodes } from './verification-codes';

const listed = (sessionInfo: string, code: string) => ({ sessionInfo, code, phoneNumber: '+27821234567' });

test('new codes come first, the latest on top, each with the time it was seen', () => {
  const before = mergeCodes([], [listed('a', '111111')], '10:00');
  const after = mergeCodes(
    before,
    [listed('a', '111111'), listed('b', '222222'), listed('c', '333333')],
    '10:01',
  );
  expect(after.map(({ code, time }) => [code, time])).toEqual([
    ['333333', '10:01'],
    ['222222', '10:01'],
    ['111111', '10:00'],
  ]);
});

test('a code that the emulator no longer lists has been used', () => {
  const before = mergeCodes([], [listed('a', '111111'), listed('b', '222222')], '10:00');
  const after = mergeCodes(before, [listed('b', '222222')], '10:01');
  expect(after.map(({ code, used }) => [code, used])).toEqual([
    ['222222', false],
    ['111111', true],
  ]);
});

test('the inbox keeps the newest fifty', () => {
  const many = Array.from({ length: 60 }, (_, index) => listed(`s${index}`, String(100_000 + index)));
  const inbox = mergeCodes([], many, '10:00');
  expect(inbox).toHaveLength(50);
  expect(inbox[0]?.code).toBe('100059');
});
