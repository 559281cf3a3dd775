import type { DayLines, SetupStep } from '@fleetfoot/shared/contract';

/** As unchecked as the code of a remote of another release is. */
type Unchecked = Readonly<Record<string, unknown>>;

function isLine(line: unknown): line is Unchecked {
  if (typeof line !== 'object' || line === null) return false;
  const { label, path, order } = line as Unchecked;
  return (
    typeof label === 'string' &&
    typeof path === 'string' &&
    // A page of the product, and nothing that runs.
    /^\/(?![/\\])/.test(path) &&
    typeof order === 'number'
  );
}

function wellFormed<Line extends object>(lines: readonly Line[] | undefined, name: keyof Line, type: string) {
  const given: readonly Line[] = Array.isArray(lines) ? lines : [];
  return given.filter((line) => isLine(line) && typeof line[name] === type);
}

/** What of a remote's lines can be shown: a line that is none is left out, so that it costs no other. */
export function linesOf(told: DayLines | undefined): DayLines {
  return {
    steps: wellFormed(told?.steps, 'isDone', 'boolean'),
    figures: wellFormed(told?.figures, 'value', 'string'),
    isPartial: told?.isPartial === true,
    isNew: told?.isNew === true,
    stops: wellFormed(told?.stops, 'text', 'string'),
  };
}

/** Whether there is something to set up, and all of it is done. */
export function areAllDone(steps: readonly SetupStep[]): boolean {
  return steps.length > 0 && steps.every(({ isDone }) => isDone);
}
