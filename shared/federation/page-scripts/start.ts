import { bringTypeface } from './typeface';

const TIMEOUT_MS = 8_000;

async function fetchAnew(src: string): Promise<void> {
  const answer = await fetch(src, { cache: 'reload', signal: AbortSignal.timeout(TIMEOUT_MS) });
  await answer.arrayBuffer();
}

/**
 * Watches the shell's own scripts, which cannot say themselves that they failed: one that does brings up the page's message,
 * and its Retry asks for all of them past the browser's cache, where a damaged one would stay. The styles of the page bring up
 * the message too, when the shell has not begun for long.
 */
function watchScripts(): void {
  const state = document.documentElement.dataset;
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.defer) state['start'] = 'failed';
    },
    true,
  );
  addEventListener('click', async (event) => {
    if (!(event.target instanceof Element) || event.target.id !== 'start-again') return;
    event.preventDefault();
    state['start'] = 'again';
    const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[defer]')];
    await Promise.allSettled(scripts.map(({ src }) => fetchAnew(src)));
    location.reload();
  });
}

// Runs in every page before all other scripts.
bringTypeface();
watchScripts();
