import { SMALL_SCREEN } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';
import { CARDS } from '../use-small-screen';

/** The search and the filters, on one line where there is room. */
export const Toolbar = styled.div`
  display: grid;
  gap: var(--space-3);
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: 75em) {
    grid-template-columns: minmax(0, 0.9fr) minmax(0, 3fr);
    align-items: start;
  }
`;

/** Fields beside each other, each with its label above. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(128px, 100%), 1fr));
  align-items: end;
  gap: var(--space-3);
  input[type='date'] { padding-inline: var(--space-2) 6px; }
`;

/** Filters behind a line that opens them. */
export const Fold = styled.details`
  summary {
    display: flex;
    align-items: center;
    min-height: var(--target);
    font-size: var(--text-sm);
    font-weight: 550;
    cursor: pointer;
  }
  summary::before { content: '▸' / ''; width: 1.25em; }
  &[open] > summary::before { content: '▾' / ''; }
  @media ${CARDS} {
    padding-inline: var(--space-4);
    background: var(--surface);
    border: 1px solid var(--border);
    border-radius: var(--radius-lg);
    &[open] { padding-bottom: var(--space-4); }
  }
`;

/** Links to lists as they were saved. */
export const ViewLinks = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target-small);
    max-width: 100%;
    padding-inline: var(--space-3);
    border: 1px solid var(--border);
    border-radius: 999px;
    background: var(--surface);
    color: var(--text);
    font-size: var(--text-sm);
    text-decoration: none;
    overflow-wrap: anywhere;
    &:hover { background: var(--sunken); }
    &[aria-current] { background: var(--accent-soft); border-color: var(--link); color: var(--link); }
  }
  @media ${SMALL_SCREEN} {
    a { min-height: var(--target); }
  }
`;
