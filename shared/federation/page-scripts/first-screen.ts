import { INVITED_NUMBER } from '../../session/opened-invitation';

/** The number of an invitation that led here, once. */
function takeInvitedNumber(): string | undefined {
  const number = sessionStorage.getItem(INVITED_NUMBER) ?? undefined;
  if (number !== undefined) sessionStorage.removeItem(INVITED_NUMBER);
  return number;
}

/**
 * Shows the first screen of this browser's user, whose standing the script in the head has found. A form in it that is sent
 * before the page's scripts are there waits for them: the browser itself would load the page anew with what was typed in
 * its address. Whoever comes from an invitation's link finds their number typed, as if they had done it.
 */
function showFirstScreen(): void {
  const { standing } = document.documentElement.dataset;
  const template =
    standing && document.querySelector<HTMLTemplateElement>(`template[data-first~="${standing}"]`);
  const first = document.getElementById('first');
  if (!template || first === null) return;
  first.append(template.content);
  first.addEventListener('submit', (event) => {
    event.preventDefault();
    first.dataset['sent'] = '';
  });
  const number = takeInvitedNumber();
  const field = first.querySelector<HTMLInputElement>('form [name=phoneNumber]');
  if (number !== undefined && field !== null) field.value = number;
}

showFirstScreen();
