/** Where the progress is written: the terminal, or a test's recorder. */
export interface ProgressOutput {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

export interface Progress {
  /** Shows a step while `work` runs, and how long it took; returns what `work` resolves to. */
  step<T>(title: string, work: Promise<T>): Promise<T>;
  /** A step whose work prints lines of its own: the progress line keeps out of their way. */
  printingStep<T>(title: string, work: Promise<T>): Promise<T>;
  /** Prints a line above the running steps. */
  say(line: string): void;
  /** Ends the progress line. */
  close(): void;
}

const ERASE_LINE = '\r\u001b[K';

/**
 * Says each step as it goes. On a terminal a last line shows, ten times a second, what is still running and since when;
 * elsewhere each step is one line when it starts and one when it ends.
 */
export function createProgress(output: ProgressOutput, now: () => number = Date.now): Progress {
  const began = now();
  const running = new Set<string>();
  const seconds = (since: number) => `${((now() - since) / 1000).toFixed(1)} s`;
  const live = output.isTTY === true;
  let printing = 0;
  const draw = () => {
    if (running.size > 0 && printing === 0)
      output.write(`${ERASE_LINE}  … ${seconds(began)}  ${[...running].join(', ')}`);
  };
  const say = (line: string) => {
    output.write(live ? `${ERASE_LINE}${line}\n` : `${line}\n`);
    if (live) draw();
  };
  const timer = live ? setInterval(draw, 100) : undefined;
  timer?.unref();
  const step = async <T>(title: string, work: Promise<T>): Promise<T> => {
    const started = now();
    running.add(title);
    if (!live || printing > 0) say(`  … ${title}`);
    try {
      const result = await work;
      running.delete(title);
      say(`  ✓ ${title.padEnd(32)} ${seconds(started)}`);
      return result;
    } catch (error) {
      running.delete(title);
      say(`  ✗ ${title.padEnd(32)} ${seconds(started)}`);
      throw error;
    }
  };
  return {
    say,
    step,
    async printingStep(title, work) {
      printing += 1;
      return step(
        title,
        work.finally(() => {
          printing -= 1;
        }),
      );
    },
    close() {
      clearInterval(timer);
      if (live) output.write(ERASE_LINE);
    },
  };
}
