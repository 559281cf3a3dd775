export function parseVersion(version: string): number[];
export function compareVersions(a: string, b: string): number;
export function isWithin(version: string, range: string): boolean;
