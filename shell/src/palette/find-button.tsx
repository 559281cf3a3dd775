import { Icon } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';
import { RAIL } from '../chrome/frame-style';

/** Looks like a field: it opens one. */
export const FindBox = styled.button`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  width: 100%;
  min-height: var(--target);
  padding-inline: 11px;
  background: none;
  border: 1px solid var(--border);
  border-radius: var(--radius);
  color: var(--muted);
  text-align: start;
  cursor: pointer;
  &:hover { background: var(--sunken); color: var(--text); }
  &::after {
    content: attr(data-keys) / '';
    margin-inline-start: auto;
    font-size: var(--text-sm);
  }
  @media ${RAIL} { &::after { display: none; } }
`;

export function FindLabel() {
  return (
    <>
      <Icon name="search" />
      <span data-name="">Find</span>
    </>
  );
}
