import type { NavEntry } from '@fleetfoot/shared/contract';
import { PRODUCT_NAME } from '@fleetfoot/shared/domain';
import { ProductMark } from '@fleetfoot/shared/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { NavLinks } from './nav-links';
import { SignOutButton } from './sign-out-button';

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-6);
  min-height: 100%;
  padding: var(--space-5) var(--space-3) var(--space-3);
`;

const Brand = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  padding-inline: var(--space-3);
  font-size: var(--text-lg);
  font-weight: 650;
  letter-spacing: -0.015em;
`;

const Account = styled.div`
  display: grid;
  gap: var(--space-2);
  margin-block-start: auto;
  padding-block-start: var(--space-3);
  border-block-start: 1px solid var(--border);
`;

const Who = styled.p`
  padding-inline: var(--space-3);
  overflow-wrap: anywhere;
  a { display: block; color: inherit; font-weight: 600; text-decoration: none; }
  a:hover { text-decoration: underline; }
  span { color: var(--muted); font-size: var(--text-sm); }
`;

export interface SidebarContentProps {
  readonly nav: readonly NavEntry[];
  readonly path: string;
  readonly fullName: string;
  readonly organizationName: string;
  readonly onSignOut: () => Promise<void>;
}

/** The product's name above the links. */
export function SidebarFrame({ children }: { readonly children: ReactNode }) {
  return (
    <Frame>
      <Brand>
        <ProductMark size={28} />
        {PRODUCT_NAME}
      </Brand>
      {children}
    </Frame>
  );
}

export function SidebarContent({ nav, path, fullName, organizationName, onSignOut }: SidebarContentProps) {
  return (
    <SidebarFrame>
      <NavLinks entries={nav} path={path} />
      <Account>
        <Who>
          <a href="/profile" aria-current={path === '/profile' ? 'page' : undefined}>
            {fullName}
          </a>
          <span>{organizationName}</span>
        </Who>
        <SignOutButton onSignOut={onSignOut} />
      </Account>
    </SidebarFrame>
  );
}
