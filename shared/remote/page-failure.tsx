import { useEffect } from 'react';
import { Button, Card, Page, Stack } from '../ui';

interface PageFailureProps {
  readonly title: string;
  readonly message: string;
  readonly onRetry: () => void;
}

export function PageFailure({ title, message, onRetry }: PageFailureProps) {
  return (
    <Page title={title} width="narrow">
      <Card>
        <Stack>
          <p role="alert">{message}</p>
          <div>
            <Button onClick={onRetry}>Retry</Button>
          </div>
        </Stack>
      </Card>
    </Page>
  );
}

interface RemoteCrashProps {
  readonly title: string;
  readonly onShown: () => void;
  readonly onRetry: () => void;
}

/** Shown for a whole remote that crashed outside its pages. */
export function RemoteCrash({ title, onShown, onRetry }: RemoteCrashProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per crash, not per render.
  useEffect(onShown, []);
  return (
    <PageFailure
      title={title}
      message="Something went wrong in this part of the dashboard. Try again; if it keeps happening, contact support."
      onRetry={onRetry}
    />
  );
}
