import type { NavEntry } from '@fleetfoot/shared/contract';
import { Icon } from '@fleetfoot/shared/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** A list of {@link NavLink}s. */
export const List = styled.ul`
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

type Current = 'page' | 'true' | undefined;

/** What a link's `aria-current` is: the page itself, or one of its area. */
export function currentAt(link: string, path: string, present: string | undefined): Current {
  if (link !== present) return undefined;
  return link === path ? 'page' : 'true';
}

interface NavLinkProps {
  readonly entry: NavEntry;
  readonly current?: Current;
}

export function NavLink({ entry, current }: NavLinkProps) {
  return (
    <li>
      <Link href={entry.path} aria-current={current}>
        <Icon name={entry.icon} />
        <span data-name="">{entry.label}</span>
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
  /** Of the entry in whose area that is. */
  readonly present: string | undefined;
}

export function NavLinks({ entries, path, present }: NavLinksProps) {
  return entries.map((entry) => (
    <NavLink key={entry.path} entry={entry} current={currentAt(entry.path, path, present)} />
  ));
}
