import { element } from './element';

/** Longest pause while nobody answers, in milliseconds. */
const LONGEST_PAUSE_MS = 300_000;
const TIMEOUT_MS = 20_000;

/** The texts and links of the page, by the id of their element, as its own address answers with them. */
interface News {
  readonly parts: Readonly<Record<string, string | { readonly href: string } | null>>;
  readonly step: number;
  /** Seconds until the next news; 0 after the last. */
  readonly every: number;
}

function show({ parts, step }: News): void {
  for (const [id, part] of Object.entries(parts)) {
    const place = element(id, HTMLElement);
    if (place === undefined) continue;
    place.hidden = !part;
    if (part && typeof part !== 'string') place.setAttribute('href', part.href);
    else if (part) {
      const text = place.querySelector('dd') ?? place;
      if (text.textContent !== part) text.textContent = part;
    }
  }
  const bar = element('bar', HTMLElement);
  if (bar !== undefined) bar.dataset['step'] = String(step);
}

/** The page's news; `gone` when there is no such page any more. */
async function fetchNews(): Promise<News | 'gone'> {
  const answer = await fetch(location.pathname + location.search, {
    headers: { accept: 'application/json' },
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (answer.status === 404 || answer.status === 410) return 'gone';
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.json();
}

/**
 * Keeps the page up to date: less often while nobody answers, and not while nobody looks. A page that is not there any more is
 * loaded anew, to say so.
 */
export function followDelivery(): void {
  let every = Number(element('parts', HTMLElement)?.dataset['every'] ?? 0) * 1000;
  let pause = every;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function look(): Promise<void> {
    clearTimeout(timer);
    if (every === 0 || document.hidden) return;
    try {
      const news = await fetchNews();
      if (news === 'gone') {
        location.reload();
        return;
      }
      show(news);
      every = news.every * 1000;
      pause = every;
    } catch {
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    }
    if (every > 0) timer = setTimeout(look, pause);
  }

  if (every === 0) return;
  timer = setTimeout(look, pause);
  document.addEventListener('visibilitychange', look);
}
