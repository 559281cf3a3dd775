import { EMPTY_DELIVERY } from '../typed-delivery';
import { draftWriter } from './draft-writer';

const draft = (external_id: string) => ({ id: 'new-1', values: { ...EMPTY_DELIVERY, external_id } });

function server() {
  const calls: string[] = [];
  const write = jest.fn(async ({ values }: ReturnType<typeof draft>) => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    calls.push(`write ${values.external_id}`);
  });
  const discard = async () => void calls.push('discard');
  const report = jest.fn();
  return {
    calls,
    write,
    report,
    writer: draftWriter({ read: async () => undefined, write, discard }, report),
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a draft is written once when typing rests', async () => {
  const { writer, calls } = server();
  writer.write(draft('O'));
  writer.write(draft('OR'));
  await jest.advanceTimersByTimeAsync(500);
  writer.write(draft('ORD'));
  await jest.advanceTimersByTimeAsync(1_100);
  expect(calls).toEqual(['write ORD']);
});

test('a draft is written at once when the page is left', async () => {
  const { writer, calls } = server();
  writer.write(draft('ORD'));
  writer.flush();
  await jest.advanceTimersByTimeAsync(100);
  expect(calls).toEqual(['write ORD']);
});

test('a running write does not restore a discarded draft', async () => {
  const { writer, calls } = server();
  writer.write(draft('ORD'));
  writer.flush();
  writer.write(draft('ORD-1'));
  void writer.discard();
  await jest.advanceTimersByTimeAsync(2_000);
  expect(calls).toEqual(['write ORD', 'discard']);
});

test('a failure is reported and does not stop the next write', async () => {
  const { writer, calls, write, report } = server();
  write.mockRejectedValueOnce(new Error('offline'));
  writer.write(draft('O'));
  await jest.advanceTimersByTimeAsync(1_100);
  expect(report).toHaveBeenCalledTimes(1);
  writer.write(draft('OR'));
  await jest.advanceTimersByTimeAsync(1_100);
  expect(calls).toEqual(['write OR']);
});
