import { SMALL_SCREEN } from '@fleetfoot/shared/ui';
import { useCallback, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { SIDEBAR_WIDTH } from './shell-style';
import { SidebarContent, type SidebarContentProps } from './sidebar-content';
import { TopBar } from './top-bar';
import { useAuthState, useShell, useShellContext } from './use-shell';

export const SidebarPlace = styled.header`
  position: fixed;
  inset-block: 0;
  inset-inline-start: 0;
  z-index: 10;
  width: ${SIDEBAR_WIDTH};
  overflow-y: auto;
  background: var(--surface);
  border-inline-end: 1px solid var(--border);
`;

/** The sidebar of wide screens, always there. */
function Sidebar(props: SidebarContentProps) {
  return (
    <SidebarPlace>
      <SidebarContent {...props} />
    </SidebarPlace>
  );
}

/** Whether a media query holds; follows the window. */
function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

/** Navigation and account, for set-up users. */
export function Navigation() {
  const { signOut } = useShellContext();
  const nav = useShell((state) => state.nav);
  const path = useShell((state) => state.path);
  const user = useAuthState((state) => state.user);
  const organization = useAuthState((state) => state.selectedOrganization);
  const isSmall = useMediaQuery(SMALL_SCREEN);
  if (user === undefined || organization === undefined) return undefined;
  const Frame = isSmall ? TopBar : Sidebar;
  return (
    <Frame
      nav={nav}
      path={path}
      fullName={user.fullName}
      organizationName={organization.name}
      onSignOut={signOut}
    />
  );
}
