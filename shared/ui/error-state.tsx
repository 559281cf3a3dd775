import type { ReactNode } from 'react';
import { Button } from './button';
import { Icon } from './icon';
import { NoticeFrame } from './notice-frame';
import { useSay } from './ui-language';

interface ErrorStateProps {
  readonly title?: ReactNode;
  /** What the user can do about it. */
  readonly message: ReactNode;
  readonly onRetry?: (() => void) | undefined;
}

export function ErrorState({ title, message, onRetry }: ErrorStateProps) {
  const say = useSay();
  return (
    <NoticeFrame role="alert">
      <Icon name="warning" size={28} />
      <strong>{title ?? say('This could not be loaded')}</strong>
      <div>{message}</div>
      {onRetry && (
        <Button variant="secondary" onClick={onRetry}>
          {say('Try again')}
        </Button>
      )}
    </NoticeFrame>
  );
}
