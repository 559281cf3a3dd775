import { PRODUCT_NAME } from '@fleetfoot/shared/domain';
import { Icon, ProductMark } from '@fleetfoot/shared/ui';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { IconButton } from './icon-button';
import { MobileMenu } from './mobile-menu';
import type { SidebarContentProps } from './sidebar-content';

export const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: 10;
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 56px;
  padding-inline: var(--space-2) var(--space-4);
  background: var(--surface);
  border-block-end: 1px solid var(--border);
  font-weight: 650;
`;

/** The chrome of small screens: a bar with a button that opens the sidebar. */
export function TopBar(props: SidebarContentProps) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  function close() {
    setIsOpen(false);
    opener.current?.focus();
  }
  return (
    <Bar>
      <IconButton
        ref={opener}
        type="button"
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="menu" size={24} />
      </IconButton>
      <ProductMark size={24} />
      <span translate="no">{PRODUCT_NAME}</span>
      {isOpen && (
        <MobileMenu
          {...props}
          onFind={() => {
            close();
            props.onFind();
          }}
          onClose={close}
        />
      )}
    </Bar>
  );
}
