/** Whether a program can be started by its bare name. */
export function onPath(program: string): boolean;
/** Debian packages that have the missing programs. */
export function missingPackages(): string[];
