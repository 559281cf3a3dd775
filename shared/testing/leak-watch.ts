export interface LeakWatch {
  /** What was started since the watch began and has not been ended, in words. */
  leaks(): readonly string[];
  stop(): void;
}

type Listener = [target: string, type: string, listener: unknown, capture: boolean];

function isCapture(options: boolean | AddEventListenerOptions | undefined): boolean {
  return typeof options === 'object' ? options.capture === true : options === true;
}

/** Watches intervals, listeners on window and document, and elements added to body and head. */
export function watchLeaks(): LeakWatch {
  const intervals = new Set<unknown>();
  const listeners: Listener[] = [];
  const elements = new Set<Element>([...document.body.children, ...document.head.children]);
  const restore: (() => void)[] = [];

  for (const [name, target] of [
    ['window', window],
    ['document', document],
  ] as const) {
    const { addEventListener, removeEventListener } = target;
    target.addEventListener = (
      type: string,
      listener: unknown,
      options?: boolean | AddEventListenerOptions,
    ) => {
      listeners.push([name, type, listener, isCapture(options)]);
      addEventListener.call(target, type, listener as EventListener, options);
    };
    target.removeEventListener = (
      type: string,
      listener: unknown,
      options?: boolean | EventListenerOptions,
    ) => {
      const index = listeners.findIndex(
        ([at, kind, known, capture]) =>
          at === name && kind === type && known === listener && capture === isCapture(options),
      );
      if (index >= 0) listeners.splice(index, 1);
      removeEventListener.call(target, type, listener as EventListener, options);
    };
    restore.push(() => Object.assign(target, { addEventListener, removeEventListener }));
  }

  const { setInterval, clearInterval } = globalThis;
  globalThis.setInterval = ((...args: Parameters<typeof setInterval>) => {
    const id = setInterval(...args);
    intervals.add(id);
    return id;
  }) as typeof setInterval;
  globalThis.clearInterval = ((id) => {
    intervals.delete(id);
    clearInterval(id);
  }) as typeof clearInterval;
  restore.push(() => Object.assign(globalThis, { setInterval, clearInterval }));

  function added(): Element[] {
    const now = [...document.body.children, ...document.head.children];
    // styled-components keeps one style element until the page is closed.
    return now.filter((element) => !elements.has(element) && !element.matches('style[data-styled]'));
  }

  return {
    leaks: () => [
      ...listeners.map(([target, type]) => `listener for ${type} on ${target}`),
      ...[...intervals].map(() => 'interval'),
      ...added().map((element) => `element ${element.outerHTML.slice(0, 80)}`),
    ],
    stop() {
      for (const undo of restore) undo();
    },
  };
}
