import { styled } from 'styled-components';
import { SIDEBAR_WIDTH } from './shell-style';
import { SidebarContent, type SidebarContentProps } from './sidebar-content';

const Frame = styled.header`
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
export function Sidebar(props: SidebarContentProps) {
  return (
    <Frame>
      <SidebarContent {...props} />
    </Frame>
  );
}
