import type { Handler, Listener, MVCObject } from './mvc-object';

function addListenerOnce(target: MVCObject, name: string, handler: Handler): Listener {
  const listener = target.addListener(name, (...args) => {
    listener.remove();
    handler(...args);
  });
  return listener;
}

/** google.maps.event. */
export const mapEvents = {
  addListener: (target: MVCObject, name: string, handler: Handler) => target.addListener(name, handler),
  addListenerOnce,
  removeListener: (listener?: Listener | null) => listener?.remove(),
  clearInstanceListeners: (target: MVCObject) => target.forget(),
  clearListeners: (target: MVCObject, name: string) => target.forget(name),
  trigger: (target: MVCObject, name: string, ...args: unknown[]) => target.tell(name, ...args),
};
