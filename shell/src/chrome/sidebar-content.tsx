import type { NavEntry } from '@fleetfoot/shared/contract';
import { PRODUCT_NAME } from '@fleetfoot/shared/domain';
import { entryAt, navAt } from '@fleetfoot/shared/federation/runtime';
import { ProductMark } from '@fleetfoot/shared/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { FindBox, FindLabel } from '../palette/find-button';
import { RAIL } from './frame-style';
import { currentAt, List, NavLinks, NavList } from './nav-links';
import { SignOutButton } from './sign-out-button';
import { useShell, useShellContext } from './use-shell';

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-6);
  min-height: 100%;
  padding: 0 var(--space-3) var(--space-3);
  @media ${RAIL} { padding-inline: 10px 9px; }
  @media ${RAIL} and (max-height: 800px) {
    gap: var(--space-3);
    padding-block-end: var(--space-1);
  }
`;

/* The bell beside it stays in its place, so it does as well: what is scrolled disappears below both. */
const Brand = styled.p`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  gap: var(--space-3);
  margin-block-end: -8px;
  padding: var(--space-5) var(--space-3) 8px;
  background: var(--surface);
  font-size: var(--text-lg);
  font-weight: 650;
  letter-spacing: -0.015em;
  @media ${RAIL} {
    margin-block-end: -12px;
    padding: var(--space-5) 8px 56px;
  }
`;

const Account = styled.div`
  display: grid;
  gap: var(--space-2);
  margin-block-start: auto;
  padding-block-start: var(--space-3);
  border-block-start: 1px solid var(--border);
  @media ${RAIL} and (max-height: 800px) {
    gap: 2px;
    padding-block-start: var(--space-1);
  }
`;

const Who = styled.p`
  position: relative;
  min-height: var(--target);
  padding: var(--space-1) var(--space-3) var(--space-1) 52px;
  border-radius: var(--radius);
  overflow-wrap: anywhere;
  &[data-current] { background: var(--accent-soft); }
  a { display: block; border-radius: var(--radius); color: inherit; font-weight: 600; text-decoration: none; }
  a:hover { text-decoration: underline; }
  a[aria-current] { color: var(--link); }
  a::before {
    content: attr(data-initials);
    content: attr(data-initials) / '';
    position: absolute;
    inset: calc(50% - 16px) auto auto 6px;
    width: 32px;
    border-radius: 50%;
    background: var(--neutral-soft);
    font-size: var(--text-xs);
    font-weight: 600;
    line-height: 32px;
    text-align: center;
  }
  a[aria-current]::before { background: var(--surface); }
  > span { color: var(--muted); font-size: var(--text-sm); }
  @media ${RAIL} {
    padding: 0;
    a { display: flex; align-items: center; height: var(--target); }
    > span { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
    [data-name]::after { content: attr(data-organization) / ''; display: block; font-weight: 400; }
  }
`;

export interface SidebarContentProps {
  readonly nav: readonly NavEntry[];
  readonly path: string;
  readonly fullName: string;
  readonly organizationName: string;
  readonly onFind: () => unknown;
  readonly onSignOut: () => Promise<void>;
}

const PROFILE = '/profile';

/** The first letters of the first and the last name. */
function initialsOf(fullName: string): string {
  const [first, ...others] = fullName.trim().split(/\s+/);
  return [first, others.at(-1)].map((name) => name?.charAt(0)).join('');
}

/** The product's name above the links. */
export function SidebarFrame({ children }: { readonly children: ReactNode }) {
  return (
    <Frame>
      <Brand>
        <ProductMark size={28} />
        <span data-name="" translate="no">
          {PRODUCT_NAME}
        </span>
      </Brand>
      {children}
    </Frame>
  );
}

export function SidebarContent(props: SidebarContentProps) {
  const { nav, path, fullName, organizationName, onFind, onSignOut } = props;
  const { remotes } = useShellContext();
  const TestModeSwitch = useShell((state) => state.TestModeSwitch);
  const AccountParts = useShell((state) => state.AccountParts);
  const entries = navAt(nav, path);
  const account = navAt(
    useShell((state) => state.account),
    path,
  );
  const known = [...entries, ...account, { path: PROFILE }];
  const present = entryAt(known, path, remotes.entries())?.path;
  return (
    <SidebarFrame>
      <FindBox
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        data-keys={/Mac|iP/.test(navigator.platform) ? '⌘K' : 'Ctrl K'}
        onClick={onFind}
      >
        <FindLabel />
      </FindBox>
      <NavList>
        <NavLinks {...{ entries, path, present }} />
      </NavList>
      {TestModeSwitch && <TestModeSwitch />}
      <Account>
        {account.length > 0 && (
          <List>
            <NavLinks {...{ entries: account, path, present }} />
          </List>
        )}
        <Who data-current={present === PROFILE ? '' : undefined}>
          <a
            href={PROFILE}
            aria-current={currentAt(PROFILE, path, present)}
            data-initials={initialsOf(fullName)}
          >
            <span data-name="" data-organization={organizationName} translate="no">
              {fullName}
            </span>
          </a>
          <span translate="no">{organizationName}</span>
        </Who>
        {AccountParts && <AccountParts />}
        <SignOutButton onSignOut={onSignOut} />
      </Account>
    </SidebarFrame>
  );
}
