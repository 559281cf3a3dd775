/** What the browser knows about its network connection. */
export interface Connection {
  isOnline(): boolean;
  /** Calls `listener` whenever the answer changes; returns the function that ends it. */
  onChange(listener: () => void): () => void;
}

export const browserConnection: Connection = {
  isOnline: () => navigator.onLine,
  onChange(listener) {
    window.addEventListener('online', listener);
    window.addEventListener('offline', listener);
    return () => {
      window.removeEventListener('online', listener);
      window.removeEventListener('offline', listener);
    };
  },
};
