/** @jest-environment jsdom */
import { PAGE_SCRIPTS } from '@fleetfoot/shared/federation/server';
import { PROBLEM_LIMIT } from '@fleetfoot/shared/model/delivery/problem';
import { problem } from '@fleetfoot/shared/testing/problem';
import { PAGE_STYLE } from './page-style';
import { renderForms, renderPlain, renderView } from './render-page';
import { renderProblem } from './render-problem';
import { LANGUAGE_TAGS } from './texts/languages';
import type { TrackingView } from './tracking-view';

/** What a first round trip of TCP brings. */
const FIRST_TRIP = 14 * 1024;
const TOKEN = 'abcdefghijklmnopqrstuA';
const HOSTILE = `<script>alert("1")</script>&'`;

const VIEW: TrackingView = {
  parts: {
    headline: 'It is on its way to you.',
    since: '03 Feb 2026, 14:05',
    advice: undefined,
    updated: 'Updated 14:06',
    arrival: 'In about 5 min (Position of 14:05)',
    courier: 'Thabo, ND 123-456',
    area: 'Orlando West',
    address: undefined,
    doorPin: '0427',
    receivedBy: undefined,
    pinCheck: undefined,
    callCourier: { href: 'tel:+27825550171' },
    showMap: { href: 'https://www.google.com/maps/search/?api=1&query=-26,27' },
    callShop: { href: 'tel:+27115550100' },
    help: undefined,
    reported: 'Answer by 26 Nov 2026, 14:00',
    report: { href: `/t/${TOKEN}/problem?lang=en` },
  },
  step: 3,
  every: 15,
};

function parsed(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

const view = (language: (typeof LANGUAGE_TAGS)[number], parts: object = {}) =>
  renderView(
    { ...VIEW, parts: { ...VIEW.parts, ...parts } },
    { language, token: TOKEN, shopName: HOSTILE.repeat(3), isSaved: true },
  );
const forms = (language: (typeof LANGUAGE_TAGS)[number]) =>
  renderForms({
    ...{ language, token: TOKEN, kinds: ['note', 'landmark', 'pin'] },
    refused: { kind: 'note', value: HOSTILE.repeat(20), problem: 'too_long' },
  });

/** A thread as it may become: six of its longest messages, and what was refused. */
const problemPage = (language: (typeof LANGUAGE_TAGS)[number]) => {
  const at = new Date('2026-11-25T12:00:00Z');
  const by = (index: number) => ['recipient', 'provider', 'thandi'][index % 3] ?? '';
  const messages = Array.from({ length: 20 }, (_, index) => ({
    ...{ by: by(index), at, text: HOSTILE + 'x'.repeat(500 - HOSTILE.length) },
  }));
  return renderProblem({
    ...{ language, token: TOKEN, count: 1, isSent: true, now: at },
    problem: problem({ reportedBy: 'recipient', messages }),
    refused: {
      sent: { kind: 'write', number: 1, seen: 20, text: HOSTILE.repeat(10) },
      refusal: 'changed',
    },
  });
};

describe.each(LANGUAGE_TAGS)('in %s', (language) => {
  const pages = {
    view: view(language, { area: HOSTILE.repeat(10), courier: HOSTILE }),
    forms: forms(language),
    problem: problemPage(language),
    plain: renderPlain({ language, name: 'closed', time: '03 Feb 2026, 14:05' }),
  };

  test.each(Object.entries(pages))(
    'the %s page is one first round trip, and says its language',
    (_, html) => {
      expect(Buffer.byteLength(html)).toBeLessThan(FIRST_TRIP);
      const page = parsed(html);
      expect(page.documentElement.lang).toBe(language);
      expect(page.querySelectorAll('h1')).toHaveLength(1);
      expect([...page.querySelectorAll('nav [lang]')].map((link) => link.getAttribute('lang'))).toEqual(
        LANGUAGE_TAGS,
      );
      expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex');
      expect(page.querySelector('meta[name=referrer]')?.getAttribute('content')).toBe('no-referrer');
    },
  );

  test.each(Object.entries(pages))(
    'the %s page runs one script, and nothing that somebody typed',
    (name, html) => {
      const page = parsed(html);
      const scripts = [...page.querySelectorAll('script')].map(({ textContent }) => textContent);
      expect(scripts).toEqual(name === 'plain' ? [] : [PAGE_SCRIPTS.tracking.text]);
      expect(page.querySelectorAll('style')).toHaveLength(1);
      expect(html).not.toMatch(/\son\w+=|\sstyle=|javascript:/);
      expect(page.querySelector('[src]')).toBeNull();
    },
  );
});

test('every part is in the page, and hidden where it has nothing to show', () => {
  const page = parsed(view('en'));
  for (const [name, part] of Object.entries(VIEW.parts)) {
    const element = page.getElementById(name);
    expect([name, element?.hidden]).toEqual([name, part === undefined]);
    if (typeof part === 'object') expect(element?.getAttribute('href')).toBe(part.href);
    else if (part) expect(element?.textContent).toContain(part);
  }
});

test('a page without scripts is loaded anew every minute, and one with forms is not', () => {
  expect(view('en')).toContain('<noscript><meta http-equiv="refresh" content="60"></noscript>');
  expect(forms('en')).not.toContain('http-equiv="refresh"');
});

test('a refused value is in its field, which says why', () => {
  const page = parsed(forms('en'));
  const note = page.querySelector('textarea');
  expect(note?.textContent).toBe(HOSTILE.repeat(20));
  expect(note?.getAttribute('aria-invalid')).toBe('true');
  const [, problem = ''] = note?.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(page.getElementById(problem)?.textContent).toBe('Use at most 200 characters.');
  expect(page.getElementById('place')?.hasAttribute('aria-invalid')).toBe(false);
});

test('a page for which it is too late has no forms', () => {
  const refused = { kind: 'pin', value: '1, 2', problem: 'too_late' } as const;
  const page = parsed(renderForms({ language: 'en', token: TOKEN, kinds: [], refused }));
  expect(page.querySelector('form')).toBeNull();
  expect(page.querySelector('[role=alert]')?.textContent).toContain('Call the courier');
});

test('a page without scripts says what a large photo costs, since nothing makes it smaller', () => {
  const shown = {
    language: 'en',
    token: TOKEN,
    problem: undefined,
    count: 0,
    isSent: false,
    now: new Date(),
  } as const;
  const hint = parsed(renderProblem(shown)).getElementById('photo-hint');
  expect(hint?.querySelector('noscript')?.textContent).toContain(
    'On a slow connection a large photo takes long',
  );
  hint?.querySelector('noscript')?.remove();
  expect(hint?.textContent).toBe('JPEG or PNG, at most 12 MB.');
});

test('a text that is refused where nothing can be sent any more is said, and shown once more', () => {
  const page = parsed(
    renderProblem({
      ...{ language: 'en', token: TOKEN, count: PROBLEM_LIMIT, isSent: false, now: new Date() },
      problem: problem({ reportedBy: 'recipient', state: 'closed' }),
      refused: { sent: { kind: 'write', number: 1, seen: 0, text: HOSTILE }, refusal: 'changed' },
    }),
  );
  expect(page.querySelector('form')).toBeNull();
  expect(page.querySelector('[role=alert]')?.textContent).toContain('This has changed meanwhile.');
  expect([...page.querySelectorAll('.said')].at(-1)?.textContent).toBe(HOSTILE);
});

test('the style breaks out of nothing', () => {
  expect(PAGE_STYLE).not.toContain('<');
});

test.each(LANGUAGE_TAGS)(
  'the page in %s tells its language, makes no phone links and leaves names and numbers untranslated',
  (language) => {
    const html = renderView(VIEW, { language, token: TOKEN, shopName: 'Kota House', isSaved: false });
    const page = parsed(html);
    expect(html).toContain(`<html lang="${language}">`);
    expect(page.querySelector('meta[name="format-detection"]')?.getAttribute('content')).toBe('telephone=no');
    for (const id of ['doorPin', 'courier', 'area', 'address', 'receivedBy'])
      expect(page.querySelector(`#${id} dd`)?.getAttribute('translate')).toBe('no');
    expect(page.querySelector('#arrival dd')?.hasAttribute('translate')).toBe(false);
  },
);
