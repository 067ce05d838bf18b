/** Common mistakes in the inputs that take paths, `files` and `output`. */

export type Mistake = readonly [pattern: RegExp, explanation: string];

export const QUOTED: Mistake = [/^["'].*["']$/, 'leave out the quotes'];
/** As a shell of Linux or macOS writes it, or as a whole part of a path as cmd does. */
export const SHELL: Mistake = [
	/\$\{?[a-z_]|(?:^|[\\/])%[a-z_]\w*%(?:[\\/]|$)/i,
	'variables of the shell are not replaced here: use an expression such as ${{ env.NAME }}',
];
export const HOME: Mistake = [/^~/, '~ is not your home folder here: write the whole path'];
export const ADDRESS: Mistake = [/^[a-z][\w+.-]+:\/\//i, 'addresses are not read or written: use the path of a file'];
/** Of the files that are written: the name before it came from a variable that is empty. Other names may begin with a dot. */
export const ONLY_EXTENSION: Mistake = [
	/(?:^|[\\/])[.\s]*\.(?:pdf|png|jpe?g|txt|md|html?|jsonl?|csv|xml|zip|\{extension\})\s*$/i,
	'has no name before its extension, so a variable in it may be empty: write a name such as {name}.pdf',
];
export const BACKSLASH: Mistake = [/\\/, 'write / between folders, not a backslash'];

/** The explanation of the first mistake that a text has. */
export const mistakeIn = (text: string, mistakes: readonly Mistake[]): string | undefined =>
	mistakes.find(([pattern]) => pattern.test(text))?.[1];
