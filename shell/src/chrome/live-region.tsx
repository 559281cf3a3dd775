import { VisuallyHidden } from '@fleetfoot/shared/ui';
import { useShell } from './use-shell';

/** Speaks the shell's announcements. The key makes a repeated message a new one. */
export function LiveRegion() {
  const { message, count } = useShell((state) => state.announcement);
  return (
    <VisuallyHidden as="div" role="status" aria-live="polite" data-announcer="">
      <span key={count}>{message}</span>
    </VisuallyHidden>
  );
}
