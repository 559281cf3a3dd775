import { attribute as escaped } from '@fleetfoot/shared/federation/server';
import {
  isUnfinished,
  PROBLEM_LIMIT,
  PROBLEM_TEXT,
  PROVIDER,
  type Problem,
} from '@fleetfoot/shared/model/delivery/problem';
import {
  PHOTO_TYPES,
  type PhotoRefusal,
  PROBLEM_PHOTO,
} from '@fleetfoot/shared/model/delivery/problem-photo';
import { RECIPIENT } from '@fleetfoot/shared/model/team/audit-event';
import { problemState } from './problem-state';
import type { SendRefusal, SentProblem } from './recipient-problem';
import { addressOf, page } from './render-page';
import { LANGUAGES, type Language, momentIn } from './texts/languages';
import { PHOTO_TEXTS } from './texts/photo-texts';
import { RECIPIENT_REASONS, type RecipientReason } from './texts/problem-texts';
import { filled } from './texts/texts';

/** Messages that are shown, the latest ones: the page is one first round trip. */
const SHOWN = 6;

interface ShownProblem {
  readonly language: Language;
  readonly token: string;
  /** The one that was reported last. */
  readonly problem: Problem | undefined;
  /** How many were reported. */
  readonly count: number;
  /** Whether something has just been sent. */
  readonly isSent: boolean;
  /** Whether nothing can be sent any more. */
  readonly isClosed?: boolean;
  /** Whether something was sent of which nothing could be read. */
  readonly isBroken?: boolean;
  readonly refused?: { readonly sent: SentProblem; readonly refusal: SendRefusal };
  readonly now: Date;
}

/** How large a photo may be, in words. */
const PHOTO_SIZE = `${PROBLEM_PHOTO.sentBytes / 1_000_000} MB`;

function isOfPhoto(refusal: SendRefusal | undefined): refusal is PhotoRefusal {
  return refusal !== undefined && refusal in PHOTO_TEXTS.en.refusals;
}

function refusalText({ language, refused }: ShownProblem): string {
  if (!refused) return '';
  const { ofProblem, problem } = LANGUAGES[language].texts;
  const texts: Readonly<Record<string, string>> = {
    ...{ ...problem, ...ofProblem.refusals },
    ...PHOTO_TEXTS[language].refusals,
  };
  return filled(texts[refused.refusal] ?? problem.failed, { max: PROBLEM_TEXT, size: PHOTO_SIZE });
}

/** What was reported and said, and how far it is. */
function thread({ language, problem, now }: ShownProblem): string {
  if (!problem) return '';
  const { ofProblem } = LANGUAGES[language].texts;
  const { reason, note, reportedAt, messages, photo, blankedAt } = problem;
  const reasons: Readonly<Record<string, string>> = ofProblem.reasons;
  const said = [{ by: RECIPIENT, text: note, at: reportedAt }, ...messages].slice(-SHOWN);
  const items = said.map(({ by, text, at }) => {
    const writer = by === RECIPIENT ? ofProblem.you : by === PROVIDER ? ofProblem.service : ofProblem.shop;
    const head = `<dt>${writer}, ${momentIn(language, at)}</dt>`;
    return `<div>${head}<dd class="said">${escaped(text)}</dd></div>`;
  });
  return [
    `<h2>${reasons[reason] ?? ofProblem.reasons.other}</h2>`,
    `<p role="status">${problemState(problem, language, now)}</p>`,
    `<dl>${items.join('')}</dl>`,
    photo ? `<p class="quiet">${PHOTO_TEXTS[language].received}</p>` : '',
    blankedAt ? `<p class="quiet">${ofProblem.removed}</p>` : '',
  ].join('');
}

interface TextArea {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly wrong: string;
  readonly isRequired: boolean;
}

function textArea({ label, hint, value, wrong, isRequired }: TextArea): string {
  const described = [hint === undefined ? '' : 'text-hint', wrong === '' ? '' : 'text-problem']
    .join(' ')
    .trim();
  return [
    `<label for="text">${label}</label>`,
    hint === undefined ? '' : `<p id="text-hint" class="quiet">${hint}</p>`,
    `<textarea id="text" name="text" rows="4" maxlength="${PROBLEM_TEXT}"`,
    described === '' ? '' : ` aria-describedby="${described}"`,
    wrong === '' ? '' : ' aria-invalid="true" autofocus',
    `${isRequired ? ' required' : ''}>${escaped(value)}</textarea>`,
    wrong === '' ? '' : `<p id="text-problem" class="bad" role="alert">${wrong}</p>`,
  ].join('');
}

function form(
  shown: ShownProblem,
  hidden: Readonly<Record<string, string | number>>,
  fields: string,
  encoding = '',
): string {
  const { language, token } = shown;
  const kept = Object.entries(hidden).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${value}">`,
  );
  const action = escaped(addressOf(token, language, '/problem'));
  const { send } = LANGUAGES[language].texts.ofProblem;
  return `<form method="post" action="${action}"${encoding}>${kept.join('')}${fields}<button class="main">${send}</button></form>`;
}

function writeForm(shown: ShownProblem, { messages }: Problem): string {
  const { message } = LANGUAGES[shown.language].texts.ofProblem;
  const value = shown.refused?.sent.text ?? '';
  const area = textArea({ label: message, value, wrong: refusalText(shown), isRequired: true });
  return form(shown, { kind: 'write', number: shown.count, seen: messages.length }, area);
}

/** Asks for a photo. What was chosen is gone once the page is loaded anew, which is said. */
function photoField({ language, refused }: ShownProblem, wrong: string): string {
  const texts = PHOTO_TEXTS[language];
  const isLost = wrong === '' && refused?.sent.kind === 'report' && refused.sent.photo !== undefined;
  const told = wrong === '' ? (isLost ? texts.again : '') : wrong;
  const described = `photo-hint${told === '' ? '' : ' photo-problem'}`;
  const invalid = wrong === '' ? '' : ' aria-invalid="true" autofocus';
  return [
    `<label for="photo">${texts.label}</label>`,
    `<p id="photo-hint" class="quiet">${filled(texts.hint, { size: PHOTO_SIZE })}<noscript> ${texts.slow}</noscript></p>`,
    `<input type="file" id="photo" name="photo" accept="${PHOTO_TYPES.join()}" aria-describedby="${described}"${invalid}>`,
    told === '' ? '' : `<p id="photo-problem" class="bad"${wrong === '' ? '' : ' role="alert"'}>${told}</p>`,
  ].join('');
}

function reportForm(shown: ShownProblem): string {
  const { ofProblem } = LANGUAGES[shown.language].texts;
  const { sent, refusal } = shown.refused ?? {};
  const wrong = refusalText(shown);
  const isReason = refusal === 'no_reason';
  const isPhoto = isOfPhoto(refusal);
  const chosen = sent?.kind === 'report' ? sent.reason : '';
  const option = (value: string, text: string) =>
    `<option value="${value}"${value === chosen ? ' selected' : ''}>${text}</option>`;
  const options = RECIPIENT_REASONS.map((reason: RecipientReason) =>
    option(reason, ofProblem.reasons[reason]),
  );
  const described = isReason ? ' aria-describedby="reason-problem" aria-invalid="true" autofocus' : '';
  return form(
    shown,
    { kind: 'report', number: shown.count + 1 },
    [
      `<label for="reason">${ofProblem.reason}</label>`,
      `<select id="reason" name="reason" required${described}>${option('', ofProblem.choose)}${options.join('')}</select>`,
      isReason ? `<p id="reason-problem" class="bad" role="alert">${wrong}</p>` : '',
      textArea({
        ...{ label: ofProblem.details, hint: ofProblem.detailsHint, value: sent?.text ?? '' },
        ...{ wrong: isReason || isPhoto ? '' : wrong, isRequired: false },
      }),
      photoField(shown, isPhoto ? wrong : ''),
    ].join(''),
    ' enctype="multipart/form-data"',
  );
}

/** What was refused where nothing can be sent any more: it is read, and copied, once more. */
function refusedText(shown: ShownProblem): string {
  if (!shown.refused) return '';
  const { text } = shown.refused.sent;
  return `<p class="bad" role="alert">${refusalText(shown)}</p><p class="said">${escaped(text)}</p>`;
}

/** The page on which a recipient reports a problem, and reads what became of it. */
export function renderProblem(shown: ShownProblem): string {
  const { language, token, problem, count, isSent, isClosed = false, isBroken = false } = shown;
  const { texts } = LANGUAGES[language];
  const isOpen = !isClosed && problem !== undefined && isUnfinished(problem);
  const mayReport = !isClosed && !isOpen && count < PROBLEM_LIMIT;
  return page({
    ...{ language, title: isClosed ? texts.reported : texts.report, kind: 'forms' },
    content: [
      isClosed ? '' : `<p><a href="${escaped(addressOf(token, language))}">${texts.back}</a></p>`,
      `<h1>${isClosed ? texts.reported : texts.report}</h1>`,
      isSent ? `<p class="good" role="status">${texts.ofProblem.sent}</p>` : '',
      isBroken ? `<p class="bad" role="alert">${texts.broken}</p>` : '',
      thread(shown),
      isOpen ? writeForm(shown, problem) : '',
      isOpen || mayReport ? '' : refusedText(shown),
      problem && mayReport ? `<h2>${texts.ofProblem.another}</h2>` : '',
      mayReport ? `<p>${texts.ofProblem.intro}</p>${reportForm(shown)}` : '',
    ].join(''),
    inLanguage: (other) => addressOf(token, other, '/problem'),
  });
}
