import { createPortal } from 'react-dom';
import { SlotCover } from './slot-cover';
import { StartupFailure } from './startup-failure';
import { UnknownPage } from './unknown-page';
import { useShell } from './use-shell';

interface MainViewProps {
  /** Where pages of the shell's own stand, inside the main area. */
  readonly element: HTMLElement;
}

/** What the shell itself shows in the main area. */
export function MainView({ element }: MainViewProps) {
  const startup = useShell((state) => state.startup);
  const view = useShell((state) => state.view);
  const slots = useShell((state) => state.slots);
  if (startup.status === 'failed') {
    return createPortal(<StartupFailure onRetry={startup.retry} />, element);
  }
  if (view.kind === 'unknown') return createPortal(<UnknownPage />, element);
  if (view.kind !== 'remote') return undefined;
  const slot = slots[view.remoteId];
  return slot && <SlotCover remoteId={view.remoteId} title={view.title} slot={slot} />;
}
