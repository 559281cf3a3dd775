import { SMALL_SCREEN } from '@fleetfoot/shared/ui';
import { Sidebar } from './sidebar';
import { TopBar } from './top-bar';
import { useMediaQuery } from './use-media-query';
import { useAuthState, useShell, useShellContext } from './use-shell';

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
