import { VisuallyHidden } from '@fleetfoot/shared/ui';
import { Component, type ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { styled } from 'styled-components';
import { report } from '../report';
import { MainView } from './main-view';
import { OfflineBanner } from './offline-banner';
import { SignedInParts } from './signed-in-parts';
import { ShellContext, type ShellContextValue, useShell } from './use-shell';

/** Keeps a crash of the chrome from the remotes, which are mounted outside it. A React error boundary has to be a class. */
class ChromeBoundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    report(error, { shell: 'chrome' });
  }

  override render(): ReactNode {
    return this.state.failed ? <a href="/">Go to the start page</a> : this.props.children;
  }
}

const Skip = styled.a`
  position: fixed;
  inset: var(--space-2) auto auto var(--space-2);
  z-index: 30;
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius);
  background: var(--surface);
  box-shadow: 0 0 0 1px var(--border);
  transform: translateY(-200%);
  &:focus { transform: none; }
`;

/**
 * Announces the shell's messages and the page's to screen readers, from outside of the chrome, which is English: most are
 * in the language of the page. The key makes a repeated message a new one.
 */
function LiveRegion() {
  const { message, count } = useShell((state) => state.announcement);
  return createPortal(
    <VisuallyHidden as="div" role="status" aria-live="polite" data-announcer="">
      <span key={count}>{message}</span>
    </VisuallyHidden>,
    document.body,
  );
}

interface ChromeProps {
  readonly context: ShellContextValue;
  readonly mainElement: HTMLElement;
}

/** Everything that the shell draws around the remotes, and in their place while they are missing. */
export function Chrome({ context, mainElement }: ChromeProps) {
  return (
    <ShellContext value={context}>
      <ChromeBoundary>
        <Skip href="#outlet">Skip to main content</Skip>
        <SignedInParts />
        <MainView element={mainElement} />
        <OfflineBanner />
        <LiveRegion />
      </ChromeBoundary>
    </ShellContext>
  );
}

/** Draws the chrome, with its first frame already on the page when this returns. */
export function renderChrome(
  container: HTMLElement,
  mainElement: HTMLElement,
  context: ShellContextValue,
): void {
  const root = createRoot(container);
  flushSync(() => root.render(<Chrome context={context} mainElement={mainElement} />));
}
