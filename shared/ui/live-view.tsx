import { createContext, type ReactNode, useContext } from 'react';
import { ErrorState } from './error-state';
import { Icon } from './icon';
import { NoticeFrame } from './notice-frame';
import { OldDataNotice } from './old-data-notice';
import { Stack } from './stack';
import { type UiWord, useSay } from './ui-language';
import { useIsMissingOffline, useOffline, useSaysOffline } from './use-offline';
import { VisuallyHidden } from './visually-hidden';

/** What a live query knows at the moment; the shape of `Live` of the data layer. */
export type LiveResult<T> =
  | { readonly status: 'loading' }
  | {
      readonly status: 'ready';
      readonly data: T;
      /** The browser has no connection. */
      readonly offline: boolean;
      /** When the data was last confirmed, by the device's clock; there while it may be out of date. */
      readonly asOf?: Date;
      /** It was seen on an earlier page. */
      readonly isSeen?: boolean;
    }
  | { readonly status: 'error'; readonly error: { readonly userMessage: string }; retry(): void };

// One notice is enough for views inside one another.
const AgeIsSaid = createContext(false);

const MISSING: UiWord =
  'You are offline, and this is not on your device. It loads as soon as the connection is back.';

/** In place of what neither the network nor the device has. */
function MissingOffline() {
  const say = useSay();
  const isFirst = useSaysOffline(true);
  if (!isFirst) return undefined;
  return (
    <NoticeFrame role="alert" data-says-offline>
      <Icon name="offline" size={28} />
      <strong>{say('This could not be loaded')}</strong>
      <div>{say(MISSING)}</div>
    </NoticeFrame>
  );
}

interface LiveViewProps<T> {
  readonly result: LiveResult<T>;
  readonly skeleton: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/** Loading, failed, out of date and ready in one place. */
export function LiveView<T>({ result, skeleton, children }: LiveViewProps<T>) {
  const isSaid = useContext(AgeIsSaid);
  const say = useSay();
  const isOffline = useOffline();
  const isLate = useIsMissingOffline(result.status === 'loading');
  const isMissing = isLate || (isOffline && result.status === 'error');
  const isOld = result.status === 'ready' && (result.offline || result.asOf !== undefined);
  return (
    <>
      <VisuallyHidden role="status">
        {result.status === 'loading' && !isMissing ? say('Loading…') : ''}
      </VisuallyHidden>
      {isMissing && <MissingOffline />}
      {result.status === 'loading' && !isMissing && skeleton}
      {result.status === 'error' && !isMissing && (
        <ErrorState message={result.error.userMessage} onRetry={result.retry} />
      )}
      {result.status === 'ready' && (
        <Stack>
          {isOld && !isSaid && <OldDataNotice {...result} />}
          <AgeIsSaid value={isSaid || isOld}>{children(result.data)}</AgeIsSaid>
        </Stack>
      )}
    </>
  );
}
