import { useId } from 'react';
import { styled } from 'styled-components';
import { isLanguage, LANGUAGE_TAGS, LANGUAGES, type Language, langOf } from './languages';

/** A label and a plain list beside it, in one line. */
export const SelectLine = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  color: var(--muted);
  font-size: var(--text-sm);
  > select {
    min-height: var(--target);
    background: none;
    border: 0;
    color: var(--text);
    font: inherit;
  }
  option { background: var(--surface); }
`;

interface LanguageSelectProps {
  /** What the choice is called, in the language of what is around it. */
  readonly label: string;
  readonly value: Language;
  readonly disabled?: boolean;
  /** The id of what is said about it beside it. */
  readonly describedBy?: string;
  onChoose(language: Language): void;
}

/** The product's languages, each under its own name of itself. */
export function LanguageSelect({ label, value, disabled, describedBy, onChoose }: LanguageSelectProps) {
  const id = useId();
  return (
    <SelectLine>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        aria-describedby={describedBy}
        disabled={disabled}
        value={value}
        onChange={({ target }) => isLanguage(target.value) && onChoose(target.value)}
      >
        {LANGUAGE_TAGS.map((tag) => (
          <option key={tag} value={tag} lang={langOf(tag)} translate="no">
            {LANGUAGES[tag]}
          </option>
        ))}
      </select>
    </SelectLine>
  );
}
