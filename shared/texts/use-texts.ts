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

/** The language that the texts of a catalogue are shown in: while the user's own is not there, the one before; English at first. */
export function useShownLanguage(catalogue: Catalogue<unknown>): Language {
  const language = useLanguage();
  const isThere = () => catalogue.read(language) !== undefined;
  const [last, setLast] = useState<Language>(SOURCE_LANGUAGE);
  const shown = useSyncExternalStore(catalogue.subscribe, isThere, isThere) ? language : last;
  if (shown !== last) setLast(shown);
  useEffect(() => {
    const load = () => void catalogue.load(language).catch(() => undefined);
    load();
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, [catalogue, language]);
  return shown;
}

/** The texts of a part of a remote in the language that is shown. */
export function useTexts<Part>(catalogue: Catalogue<Part>): Part {
  return catalogue.read(useShownLanguage(catalogue)) ?? catalogue.english;
}

/**
 * Says which language a page is shown in, and its title in that, while it is there.
 * @param catalogue of the texts that the page shows
 * @param title one of them
 */
export function usePageLanguage(catalogue: Catalogue<unknown>, title: string): void {
  const { titlePage } = useServices();
  const lang = langOf(useShownLanguage(catalogue));
  useEffect(() => {
    const root = document.documentElement;
    const before = root.lang;
    root.lang = lang;
    titlePage?.(title);
    return () => {
      root.lang = before;
    };
  }, [lang, title, titlePage]);
}
