import { CopyButton } from '@fleetfoot/shared/ui';
import type { ClipboardEvent } from 'react';
import { styled } from 'styled-components';
import { DOCS } from '../texts/docs';
import type { ExampleKey } from './examples';

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
  /** A key in the text that may be masked there; whatever is copied has it whole. */
  readonly secret?: ExampleKey;
}

/** Lines of code with a copy button. Long lines scroll instead of wrapping. */
export function CodeBlock({ label, text, secret }: CodeBlockProps) {
  const whole = (part: string) => (secret ? part.replaceAll(secret.shown, secret.value) : part);
  function copySelection(event: ClipboardEvent) {
    const selected = String(getSelection());
    if (whole(selected) === selected) return;
    event.clipboardData.setData('text/plain', whole(selected));
    event.preventDefault();
  }
  return (
    <Frame>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard. */}
      <section tabIndex={0} aria-label={label} onCopy={copySelection}>
        <pre translate="no">
          <code>{text}</code>
        </pre>
      </section>
      <Corner>
        <CopyButton iconOnly value={whole(text)} label={DOCS.copy(label)} />
      </Corner>
    </Frame>
  );
}
