export const FINGERPRINT: string;
export function fingerprintOf(files: ReadonlyMap<string, string>): string;
export function committedFiles(): Map<string, string>;
