import { SCRIPT_URLS } from '../script-hosts';
import { addressOf, isAdmitted } from './admitted-scripts';

interface TrustedTypesFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown;
}

/** A hashed script of the shell's own build, and its service worker. */
const OWN_CHUNK = /^\/(?:[\w-]+\.[\da-f]{8}|sw)\.js$/;

function isOwnChunk(href: string): boolean {
  const { origin } = location;
  return href.startsWith(origin) && OWN_CHUNK.test(href.slice(origin.length));
}

function isOfPartner(href: string): boolean {
  const address = href.replace(/\?.*/, '');
  // An encoded slash or dot is a part of the name to the browser and may be a way out of the folder to the server.
  if (address.includes('%')) return false;
  return SCRIPT_URLS.some((known) => (known.endsWith('/') ? address.startsWith(known) : address === known));
}

/**
 * Checks the URL of a script.
 * @returns the URL as the browser reads it, so that what runs is what was checked
 * @throws TypeError when no such script may run
 */
export function checkedScriptUrl(text: string): string {
  const href = addressOf(text);
  if (isOwnChunk(href) || isAdmitted(href) || isOfPartner(href)) return href;
  throw new TypeError(`${text} is not a script that may run here.`);
}

/**
 * Puts the URL of every script, whoever loads it, under `checkedScriptUrl` where the page's headers ask for Trusted
 * Types. There is no rule for HTML and code in texts: none is taken.
 */
export function guardScripts(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypesFactory };
  trustedTypes?.createPolicy('default', { createScriptURL: checkedScriptUrl });
}
