import { useEffect, useId, useState, useSyncExternalStore } from 'react';

function listen(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether the browser says that it has no connection. */
export function useOffline(): boolean {
  return useSyncExternalStore(
    listen,
    () => !navigator.onLine,
    () => false,
  );
}

/** How long what the device keeps may take to come, in milliseconds. */
const PATIENCE_MS = 2_000;

/** Whether something has been waited for without a connection for longer than what the device keeps would take. */
export function useIsMissingOffline(isWaiting: boolean): boolean {
  const isAsked = useOffline() && isWaiting;
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isAsked) return undefined;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isAsked]);
  return isAsked && isLate;
}

let speakers: readonly string[] = [];
const listeners = new Set<() => void>();

function setSpeakers(next: readonly string[]): void {
  speakers = next;
  for (const listener of listeners) listener();
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether this part of the page is the first of those that would say that there is no connection: one says it for all. */
export function useSaysOffline(isWanted: boolean): boolean {
  const id = useId();
  useEffect(() => {
    if (!isWanted) return undefined;
    setSpeakers([...speakers, id]);
    return () => setSpeakers(speakers.filter((other) => other !== id));
  }, [isWanted, id]);
  return useSyncExternalStore(
    follow,
    () => isWanted && speakers[0] === id,
    () => false,
  );
}
