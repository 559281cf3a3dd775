import { createProgress } from './progress';

function recorder(isTTY: boolean) {
  const written: string[] = [];
  return { isTTY, write: (text: string) => written.push(text), text: () => written.join('') };
}

test('each step is announced and then reported with the time it took', async () => {
  const output = recorder(false);
  let time = 0;
  const progress = createProgress(output, () => time);
  const work = progress.step('Firestore emulator', Promise.resolve('ready'));
  time = 2_300;
  await expect(work).resolves.toBe('ready');
  expect(output.text()).toMatch(/^ {2}… Firestore emulator\n {2}✓ Firestore emulator +2\.3 s\n$/);
});

test('a failed step is marked and its error passed on', async () => {
  const output = recorder(false);
  const progress = createProgress(output, () => 0);
  await expect(progress.step('Demo data', Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(output.text()).toContain('✗ Demo data');
});

test('a terminal shows what is running, on one line that is erased in the end', async () => {
  const output = recorder(true);
  const progress = createProgress(output, () => 0);
  let finish = () => {};
  const pending = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const step = progress.step('Auth emulator', pending);
  progress.say('Downloading');
  expect(output.text()).toMatch(/Downloading\n.*… 0\.0 s {2}Auth emulator$/s);
  finish();
  await step;
  progress.close();
  expect(output.text().endsWith('\r\u001b[K')).toBe(true);
});

test('the progress line is cleared before a step prints', async () => {
  const output = recorder(true);
  const progress = createProgress(output, () => 0);
  let finish = () => {};
  const build = progress.printingStep(
    'Build',
    new Promise<void>((resolve) => {
      finish = resolve;
    }),
  );
  progress.say('a line');
  expect(output.text().endsWith('a line\n')).toBe(true);
  finish();
  await build;
  progress.close();
  expect(output.text()).toContain('✓ Build');
});
