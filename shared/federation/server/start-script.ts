import { TYPEFACE_SCRIPT } from './typeface';

/**
 * Runs in every page before all other scripts. Brings the typeface, and watches the shell's own scripts, which cannot say
 * themselves that they failed: one that does brings up the page's message, and its Retry asks for all of them past the
 * browser's cache, where a damaged one would stay. The styles of the page bring up the message too, when the shell has not
 * begun for long.
 */
export const START_SCRIPT = `${TYPEFACE_SCRIPT};
(() => {
const state = document.documentElement.dataset;
addEventListener('error', ({ target }) => { if (target.defer) state.start = 'failed' }, true);
addEventListener('click', async (event) => {
if (event.target.id !== 'start-again') return;
event.preventDefault();
state.start = 'again';
const scripts = [...document.querySelectorAll('script[defer]')];
await Promise.allSettled(scripts.map(async ({ src }) =>
(await fetch(src, { cache: 'reload', signal: AbortSignal.timeout(8000) })).arrayBuffer()));
location.reload();
});
})()`;

/** Lets that script run under the standing policy. */
export const START_SCRIPT_HASH = "'sha256-DHXXF09vSPkq9O6MCtiEwOPkXfEPiGRyyXu8Y236VOg='";
