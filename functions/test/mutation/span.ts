/** A stretch of the source, the end not included. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export function textOf(source: string, { start, end }: Span): string {
  return source.slice(start, end);
}

/** The same stretch without the white space at its ends. */
export function trimmed(source: string, span: Span): Span {
  const text = textOf(source, span);
  return {
    start: span.start + text.length - text.trimStart().length,
    end: span.end - (text.length - text.trimEnd().length),
  };
}

export function replaced(source: string, { start, end }: Span, text: string): string {
  return source.slice(0, start) + text + source.slice(end);
}

/** From 1. */
export function lineOf(source: string, position: number): number {
  return source.slice(0, position).split('\n').length;
}
