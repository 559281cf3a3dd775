import { smsLanguage } from './sms-language';

test.each([
  ['en-ZA', 'en-ZA'],
  ['zu', 'zu'],
  ['nso-ZA', 'nso-ZA'],
  ['zh-Hant-HK', 'zh'],
  ['sr-Latn-RS', 'sr'],
  ['', ''],
])('the language of %j is %j', (tag, language) => {
  expect(smsLanguage(tag)).toBe(language);
});
