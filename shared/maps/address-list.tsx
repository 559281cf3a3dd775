import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { OwnSuggestion } from './own-suggestion';
import type { Suggestion } from './suggestion';

const Popup = styled.div`
  position: absolute;
  inset-inline: 0;
  top: var(--space-2);
  padding: var(--space-1);
  background: var(--surface);
  border: 1px solid var(--control);
  border-radius: var(--radius-lg);
  box-shadow: var(--shadow-raised);
  ul { max-height: 320px; margin: 0; padding: 0; overflow-y: auto; list-style: none; }
  li {
    display: grid;
    align-content: center;
    min-height: var(--target);
    padding: 6px var(--space-3);
    border-radius: var(--radius-sm);
    cursor: pointer;
  }
  li:hover { background: var(--sunken); }
  li[aria-selected='true'] {
    background: var(--accent-soft);
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
  li > :last-child { color: var(--muted); font-size: var(--text-xs); }
  p { padding: var(--space-1) var(--space-3); color: var(--muted); font-size: 0.75rem; text-align: end; }
`;

interface AddressListProps {
  readonly id: string;
  readonly label: string;
  readonly suggestions: readonly (OwnSuggestion | Suggestion)[];
  /** Whether some of them are Google's. */
  readonly hasFound: boolean;
  readonly active: number;
  readonly say: (text: string) => string;
  readonly onChoose: (suggestion: OwnSuggestion | Suggestion) => void;
}

/** The list below the field. Google requires its name where its suggestions are shown without its map. */
export function AddressList(props: AddressListProps) {
  const { id, label, suggestions, hasFound, active, say, onChoose } = props;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  return (
    // The field keeps the focus, also while a finger or the mouse is on the list.
    <Popup onPointerDown={(event) => event.preventDefault()} onMouseDown={(event) => event.preventDefault()}>
      {/* biome-ignore-start lint/a11y: the list of an ARIA combobox; the field handles its keys. */}
      <ul ref={list} id={id} role="listbox" aria-label={label}>
        {suggestions.map((suggestion, index) => (
          <li
            key={suggestion.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            onClick={() => onChoose(suggestion)}
          >
            <span translate="no">{suggestion.main}</span>
            <span>{say(suggestion.secondary)}</span>
          </li>
        ))}
      </ul>
      {/* biome-ignore-end lint/a11y: as above */}
      {hasFound && <p translate="no">Google Maps</p>}
    </Popup>
  );
}
