import { INVITED, INVITED_NUMBER } from '../../session/opened-invitation';

const TIMEOUT_MS = 8_000;

/** Keeps what the invitation of this page says, in this tab alone. Without it the number is typed. */
async function keepInvitation(): Promise<'kept' | 'gone'> {
  try {
    const answer = await fetch(location.pathname, {
      method: 'POST',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (answer.status === 404) return 'gone';
    if (answer.ok) {
      const { number, ...invitation } = await answer.json();
      sessionStorage.setItem(INVITED_NUMBER, number);
      sessionStorage.setItem(INVITED, JSON.stringify(invitation));
    }
  } catch {
    // The form to sign in is opened all the same, empty.
  }
  return 'kept';
}

/**
 * Leads on to the form to sign in with the number in it. The number is asked for on the press, not before, and goes from
 * this page to that form through this tab alone: it is in no address, no history and no log.
 */
function leadOn(link: HTMLAnchorElement): void {
  let isPressed = false;
  link.addEventListener('click', async (event) => {
    event.preventDefault();
    if (isPressed) return;
    isPressed = true;
    link.setAttribute('aria-busy', 'true');
    if ((await keepInvitation()) === 'gone') location.reload();
    else location.assign(link.href);
  });
  addEventListener('pageshow', () => {
    isPressed = false;
    link.removeAttribute('aria-busy');
  });
}

leadOn(document.getElementById('continue') as HTMLAnchorElement);
