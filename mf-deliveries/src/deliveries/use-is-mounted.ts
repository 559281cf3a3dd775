import { useCallback, useEffect, useRef } from 'react';

/** Whether the component is still mounted, for work that may end after the user has left the page. */
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
