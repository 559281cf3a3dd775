// The product's texts in the languages of its users. Not federated: it holds nothing, a remote's catalogues do.
export { type Catalogue, createCatalogues, type TextsLike, type Translation } from './catalogue';
export { type Say, sayFailure } from './failures';
export { LanguageSelect, SelectLine } from './language-select';
export { LANGUAGES, type Language, langOf, languageOf } from './languages';
export { richText } from './rich-text';
export { sayResult } from './say-result';
export { useIsLoaded, usePageLanguage, useShownFor, useShownLanguage, useTexts } from './use-texts';
