import type { NavEntry } from '@fleetfoot/shared/contract';
import { Icon } from '@fleetfoot/shared/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const List = styled.ul`
  display: grid;
  gap: 2px;
  padding: 0;
  list-style: none;
`;

const Link = styled.a`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: var(--target);
  padding-inline: var(--space-3);
  border-radius: var(--radius);
  color: var(--muted);
  font-weight: 500;
  text-decoration: none;
  &:hover { background: var(--sunken); color: var(--text); }
  &[aria-current] { background: var(--accent-soft); color: var(--link); }
`;

interface NavLinkProps {
  readonly entry: NavEntry;
  readonly current?: 'page' | 'true' | undefined;
}

export function NavLink({ entry, current }: NavLinkProps) {
  return (
    <li>
      <Link href={entry.path} aria-current={current}>
        <Icon name={entry.icon} />
        {entry.label}
      </Link>
    </li>
  );
}

/** The list that {@link NavLink}s stand in. */
export function NavList({ children }: { readonly children: ReactNode }) {
  return (
    <nav aria-label="Main">
      <List>{children}</List>
    </nav>
  );
}

interface NavLinksProps {
  readonly entries: readonly NavEntry[];
  /** The present path. */
  readonly path: string;
}

/** A page below an entry belongs to it: `/deliveries/1` to Deliveries. */
function current(entry: NavEntry, path: string): 'page' | 'true' | undefined {
  if (path === entry.path) return 'page';
  return path.startsWith(`${entry.path}/`) ? 'true' : undefined;
}

export function NavLinks({ entries, path }: NavLinksProps) {
  return (
    <NavList>
      {entries.map((entry) => (
        <NavLink key={entry.path} entry={entry} current={current(entry, path)} />
      ))}
    </NavList>
  );
}
