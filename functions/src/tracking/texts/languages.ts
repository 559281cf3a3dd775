import { formatDateTime } from '@fleetfoot/shared/domain';
import {
  isLanguage,
  LANGUAGE_TAGS,
  type Language,
  LANGUAGES as NAMES,
  SOURCE_LANGUAGE,
} from '@fleetfoot/shared/texts/languages';
import { AF } from './af';
import { EN } from './en';
import { ST } from './st';
import type { Texts } from './texts';
import { XH } from './xh';
import { ZU } from './zu';

export { LANGUAGE_TAGS, type Language };

/** The tracking page's texts in every language of the product, with the language's own name of itself. */
export const LANGUAGES: Readonly<Record<Language, { readonly name: string; readonly texts: Texts }>> = {
  en: { name: NAMES.en, texts: EN },
  zu: { name: NAMES.zu, texts: ZU },
  af: { name: NAMES.af, texts: AF },
  xh: { name: NAMES.xh, texts: XH },
  st: { name: NAMES.st, texts: ST },
};

/** The best language that a browser asks for: `zu-ZA,zu;q=0.9,en;q=0.8`. */
function accepted(header: string): Language | undefined {
  const asked = header
    .split(',', 20)
    .map((part) => {
      const [tag = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return { tag: tag.split('-')[0] ?? '', weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0);
  // A stable sort: of the same weight, the first.
  return asked
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag)
    .find(isLanguage);
}

/**
 * The language of an answer.
 * @param chosen by a link of the page
 * @param header `Accept-Language`
 */
export function languageFor(chosen: string | undefined, header: string | undefined): Language {
  if (chosen !== undefined && isLanguage(chosen)) return chosen;
  return accepted(header ?? '') ?? SOURCE_LANGUAGE;
}

/** `03 Feb 2026, 14:05` in South African time, with the month of the language. */
export function momentIn(language: Language, date: Date): string {
  const { months } = LANGUAGES[language].texts;
  return formatDateTime(date).replace(/[A-Z][a-z]{2}/, (month) => months[EN.months.indexOf(month)] ?? month);
}
