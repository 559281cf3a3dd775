/** Says in another language what stands in English elsewhere: as it is where no translation knows it. */
export type Say = <Text extends string | undefined>(text: Text) => Text | string;

/** Says that an outcome is not known, whichever action it is of. */
const IN_DOUBT = /^(We do not know(?: yet)? whether ).+?(: the answer was lost\.|\. This changes)/;

/** Says why an action failed. Of one whose outcome is not known, other languages leave out which it was. */
export function sayFailure<Text extends string | undefined>(text: Text, say: Say): Text | string {
  const general = text?.replace(IN_DOUBT, '$1this was done$2');
  const said = say(general);
  return said === undefined || said === general ? text : said;
}
