import { type Catalogue, langOf, useIsLoaded } from '@fleetfoot/shared/texts';
import {
  type ComponentType,
  type ReactNode,
  use,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { InPageLanguage } from './in-page-language';
import { PageLanguage } from './page-language';
import type { Words } from './translation';

interface InLangProps {
  /** `undefined` where it is that of the page around. */
  readonly lang: string | undefined;
  readonly children: ReactNode;
}

/** Marks the language of what stands between two places: an element around it would be another part, without what was typed. */
function InLang({ lang, children }: InLangProps) {
  const first = useRef<HTMLSpanElement>(null);
  const last = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const parent = first.current?.parentElement;
    if (!lang || !parent) return undefined;
    const marked = new Set<Element>();
    function mark() {
      for (const element of marked) if (!element.isConnected) marked.delete(element);
      let at = first.current?.nextElementSibling;
      for (; at && at !== last.current; at = at.nextElementSibling) {
        if (at.hasAttribute('lang')) continue;
        at.setAttribute('lang', lang ?? '');
        marked.add(at);
      }
    }
    mark();
    const observer = new MutationObserver(mark);
    observer.observe(parent, { childList: true });
    return () => {
      observer.disconnect();
      for (const element of marked) element.removeAttribute('lang');
    };
  }, [lang]);
  return (
    <>
      {lang && <span ref={first} hidden />}
      {children}
      {lang && <span ref={last} hidden />}
    </>
  );
}

interface TranslatedProps {
  /** What is shown has its texts in these groups, besides those of the page. */
  readonly groups: Catalogue<Words>;
  /** Shown until they are there in the language of the page. */
  readonly waiting?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Around a part that comes after its page, with texts that the page does not load. When these do not come in the language of
 * the page, the part is in English, and says so. It stays as it is, and says so, while another language is on its way.
 */
export function Translated({ groups, waiting, children }: TranslatedProps) {
  const page = use(PageLanguage);
  const language = page?.language ?? 'en';
  const [hasFailed, fail] = useReducer(() => true, false);
  const isThere = useIsLoaded(groups, language, fail);
  const [isBegun, begin] = useReducer(() => true, false);
  if (!isBegun && (isThere || hasFailed)) begin();
  const [shown, setShown] = useState<typeof page>();
  const ready = useMemo(() => {
    const words = isThere && page ? groups.read(page.language) : undefined;
    return words && page && { ...page, words: { ...page.words, ...words } };
  }, [groups, isThere, page]);
  if (isThere && shown !== ready) setShown(ready);
  if (!isBegun) return waiting;
  const spoken = shown?.language ?? 'en';
  return (
    <InLang lang={spoken === language ? undefined : langOf(spoken)}>
      <InPageLanguage translation={shown}>{children}</InPageLanguage>
    </InLang>
  );
}

/**
 * A part that comes after its page, with its own texts around it.
 * @param waiting shown until they are there
 */
export function translated<Props extends object>(
  groups: Catalogue<Words>,
  Part: ComponentType<Props>,
  waiting?: ReactNode,
): ComponentType<Props> {
  return (props) => (
    <Translated groups={groups} waiting={waiting}>
      <Part {...props} />
    </Translated>
  );
}
