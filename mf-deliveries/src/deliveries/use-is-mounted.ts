import { useCallback, useEffect, useRef } from 'react';

/** Tells whether the user is still on the page, for work that ends after they may have left it. */
export function useIsMounted(): () => boolean {
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return useCallback(() => mounted.current, []);
}
