import { styled } from 'styled-components';
import { Code } from './docs-style';

const List = styled.dl`
  display: grid;
  background: var(--surface);
  border: 1px solid var(--border);
  border-radius: var(--radius);
  > div { display: grid; gap: var(--space-1); padding: var(--space-3) var(--space-4); }
  > div + div { border-top: 1px solid var(--border); }
  dt { display: flex; flex-wrap: wrap; align-items: baseline; gap: var(--space-1) var(--space-3); font-weight: 550; }
  dt small { color: var(--muted); font-size: var(--text-xs); font-weight: 400; overflow-wrap: anywhere; }
  dd { font-size: var(--text-sm); }
`;

/** A term of the API and its description. */
export interface Term {
  readonly name: string;
  /** Shown beside the term. */
  readonly note: string;
  readonly description: string;
}

/** A list of terms of the API. */
export function TermList({ terms }: { readonly terms: readonly Term[] }) {
  return (
    <List>
      {terms.map(({ name, note, description }) => (
        <div key={name}>
          <dt>
            <Code translate="no">{name}</Code>
            <small>{note}</small>
          </dt>
          {description && <dd>{description}</dd>}
        </div>
      ))}
    </List>
  );
}
