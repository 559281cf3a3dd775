import { styled } from 'styled-components';
import { Code } from './code';
import type { SchemaField } from './schema-fields';

const List = styled.dl`
  display: grid;
  border: 1px solid var(--border);
  border-radius: var(--radius);
  > div { display: grid; gap: var(--space-1); padding: var(--space-3) var(--space-4); }
  > div + div { border-top: 1px solid var(--border); }
  dt { display: flex; flex-wrap: wrap; align-items: baseline; gap: var(--space-1) var(--space-3); font-weight: 550; }
  dt small { color: var(--muted); font-size: var(--text-xs); font-weight: 400; overflow-wrap: anywhere; }
  dd { font-size: var(--text-sm); }
`;

/** Fields with what they take and mean. */
export function FieldsList({ fields }: { readonly fields: readonly SchemaField[] }) {
  return (
    <List>
      {fields.map(({ name, type, required, description }) => (
        <div key={name}>
          <dt>
            <Code>{name}</Code>
            <small>
              {type}, {required ? 'required' : 'optional'}
            </small>
          </dt>
          {description && <dd>{description}</dd>}
        </div>
      ))}
    </List>
  );
}
