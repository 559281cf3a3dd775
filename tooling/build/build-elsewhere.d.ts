/** Copies the repository as it is now into a folder, with the packages that are installed. */
export function copyRepository(target: string): void;
