import type { ComponentType, ReactNode } from 'react';
import { useLoaded } from './use-loaded';

interface LazyPartProps<Props> {
  /** Stable function around `import()`. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
  /** Shown until the part is loaded. */
  readonly waiting?: ReactNode;
  readonly onFailure: (error: unknown) => void;
}

/** A part of a page whose code is loaded when it is shown. A failure is not remembered: showing it again tries again. */
export function LazyPart<Props extends object>({ load, props, waiting, onFailure }: LazyPartProps<Props>) {
  const { value: Part } = useLoaded(load, onFailure);
  return Part ? <Part {...props} /> : waiting;
}
