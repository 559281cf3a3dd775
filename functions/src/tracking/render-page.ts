import { PRODUCT_NAME } from '@fleetfoot/shared/domain';
import {
  attribute as escaped,
  PAGE_SCRIPTS,
  TRACKING_PATH,
  trackingPolicy,
} from '@fleetfoot/shared/federation/server';
import { DELIVERY_TEXTS } from '@fleetfoot/shared/model/delivery/delivery-input';
import { PAGE_STYLE, PAGE_STYLE_HASH } from './page-style';
import type { ChangeKind, RefusedChange } from './recipient-change';
import { LANGUAGE_TAGS, LANGUAGES, type Language } from './texts/languages';
import { filled, type PlainPage } from './texts/texts';
import { FACTS, LINKS, type Part, type PartName, type TEXT_PARTS, type TrackingView } from './tracking-view';

/** Without scripts the page is loaded anew after so many seconds. */
const REFRESH_S = 60;

/** Where a page of a link is. */
export function addressOf(token: string, language: Language, page: '' | '/change' | '/problem' = ''): string {
  return `${TRACKING_PATH}/${token}${page}?lang=${language}`;
}

interface Frame {
  readonly language: Language;
  readonly title: string;
  /** What kind of page it is, for its style. */
  readonly kind: 'view' | 'forms' | 'plain';
  readonly content: string;
  /** The same page in another language; without it, there is none. */
  readonly inLanguage?: ((language: Language) => string) | undefined;
}

function languageLinks({ language, inLanguage }: Frame): string {
  if (!inLanguage) return '';
  const items = LANGUAGE_TAGS.map((tag) => {
    const { name } = LANGUAGES[tag];
    return tag === language
      ? `<li><b aria-current="true" lang="${tag}">${name}</b></li>`
      : `<li><a href="${escaped(inLanguage(tag))}" lang="${tag}" hreflang="${tag}">${name}</a></li>`;
  });
  const { texts } = LANGUAGES[language];
  return `<nav aria-label="${escaped(texts.language)}" translate="no"><ul>${items.join('')}</ul></nav>`;
}

/** A whole page. */
export function page(frame: Frame): string {
  const { language, title, kind, content } = frame;
  const isPlain = kind === 'plain';
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${escaped(trackingPolicy(PAGE_STYLE_HASH))}">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="format-detection" content="telephone=no">',
    '<meta name="robots" content="noindex,nofollow,noarchive"><meta name="referrer" content="no-referrer">',
    // What is being typed into a form must not be lost.
    kind === 'view' ? `<noscript><meta http-equiv="refresh" content="${REFRESH_S}"></noscript>` : '',
    `<title>${escaped(title)} · ${PRODUCT_NAME}</title><style>${PAGE_STYLE}</style></head>`,
    `<body class="${kind}"><main>${content}</main>${languageLinks(frame)}`,
    isPlain ? '' : `<script>${PAGE_SCRIPTS.tracking.text}</script>`,
    '</body></html>',
  ].join('');
}

function hrefOf(part: Part): string {
  return typeof part === 'object' ? part.href : '';
}

/** Facts that are a name, a number or an address, which no translator is to change. */
const DATA_FACTS: readonly (typeof FACTS)[number][] = ['doorPin', 'courier', 'area', 'address', 'receivedBy'];

const hiddenUnless = (part: Part) => (part === undefined ? ' hidden' : '');

/** The page of a delivery: every part is there, and hidden where it has nothing to show. */
export function renderView(
  { parts, step, every }: TrackingView,
  {
    language,
    token,
    shopName,
    isSaved,
  }: {
    readonly language: Language;
    readonly token: string;
    readonly shopName: string;
    /** Whether a change has just been made. */
    readonly isSaved: boolean;
  },
): string {
  const { texts } = LANGUAGES[language];
  const text = (name: (typeof TEXT_PARTS)[number], style: string, more = '') => {
    const part = parts[name];
    return `<p id="${name}" class="${style}"${more}${hiddenUnless(part)}>${escaped(String(part ?? ''))}</p>`;
  };
  const facts = FACTS.map((name) => {
    const part = parts[name];
    const asIs = DATA_FACTS.includes(name) ? ' translate="no"' : '';
    return `<div id="${name}"${hiddenUnless(part)}><dt>${texts[name]}</dt><dd${asIs}>${escaped(String(part ?? ''))}</dd></div>`;
  });
  const labels: Readonly<Record<(typeof LINKS)[number], string>> = texts;
  const links = LINKS.map((name: PartName & (typeof LINKS)[number]) => {
    const part = parts[name];
    const style = name === 'callCourier' ? 'act main' : 'act';
    return `<a id="${name}" class="${style}" href="${escaped(hrefOf(part))}"${hiddenUnless(part)}>${labels[name]}</a>`;
  });
  const heading = filled(texts.heading, { shop: shopName });
  return page({
    ...{ language, title: heading, kind: 'view' },
    content: [
      `<h1>${escaped(heading)}</h1>`,
      isSaved ? `<p class="good" role="status">${texts.saved}</p>` : '',
      `<div id="parts" data-every="${every}">${text('headline', 'state', ' role="status"')}${text('since', 'quiet')}</div>`,
      `<div id="bar" class="bar" data-step="${step}" aria-hidden="true"><i></i><i></i><i></i><i></i></div>`,
      text('advice', ''),
      `<dl>${facts.join('')}</dl><div class="acts">${links.join('')}</div>`,
      text('updated', 'quiet'),
    ].join(''),
    inLanguage: (other) => addressOf(token, other),
  });
}

/** How a form asks for its value. */
function field(kind: ChangeKind, language: Language, refused: RefusedChange | undefined): string {
  const { texts } = LANGUAGES[language];
  const isRefused = refused?.kind === kind;
  const max = { note: DELIVERY_TEXTS.note, landmark: DELIVERY_TEXTS.landmark, pin: undefined }[kind];
  const label = { note: texts.note, landmark: texts.landmark, pin: texts.pin }[kind];
  const hint = { note: texts.noteHint, landmark: texts.landmarkHint, pin: texts.pinHint }[kind];
  const id = kind === 'pin' ? 'place' : kind;
  const described = `aria-describedby="${kind}-hint${isRefused ? ` ${kind}-problem` : ''}"`;
  const common = `id="${id}" name="value" ${described}${isRefused ? ' aria-invalid="true" autofocus' : ''} required`;
  const value = escaped(isRefused ? refused.value : '');
  const input =
    kind === 'note'
      ? `<textarea ${common} rows="2" maxlength="${max}">${value}</textarea>`
      : `<input ${common} autocomplete="off"${max ? ` maxlength="${max}"` : ''} value="${value}">`;
  const problem = isRefused
    ? `<p id="${kind}-problem" class="bad" role="alert">${filled(texts.problem[refused.problem], { max: max ?? '' })}</p>`
    : '';
  const here =
    kind === 'pin'
      ? `<button type="button" id="here" data-failed="${escaped(texts.noHere)}" hidden>${texts.useHere}</button><p id="no-here" class="bad" role="alert"></p>`
      : '';
  return `<label for="${id}">${label}</label><p id="${kind}-hint" class="quiet">${hint}</p>${input}${problem}${here}`;
}

/** The forms by which a recipient helps the courier, each of which is sent alone. */
export function renderForms({
  language,
  token,
  kinds,
  refused,
  isBroken = false,
}: {
  readonly language: Language;
  readonly token: string;
  readonly kinds: readonly ChangeKind[];
  readonly refused?: RefusedChange | undefined;
  /** Whether something was sent of which nothing could be read. */
  readonly isBroken?: boolean;
}): string {
  const { texts } = LANGUAGES[language];
  const { problem } = refused ?? {};
  // Said for all of them, when nothing can be changed any more.
  const notice =
    problem && kinds.length === 0 ? `<p class="bad" role="alert">${texts.problem[problem]}</p>` : '';
  const action = escaped(addressOf(token, language, '/change'));
  const forms = kinds.map(
    (kind) =>
      `<form method="post" action="${action}"><input type="hidden" name="kind" value="${kind}">${field(
        kind,
        language,
        refused,
      )}<button class="main">${texts.save}</button></form>`,
  );
  return page({
    ...{ language, title: texts.help, kind: 'forms' },
    content: [
      `<p><a href="${escaped(addressOf(token, language))}">${texts.back}</a></p><h1>${texts.help}</h1>`,
      isBroken ? `<p class="bad" role="alert">${texts.broken}</p>` : '',
      notice || `<p>${texts.helpIntro}</p>${forms.join('')}`,
    ].join(''),
    inLanguage: (other) => addressOf(token, other, '/change'),
  });
}

/** Where a page that says one thing leads on to. */
export interface PlainLink {
  readonly href: string;
  readonly text: string;
}

/** A page that says one thing. */
export function renderPlain({
  language,
  name,
  time = '',
  link,
}: {
  readonly language: Language;
  readonly name: PlainPage;
  readonly time?: string;
  readonly link?: PlainLink | undefined;
}): string {
  const { title, text } = LANGUAGES[language].texts.plain[name];
  const onwards = link ? `<p><a href="${escaped(link.href)}">${link.text}</a></p>` : '';
  return page({
    ...{ language, title, kind: 'plain' },
    content: `<h1>${title}</h1><p>${filled(text, { time })}</p>${onwards}`,
    // Relative: what the address says is not repeated by a page that knows nothing of it.
    inLanguage: (other) => `?lang=${other}`,
  });
}
