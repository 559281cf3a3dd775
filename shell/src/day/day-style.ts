import { css, styled } from 'styled-components';

export const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  animation: appear-day 0.2s both;
  @keyframes appear-day { from { opacity: 0; } }
  &:focus { outline: none; }
`;

/** As high as the place that the page keeps for it: whatever does not fit is scrolled to. */
export const Strip = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  height: calc(var(--target) + 8px);
  /* Room for the focus ring, which what scrolls would cut off. */
  margin: -4px;
  padding: 4px;
  overflow: auto hidden;
  scrollbar-width: none;
  white-space: nowrap;
  /* While there is more to scroll to, the end fades; without a scroll there is no timeline, and no shade. */
  mask: linear-gradient(to right, #000 calc(100% - var(--more, 0px)), transparent);
  animation: more-day linear both;
  animation-timeline: scroll(self inline);
  @keyframes more-day { from, 99% { --more: 24px; } to { --more: 0px; } }
  ul { display: flex; gap: var(--space-2); margin: 0; padding: 0; list-style: none; }
  p { color: var(--muted); font-size: var(--text-sm); }
`;

type Tone = 'setup' | 'urgent';

const TONES: Readonly<Record<Tone, ReturnType<typeof css>>> = {
  setup: css`
    background: var(--accent-soft);
    border-color: transparent;
    color: var(--link);
    font-weight: 550;
  `,
  urgent: css`
    background: var(--warning-soft);
    border-color: transparent;
    color: var(--warning-text);
  `,
};

export const Chip = styled.a<{ readonly $tone?: Tone | undefined }>`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  min-height: 36px;
  padding-inline: var(--space-3);
  background: var(--surface);
  border: 1px solid var(--border);
  border-radius: var(--radius);
  color: var(--text);
  font-size: var(--text-sm);
  text-decoration: none;
  cursor: pointer;
  strong { font-weight: 650; font-variant-numeric: tabular-nums; }
  &:hover { border-color: var(--control); }
  ${({ $tone }) => $tone && TONES[$tone]}
`;

export const Steps = styled.div`
  padding: var(--space-2);
  background: var(--surface);
  border: 1px solid var(--border);
  border-radius: var(--radius-lg);
  ol { margin: 0; padding: 0; list-style: none; }
  li a {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    padding-inline: var(--space-3);
    min-height: var(--target);
    color: var(--text);
    font-weight: 500;
    border-radius: var(--radius);
    text-decoration: none;
    &:hover { background: var(--sunken); }
  }
  li span:first-child {
    display: grid;
    flex: none;
    place-items: center;
    width: 22px;
    height: 22px;
    border: 1.5px solid var(--control);
    border-radius: 50%;
  }
  [data-done] a { color: var(--muted); font-weight: 400; }
  [data-done] span:first-child { background: var(--success-soft); border-color: transparent; color: var(--success-text); }
  small { color: var(--muted); font-size: var(--text-sm); }
`;
