import { type Span, trimmed } from './span';

/** An expression that decides: of an `allow`, or what a function returns. */
export interface Condition {
  /** `allow get`, or the function's name. */
  readonly owner: string;
  readonly isAllow: boolean;
  /** The collection of the innermost `match` around it, if any. */
  readonly collection: string | undefined;
  readonly span: Span;
}

const STEP = new RegExp(
  [
    /\bmatch\s+(?<path>\S+)\s+\{/,
    /\bfunction\s+(?<name>\w+)\s*\([^)]*\)\s*\{/,
    /\ballow\s+(?<methods>[\w\s,]+?)\s*(?:(?<open>;)|:\s*if\b)/,
    /\breturn\b/,
    /\{/,
    /\}/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);

function collectionOf(path: string): string | undefined {
  return /\/(\w+)\/(?:\w+|\{\w+\})$/.exec(path)?.[1];
}

/** @param code rules, blanked out */
export function findConditions(code: string): Condition[] {
  const conditions: Condition[] = [];
  const around: { readonly collection?: string | undefined; readonly name?: string | undefined }[] = [];
  const step = new RegExp(STEP);

  for (let found = step.exec(code); found; found = step.exec(code)) {
    const { path, name, methods, open } = found.groups ?? {};
    const outer = around.at(-1);
    if (found[0] === '}') {
      around.pop();
    } else if (path !== undefined) {
      around.push({ collection: collectionOf(path) ?? outer?.collection });
    } else if (found[0].endsWith('{')) {
      around.push({ collection: outer?.collection, name: name ?? outer?.name });
    } else if (open) {
      throw new Error(`"${found[0]}" has no condition.`);
    } else {
      const end = code.indexOf(';', step.lastIndex);
      if (end < 0) throw new Error(`Nothing ends "${found[0]}".`);
      conditions.push({
        owner: methods === undefined ? (outer?.name ?? '') : `allow ${methods}`,
        isAllow: methods !== undefined,
        collection: outer?.collection,
        span: trimmed(code, { start: step.lastIndex, end }),
      });
      step.lastIndex = end;
    }
  }
  return conditions;
}
