import type { Page } from '@playwright/test';

/** What the Auth SDK says about itself on every attempt when it runs on the emulator, which knows no reCAPTCHA Enterprise. */
const OF_THE_EMULATOR = [/recaptchaConfig/, /reCAPTCHA Enterprise/i];

/** Collects errors, warnings and violations of the Content-Security-Policy, from now on. */
export function watchConsole(page: Page): readonly string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const text = `${message.type()}: ${message.text()} (${message.location().url})`;
    if (!OF_THE_EMULATOR.some((known) => known.test(text))) problems.push(text);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  return problems;
}
