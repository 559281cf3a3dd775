/**
 * Runs tasks side by side, as many as the cores allow, each after those that it needs.
 * @template {{ name: string, cores?: number, needs?: string[] }} Task
 * @param {Task[]} tasks in the order in which they start where nothing else decides; `cores` 1 by default
 * @param {number} cores for all tasks together; a task that asks for more runs alone
 * @param {(task: Task) => Promise<boolean>} run whether the task passed
 * @returns {Promise<Task[]>} tasks that did not run because one that they need did not pass
 */
export async function schedule(tasks, cores, run) {
  const waiting = new Set(tasks);
  const running = new Map();
  const passed = new Map();
  const left = [];

  function use({ cores: wanted = 1 }) {
    return Math.min(wanted, cores);
  }

  function skipBlocked() {
    for (const task of waiting) {
      if (!(task.needs ?? []).some((name) => passed.get(name) === false)) continue;
      waiting.delete(task);
      left.push(task);
      passed.set(task.name, false);
      return true;
    }
    return false;
  }

  function nextTask() {
    const used = [...running.keys()].reduce((sum, task) => sum + use(task), 0);
    return [...waiting].find(
      (task) => used + use(task) <= cores && (task.needs ?? []).every((name) => passed.get(name)),
    );
  }

  while (waiting.size > 0 || running.size > 0) {
    while (skipBlocked());
    for (let task = nextTask(); task; task = nextTask()) {
      waiting.delete(task);
      const done = run(task).then((ok) => {
        passed.set(task.name, ok);
        running.delete(task);
      });
      running.set(task, done);
    }
    if (running.size > 0) await Promise.race(running.values());
    else if (waiting.size > 0 && !nextTask()) {
      const names = [...waiting].map(({ name }) => name).join(', ');
      throw new Error(`These steps need one that does not exist, or each other: ${names}.`);
    }
  }
  return left;
}
