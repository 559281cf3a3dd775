import { catalogueOf } from './catalogue-of';
import { SIGN_IN } from './english/sign-in';

export const signInTexts = catalogueOf('signIn', SIGN_IN);
