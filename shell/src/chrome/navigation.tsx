import { SMALL_SCREEN } from '@fleetfoot/shared/ui';
import { useCallback, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { usePalette } from '../palette/use-palette';
import { RAIL } from './frame-style';
import { SidebarContent, type SidebarContentProps } from './sidebar-content';
import { TopBar } from './top-bar';
import { useAuthState, useShell, useShellContext } from './use-shell';

export const SidebarPlace = styled.header`
  position: fixed;
  inset-block: 0;
  inset-inline-start: 0;
  z-index: 10;
  width: var(--sidebar);
  overflow-y: auto;
  background: var(--surface);
  border-inline-end: 1px solid var(--border);
  /* What gets the focus is not behind the product's mark. */
  scroll-padding-block-start: 60px;
  @media ${RAIL} {
    scroll-padding-block-start: 108px;
    scrollbar-width: none;
    /* In place of a scrollbar, a shade at the bottom says that there is more. */
    background:
      linear-gradient(var(--surface) 0 0) bottom / 100% 16px no-repeat local,
      linear-gradient(transparent, var(--control)) bottom / 100% 10px no-repeat,
      var(--surface);
  }
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
  const palette = usePalette();
  const { signOut } = useShellContext();
  const nav = useShell((state) => state.nav);
  const path = useShell((state) => state.path);
  const user = useAuthState((state) => state.user);
  const organization = useAuthState((state) => state.selectedOrganization);
  const isSmall = useMediaQuery(SMALL_SCREEN);
  if (user === undefined || organization === undefined) return undefined;
  const Frame = isSmall ? TopBar : Sidebar;
  return (
    <>
      <Frame
        nav={nav}
        path={path}
        fullName={user.fullName}
        organizationName={organization.name}
        onFind={palette.open}
        onSignOut={signOut}
      />
      {palette.Open && <palette.Open onClose={palette.close} />}
    </>
  );
}
