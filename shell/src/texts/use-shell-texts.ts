import { type Catalogue, langOf, languageOf, useShownFor } from '@fleetfoot/shared/texts';
import { useAuthState } from '../chrome/use-shell';

/**
 * The texts of a part of the shell in the language that the user wants, once they are there.
 * @returns with their `lang`: most of what is around them is English
 */
export function useShellTexts<Part>(catalogue: Catalogue<Part>) {
  const language = useShownFor(
    catalogue,
    useAuthState((state) => languageOf(state.language)),
  );
  return { texts: catalogue.read(language) ?? catalogue.english, lang: langOf(language) };
}
