/** The gallery's sections in the order of their names; `file` is absolute. */
export function gallerySections(): readonly { readonly name: string; readonly file: string }[];
