import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';

interface LazyPartProps<Props> {
  /** Stable function around `import()`. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
  /** Stands there until it has arrived. */
  readonly waiting?: ReactNode;
  readonly onFailure: (error: unknown) => void;
}

/** A part of a page whose code is loaded when it is shown. A failure is not remembered: showing it again tries again. */
export function LazyPart<Props extends object>({ load, props, waiting, onFailure }: LazyPartProps<Props>) {
  const [part, setPart] = useState<{ readonly Component: ComponentType<Props> }>();
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    let isShown = true;
    load().then(
      (Component) => isShown && setPart({ Component }),
      (error: unknown) => isShown && fail(error),
    );
    return () => {
      isShown = false;
    };
  }, [load]);
  return part ? <part.Component {...props} /> : waiting;
}
