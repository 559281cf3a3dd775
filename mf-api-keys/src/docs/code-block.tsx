import { CopyButton } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';
import { DOCS } from '../texts/docs';

const Frame = styled.div`
  position: relative;
  min-width: 0;
  > section {
    max-height: 420px;
    padding: var(--space-4);
    padding-inline-end: var(--space-12);
    background: var(--sunken);
    border: 1px solid var(--border);
    border-radius: var(--radius);
    overflow: auto;
    font-family: ui-monospace, Menlo, Consolas, monospace;
    font-size: var(--text-xs);
    line-height: 1.55;
  }
  pre { margin: 0; font: inherit; }
`;

const Corner = styled.div`
  position: absolute;
  inset-block-start: var(--space-2);
  inset-inline-end: var(--space-2);
  background: var(--sunken);
  border-radius: var(--radius);
`;

interface CodeBlockProps {
  /** Accessible name of the block. */
  readonly label: string;
  readonly text: string;
  /** The copied text; defaults to the shown text. */
  readonly copied?: string;
}

/** Lines of code with a copy button. Long lines scroll instead of wrapping. */
export function CodeBlock({ label, text, copied = text }: CodeBlockProps) {
  return (
    <Frame>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard. */}
      <section tabIndex={0} aria-label={label}>
        <pre translate="no">
          <code>{text}</code>
        </pre>
      </section>
      <Corner>
        <CopyButton iconOnly value={copied} label={DOCS.copy(label)} />
      </Corner>
    </Frame>
  );
}
