/** A line of the list that the page brings itself, such as an address of the address book. */
export interface OwnSuggestion {
  readonly id: string;
  readonly main: string;
  readonly secondary: string;
  /** It was chosen; the page sets the field's text itself. */
  onChoose(): void;
}

/** The page's own suggestions for a text, best first. */
export type FindOwn = (text: string) => readonly OwnSuggestion[];
