import { Note, SMALL_SCREEN } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';

/** A box of three parts: minus button, field, plus button. */
export const StepperFrame = styled.div`
  display: grid;
  grid-template-columns: 52px minmax(72px, 96px) 52px;
  width: max-content;
  max-width: 100%;
  border: 1px solid var(--control);
  border-radius: var(--radius);
  background: var(--surface);
  > * { min-width: 0; min-height: 48px; border: 0; background: none; }
  input {
    border-inline: 1px solid var(--border);
    font-size: 1.125rem;
    font-weight: 600;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
  button { padding: 0; color: var(--link); font-size: 1.375rem; line-height: 1; cursor: pointer; }
  button:first-child { border-radius: 7px 0 0 7px; }
  button:last-child { border-radius: 0 7px 7px 0; }
  button:hover { background: var(--accent-soft); }
  button[aria-disabled] { background: none; color: var(--muted); opacity: 0.55; cursor: not-allowed; }
  :focus-visible { position: relative; z-index: 1; }
  @media ${SMALL_SCREEN} {
    grid-template-columns: 56px minmax(72px, 1fr) 56px;
    width: 100%;
  }
`;

/** The limits, or the reason for a changed number. */
export const StepperNote = styled(Note)`
  margin-top: var(--space-2);
  &[data-warning] { color: var(--warning-text); font-weight: 500; }
`;
