import { useEffect } from 'react';
import { PageFailure } from './page-failure';

interface RemoteCrashProps {
  readonly title: string;
  readonly onShown: () => void;
  readonly onRetry: () => void;
}

/** Stands for a whole remote that crashed outside its pages. */
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
