import {
  OrganizationDetailsSchema,
  ProfileDetailsSchema,
} from '@fleetfoot/shared/model/team/onboarding-details';
import { safeParse } from '@fleetfoot/shared/schema';
import { translationSuite } from '@fleetfoot/shared/testing/translations';
import { accountTexts } from './account';
import { translations } from './catalogue-of';
import { fieldWords } from './in-words';
import { signInTexts } from './sign-in';
import { stepTexts } from './steps';

translationSuite(
  { signIn: signInTexts.english, steps: stepTexts.english, account: accountTexts.english },
  translations,
);

const LONG = 'x'.repeat(400);
const address = { line1: '', line2: '', city: '', postalCode: '' };
const organization = {
  ...{ name: '', billingAddress: address, website: '', supportPhoneNumber: '', supportEmail: '' },
};

/** Forms in which every field is wrong in one of the ways in which it can be. */
const WRONG = [
  ['', '', '', '', '', ''],
  [LONG, LONG, LONG, LONG, '12', `a@${LONG}`],
  ['a\nb', 'a\nb', 'a\nb', 'a\nb', 'b', 'a@b.c\nd'],
  ['a\0b', 'a\0b', 'a\0b', 'a\0b', 'b', 'thandi@'],
].map(([name = '', line1 = '', line2 = '', city = '', postalCode = '', email = '']) => ({
  profile: { fullName: name, email },
  organization: {
    ...organization,
    ...{ name, supportEmail: email, website: line2 || 'x y', supportPhoneNumber: name && '12' },
    billingAddress: { ...address, line1, line2, city, postalCode },
  },
}));

const messages = new Set(
  WRONG.flatMap(({ profile, organization: typed }) => [
    ...(safeParse(ProfileDetailsSchema, profile).issues ?? []),
    ...(safeParse(OrganizationDetailsSchema, typed).issues ?? []),
  ]).map(({ message }) => message),
);

test('every message of the two forms is in the catalogue, and nothing else is', () => {
  expect([...messages].toSorted()).toEqual(Object.values(stepTexts.english.fields).toSorted());
});

test.each(['zu', 'af', 'xh', 'st'] as const)(
  'every message of the two forms is said in %s',
  async (language) => {
    await stepTexts.load(language);
    const texts = stepTexts.read(language) ?? stepTexts.english;
    for (const message of messages) expect(fieldWords(texts, message)).not.toBe(message);
    expect(fieldWords(texts, 'Of a later release.')).toBe('Of a later release.');
  },
);
