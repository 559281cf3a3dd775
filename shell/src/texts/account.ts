import { catalogueOf } from './catalogue-of';
import { ACCOUNT } from './english/account';

export const accountTexts = catalogueOf('account', ACCOUNT);
