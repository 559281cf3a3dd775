import { TEST_PATHS } from '@fleetfoot/shared/federation/runtime';
import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { RAIL } from '../chrome/frame-style';
import { switchStyle } from '../chrome/switch-style';
import { useShell } from '../chrome/use-shell';

const HOME = '/';

const Switch = styled.a`
  ${switchStyle}
  @media ${RAIL} { padding-inline: 4px; }
`;

/** Leads to the first page of test mode and back. Without such a page there is no switch. */
export function TestModeSwitch() {
  const isOn = useShell((state) => state.path.startsWith(TEST_PATHS));
  const first = useShell((state) => state.nav.find(({ path }) => path.startsWith(TEST_PATHS))?.path);
  if (first === undefined) return undefined;
  function press(event: KeyboardEvent<HTMLAnchorElement>) {
    if (event.key !== ' ') return;
    event.preventDefault();
    event.currentTarget.click();
  }
  return (
    // It leads somewhere: as a link it is preloaded, can be opened in another tab and closes the menu.
    <Switch href={isOn ? HOME : first} role="switch" aria-checked={isOn} onKeyDown={press}>
      <span data-name="">Test mode</span>
      <i />
    </Switch>
  );
}
