import { formatDateTime } from '@fleetfoot/shared/domain';
import { AF } from './af';
import { EN } from './en';
import { ST } from './st';
import type { Texts } from './texts';
import { XH } from './xh';
import { ZU } from './zu';

/** The languages of the tracking page by their tag, each with its own name of itself, in the order in which they are offered. */
export const LANGUAGES = {
  en: { name: 'English', texts: EN },
  zu: { name: 'isiZulu', texts: ZU },
  af: { name: 'Afrikaans', texts: AF },
  xh: { name: 'isiXhosa', texts: XH },
  st: { name: 'Sesotho', texts: ST },
} as const satisfies Record<string, { readonly name: string; readonly texts: Texts }>;

export type Language = keyof typeof LANGUAGES;

export const LANGUAGE_TAGS = Object.keys(LANGUAGES) as readonly Language[];

function isLanguage(tag: string): tag is Language {
  return Object.hasOwn(LANGUAGES, tag);
}

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
  return accepted(header ?? '') ?? 'en';
}

/** `03 Feb 2026, 14:05` in South African time, with the month of the language. */
export function momentIn(language: Language, date: Date): string {
  const { months } = LANGUAGES[language].texts;
  return formatDateTime(date).replace(/[A-Z][a-z]{2}/, (month) => months[EN.months.indexOf(month)] ?? month);
}
