/** A value that any protocol carries. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** The point of a window that is pressed, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A window of a browser, with the little that every protocol can do. */
export interface Engine {
  /** Name and version, for the report. */
  readonly version: string;
  /** Loads an address; resolves when the document has loaded. */
  open(url: string): Promise<void>;
  /** Calls a function in the page, which knows its arguments and nothing else. */
  run<Args extends readonly Json[], Result extends Json>(
    code: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result>;
  /** Presses as a mouse does. */
  press(point: Point): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  /** Errors and warnings of the console so far. */
  problems(): Promise<readonly string[]>;
  /** Ends the browser and all that was started with it. */
  close(): Promise<void>;
}

/** The text of a call that returns its result as JSON: protocols differ in how they carry objects. */
export function asExpression(code: (...args: never) => Json, args: readonly Json[]): string {
  return `JSON.stringify((${code.toString()})(...${JSON.stringify(args)}))`;
}

/** The pointer's part of a press, as both WebDriver protocols spell it. */
export function pressActions({ x, y }: Point): Json {
  return [
    {
      type: 'pointer',
      id: 'mouse',
      actions: [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    },
  ];
}

/** The keys of a text, as both WebDriver protocols spell them. */
export function typeActions(text: string): Json {
  const keys = [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
  return [{ type: 'key', id: 'keyboard', actions: keys }];
}
