import { runMachine } from './run-machine';

type Effect = { readonly kind: 'note' | 'fail'; readonly text: string };

function scene(onError?: (error: unknown, effect: Effect) => void) {
  const notes: string[] = [];
  const machine = runMachine<number, string, Effect>({
    initial: 0,
    transition: (count, text) => ({
      state: count + 1,
      effects: [
        { kind: text === 'bad' ? 'fail' : 'note', text },
        { kind: 'note', text: `${text} again` },
      ],
    }),
    perform: {
      note({ text }) {
        notes.push(`${text} at ${machine.getState()}`);
        if (text === 'first') machine.dispatch('second');
      },
      fail({ text }) {
        throw new Error(text);
      },
    },
    ...(onError && { onError }),
  });
  return { machine, notes };
}

test('an event that an effect sets off waits for the effects before it', () => {
  const { machine, notes } = scene();
  machine.dispatch('first');
  expect(notes).toEqual(['first at 1', 'first again at 1', 'second at 2', 'second again at 2']);
});

test('a failed effect is told, and the others are done', () => {
  const onError = jest.fn();
  const { machine, notes } = scene(onError);
  machine.dispatch('bad');
  expect(onError).toHaveBeenCalledWith(new Error('bad'), { kind: 'fail', text: 'bad' });
  expect(notes).toEqual(['bad again at 1']);
});

test('a failed effect that nobody takes is thrown, and the next event runs', () => {
  const { machine, notes } = scene();
  expect(() => machine.dispatch('bad')).toThrow('bad');
  machine.dispatch('good');
  expect(notes).toEqual(['good at 2', 'good again at 2']);
});
