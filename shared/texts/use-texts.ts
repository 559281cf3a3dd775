import { RemoteContext, useServices } from '@fleetfoot/shared/remote';
import { useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { Catalogue } from './catalogue';
import { type Language, langOf, languageOf, SOURCE_LANGUAGE } from './languages';

const never = () => () => {};

/** The language that the user wants, as it changes; English outside of a remote, such as in a first screen. */
function useLanguage(): Language {
  const session = useContext(RemoteContext)?.services.session;
  return useSyncExternalStore(
    session?.subscribe ?? never,
    () => (session ? languageOf(session.getState().language) : SOURCE_LANGUAGE),
    () => SOURCE_LANGUAGE,
  );
}

const MOST_RETRIES = 3;
/** Before the first of them; each waits that much longer. */
const PATIENCE_MS = 5_000;

/**
 * Loads a language of a catalogue. One that does not come is asked for a few times more, and whenever the connection comes back.
 * @param onFailure called each time it does not come. Stable.
 * @returns whether it is there
 */
export function useIsLoaded(
  catalogue: Catalogue<unknown>,
  language: Language,
  onFailure?: () => void,
): boolean {
  const isThere = () => catalogue.read(language) !== undefined;
  useEffect(() => {
    let retries = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isCurrent = true;
    function fail(): void {
      if (!isCurrent) return;
      if (retries < MOST_RETRIES) timer = setTimeout(load, ++retries * PATIENCE_MS);
      onFailure?.();
    }
    function load(): void {
      clearTimeout(timer);
      catalogue.load(language).catch(fail);
    }
    load();
    window.addEventListener('online', load);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      window.removeEventListener('online', load);
    };
  }, [catalogue, language, onFailure]);
  return useSyncExternalStore(catalogue.subscribe, isThere, isThere);
}

/** The language that the texts of a catalogue are shown in for one that is wanted: while that is not there, the one before; English at first. */
export function useShownFor(catalogue: Catalogue<unknown>, language: Language): Language {
  const [last, setLast] = useState<Language>(SOURCE_LANGUAGE);
  const shown = useIsLoaded(catalogue, language) ? language : last;
  if (shown !== last) setLast(shown);
  return shown;
}

/** The same for the language of the user. */
export function useShownLanguage(catalogue: Catalogue<unknown>): Language {
  return useShownFor(catalogue, useLanguage());
}

/** The texts of a part of a remote in the language that is shown. */
export function useTexts<Part>(catalogue: Catalogue<Part>): Part {
  return catalogue.read(useShownLanguage(catalogue)) ?? catalogue.english;
}

/**
 * Says which language a page is shown in, and its title in that, while it is there.
 * @param catalogue of the texts that the page shows
 * @param title one of them; without it the page says its title itself
 */
export function usePageLanguage(catalogue: Catalogue<unknown>, title?: string): void {
  const { titlePage } = useServices();
  const lang = langOf(useShownLanguage(catalogue));
  useEffect(() => {
    const root = document.documentElement;
    const before = root.lang;
    root.lang = lang;
    if (title) titlePage(title);
    return () => {
      root.lang = before;
    };
  }, [lang, title, titlePage]);
}
