/** Longest language code that the auth SDK passes on to the bot check. */
const MOST = 6;

/**
 * The language of the SMS for a browser's language. The SDK refuses to send a code for a tag such as `zh-Hant-HK`, so of a
 * longer tag only the language itself is used.
 */
export function smsLanguage(tag: string): string {
  return tag.length <= MOST ? tag : (tag.split('-', 1)[0] ?? '').slice(0, MOST);
}
