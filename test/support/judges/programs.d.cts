/** Whether a program can be started by its bare name. */
export function onPath(program: string): boolean;
/** Debian packages that would bring what is missing. */
export function missingPackages(): string[];
