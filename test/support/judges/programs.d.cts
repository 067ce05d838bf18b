/** The name by which tests declare a program. */
export type Program =
	| 'qpdf'
	| 'poppler'
	| 'mutool'
	| 'imagemagick'
	| 'exiftool'
	| 'redis'
	| 'ghostscript'
	| 'haproxy'
	| 'caddy'
	| 'promtool'
	| 'kubectl'
	| 'jq'
	| 'openssl'
	| 'git'
	| 'python3'
	| 'bash'
	| 'java'
	| 'curl'
	| 'tar'
	| 'mkfifo'
	| 'chromium'
	| 'npm'
	| 'docker compose';
export const names: readonly Program[];
/** The commands of a program, of which tests start any. */
export function commandsOf(program: Program): readonly string[];
/** Whether all commands of a program are on the PATH and answer for themselves. */
export function isThere(program: Program): boolean;
/** The program that has a command. @throws if none is declared that has it. */
export function programOf(command: string): Program;
/** The absolute path of a command; undefined if its program is missing. @throws if no program is declared that has it. */
export function pathOf(command: string): string | undefined;
/** Debian packages of the judges that are missing. */
export function missingPackages(): string[];
/** Asks about all programs, for this process and the children that it starts from now on. */
export function askAll(): void;
