import { GlobalStyle } from '@fleetfoot/shared/ui';
import { ChromeBoundary } from './chrome-boundary';
import { LazyNavigation } from './lazy-navigation';
import { LiveRegion } from './live-region';
import { MainView } from './main-view';
import { OfflineBanner } from './offline-banner';
import { ShellContext, type ShellContextValue } from './shell-context';
import { ShellNotice } from './shell-notice';
import { ShellStyle } from './shell-style';
import { SkipLink } from './skip-link';

interface ChromeProps {
  readonly context: ShellContextValue;
  readonly mainElement: HTMLElement;
}

/** Everything that the shell draws around the remotes, and in their place while they are missing. */
export function Chrome({ context, mainElement }: ChromeProps) {
  return (
    <ShellContext value={context}>
      <GlobalStyle />
      <ShellStyle />
      <ChromeBoundary>
        <SkipLink />
        <LazyNavigation />
        <ShellNotice />
        <MainView element={mainElement} />
        <OfflineBanner />
        <LiveRegion />
      </ChromeBoundary>
    </ShellContext>
  );
}
