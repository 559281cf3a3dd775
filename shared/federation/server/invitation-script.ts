import { INVITED, INVITED_NUMBER } from '../../session/opened-invitation';

/** Where the page of an invitation has its script from: beside it, so that the standing policy names no further script. */
export const INVITATION_SCRIPT_PATH = '/i/open.js';

/**
 * Leads on to the form to sign in with the number in it. The number is asked for on the press, not before, and goes from
 * this page to that form through this tab alone: it is in no address, no history and no log. Without it the number is typed.
 */
export const INVITATION_SCRIPT = `(() => {
const link = document.getElementById('continue');
let isPressed = false;
link.addEventListener('click', async (event) => {
event.preventDefault();
if (isPressed) return;
isPressed = true;
link.setAttribute('aria-busy', 'true');
try {
const answer = await fetch(location.pathname, { method: 'POST', signal: AbortSignal.timeout(8000) });
if (answer.status === 404) return location.reload();
if (answer.ok) {
const { number, ...told } = await answer.json();
sessionStorage.setItem('${INVITED_NUMBER}', number);
sessionStorage.setItem('${INVITED}', JSON.stringify(told));
}
} catch {}
location.assign(link.href);
});
addEventListener('pageshow', () => {
isPressed = false;
link.removeAttribute('aria-busy');
});
})()`;
