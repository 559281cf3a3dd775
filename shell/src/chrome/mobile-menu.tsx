import { Icon } from '@fleetfoot/shared/ui';
import { type MouseEvent, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { IconButton } from './icon-button';
import { SidebarContent, type SidebarContentProps } from './sidebar-content';

const Frame = styled.dialog`
  width: min(320px, 88vw);
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: var(--surface);
  color: inherit;
  overscroll-behavior: contain;
  /* What gets the focus is not behind the product's mark. */
  scroll-padding-block-start: 60px;
  &::backdrop { background: var(--backdrop); }
`;

const Close = styled(IconButton)`
  position: absolute;
  inset: var(--space-3) var(--space-3) auto auto;
  z-index: 1;
  color: var(--muted);
`;

interface MobileMenuProps extends SidebarContentProps {
  readonly onClose: () => void;
}

/** The sidebar of small screens: over the page, which is inert while it is mounted. */
export function MobileMenu({ onClose, ...content }: MobileMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    // jsdom and old browsers have no modal dialogs: there it is shown in place.
    if (typeof element.showModal === 'function') element.showModal();
    else element.setAttribute('open', '');
    return () => element.close?.();
  }, []);

  function onClick(event: MouseEvent<HTMLDialogElement>) {
    const isOutside = event.target === dialog.current;
    const isLink = event.target instanceof Element && event.target.closest('a') !== null;
    if (isOutside || isLink) onClose();
  }
  return (
    <Frame ref={dialog} aria-label="Menu" onClick={onClick} onClose={onClose} id="menu">
      <SidebarContent {...content} />
      <Close type="button" aria-label="Close menu" onClick={onClose}>
        <Icon name="close" />
      </Close>
    </Frame>
  );
}
