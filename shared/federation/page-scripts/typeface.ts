import { isDataLight } from '../../device/is-data-light';

/** Puts the links of the typeface in place, where the page has them and unless data is saved. */
export function bringTypeface(): void {
  const template = document.getElementById('typeface');
  if (template instanceof HTMLTemplateElement && !isDataLight()) document.head.append(template.content);
}
