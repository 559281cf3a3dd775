import { EmitJsonPlugin } from './emit-json-plugin.js';

/** The chunk of a language: `zu-list`. */
const LANGUAGE = /^([a-z]{2})-/;

/** The chunk groups that a group may load, and those that a part loads which follows the language for it. */
function laterGroups(group) {
  const later = group.getChildren();
  const following = later.filter(({ name }) => name === 'follow-language');
  return { later: [...later, ...following.flatMap((one) => one.getChildren())], following };
}

const scriptsOf = (groups) => [
  ...new Set(groups.flatMap((group) => group.getFiles()).filter((file) => file.endsWith('.js'))),
];

/** What each page loads besides its scripts to be shown in a language, by page and language. */
export function languageScripts(compilation) {
  const pages = compilation.chunkGroups.filter(({ name }) => name?.endsWith('-page'));
  return Object.fromEntries(
    pages.map((page) => {
      const { later, following } = laterGroups(page);
      const languageOf = ({ name }) => LANGUAGE.exec(name ?? '')?.[1];
      const languages = new Set(later.map(languageOf).filter((language) => language !== undefined));
      const scripts = [...languages].map((language) => [
        language,
        scriptsOf([...following, ...later.filter((group) => languageOf(group) === language)]),
      ]);
      return [page.name, Object.fromEntries(scripts)];
    }),
  );
}

/** Emits `languages.json`, by which the budgets of pages hold in every language. */
export class LanguagesJsonPlugin extends EmitJsonPlugin {
  constructor() {
    super('languages.json', languageScripts);
  }
}
