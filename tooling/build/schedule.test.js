import { schedule } from './schedule.js';

/** Starts tasks and ends them by hand. */
function controlled(tasks, cores = 2) {
  const ends = new Map();
  const started = [];
  const done = schedule(tasks, cores, ({ name }) => {
    started.push(name);
    return new Promise((resolve) => ends.set(name, resolve));
  });
  const end = async (name, passed = true) => {
    ends.get(name)(passed);
    // The scheduler starts the next task in a later turn.
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { done, end, started };
}

test('tasks run side by side as far as the cores allow', async () => {
  const { done, end, started } = controlled([
    { name: 'a' },
    { name: 'b' },
    { name: 'c', cores: 2 },
    { name: 'd' },
  ]);
  expect(started).toEqual(['a', 'b']);
  await end('a');
  expect(started).toEqual(['a', 'b', 'd']);
  await end('b');
  await end('d');
  expect(started).toEqual(['a', 'b', 'd', 'c']);
  await end('c');
  expect(await done).toEqual([]);
});

test('a task starts after those that it needs, and is left out where one of them failed', async () => {
  const tasks = [
    { name: 'build' },
    { name: 'journeys', needs: ['build'] },
    { name: 'pictures', needs: ['journeys'] },
  ];
  const sound = controlled(tasks);
  expect(sound.started).toEqual(['build']);
  await sound.end('build');
  expect(sound.started).toEqual(['build', 'journeys']);

  const broken = controlled(tasks);
  await broken.end('build', false);
  expect(await broken.done).toEqual([tasks[1], tasks[2]]);
  expect(broken.started).toEqual(['build']);
});

test('a task that asks for more cores than there are runs alone', async () => {
  const { end, started } = controlled([{ name: 'wide', cores: 4 }, { name: 'narrow' }]);
  expect(started).toEqual(['wide']);
  await end('wide');
  expect(started).toEqual(['wide', 'narrow']);
});

test('tasks that need each other are named', async () => {
  const tasks = [
    { name: 'hen', needs: ['egg'] },
    { name: 'egg', needs: ['hen'] },
  ];
  await expect(schedule(tasks, 2, async () => true)).rejects.toThrow('hen, egg');
});
