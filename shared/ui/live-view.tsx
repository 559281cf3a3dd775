import { createContext, type ReactNode, useContext } from 'react';
import { ErrorState } from './error-state';
import { OfflineNotice } from './offline-notice';
import { Stack } from './stack';
import { VisuallyHidden } from './visually-hidden';

/** What a live query knows at the moment; the shape of `Live` of the data layer. */
export type LiveResult<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly data: T; readonly offline: boolean }
  | { readonly status: 'error'; readonly error: { readonly userMessage: string }; retry(): void };

// One notice is enough for views inside one another.
const OfflineIsSaid = createContext(false);

interface LiveViewProps<T> {
  readonly result: LiveResult<T>;
  readonly skeleton: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/** Loading, failed, offline and ready in one place. */
export function LiveView<T>({ result, skeleton, children }: LiveViewProps<T>) {
  const isSaid = useContext(OfflineIsSaid);
  return (
    <>
      <VisuallyHidden role="status">{result.status === 'loading' ? 'Loading…' : ''}</VisuallyHidden>
      {result.status === 'loading' && skeleton}
      {result.status === 'error' && <ErrorState message={result.error.userMessage} onRetry={result.retry} />}
      {result.status === 'ready' && (
        <Stack>
          {result.offline && !isSaid && <OfflineNotice />}
          <OfflineIsSaid value={isSaid || result.offline}>{children(result.data)}</OfflineIsSaid>
        </Stack>
      )}
    </>
  );
}
