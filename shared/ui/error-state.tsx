import type { ReactNode } from 'react';
import { Button } from './button';
import { Icon } from './icon';
import { NoticeFrame } from './notice-frame';

interface ErrorStateProps {
  readonly title?: ReactNode;
  /** What the user can do about it. */
  readonly message: ReactNode;
  readonly onRetry?: (() => void) | undefined;
}

export function ErrorState({ title = 'This could not be loaded', message, onRetry }: ErrorStateProps) {
  return (
    <NoticeFrame role="alert">
      <Icon name="warning" size={28} />
      <strong>{title}</strong>
      <div>{message}</div>
      {onRetry && (
        <Button variant="secondary" onClick={onRetry}>
          Try again
        </Button>
      )}
    </NoticeFrame>
  );
}
