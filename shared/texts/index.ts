// The product's texts in the languages of its users. Not federated: it holds nothing, a remote's catalogues do.
export { type Catalogue, createCatalogues, type TextsLike, type Translation } from './catalogue';
export { LanguageSelect, SelectLine } from './language-select';
export { LANGUAGES, type Language, languageOf } from './languages';
export { richText } from './rich-text';
export { usePageLanguage, useShownLanguage, useTexts } from './use-texts';
