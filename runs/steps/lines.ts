/** The input `files`: glob patterns line by line, or a JSON array of paths. */
import { parseJson } from '../../shared/contract/json';

/** One line of `files`, or one entry of its JSON array. */
export interface Line {
	readonly text: string;
	/** A path, whatever characters it has. */
	readonly literal: boolean;
}

/** The lines of `files`. A JSON array, such as the output `files` of an earlier step, holds paths instead of patterns. */
export function readLines(text: string): { readonly lines: readonly Line[] } | { readonly problem: string } {
	if (/^\s*\[\s*("|\])/.test(text)) {
		const entries = parseJson(text);
		if (!Array.isArray(entries) || !entries.every((entry): entry is string => typeof entry === 'string' && entry !== ''))
			return { problem: 'begins with [ but is not a JSON array of paths: use the output files of an earlier step' };
		return { lines: entries.map((entry) => ({ text: entry, literal: true })) };
	}
	const lines = text
		.split(/\r?\n/)
		.map((line) => line.trim())
		.filter((line) => line !== '' && !line.startsWith('#'));
	if (!lines.some((line) => !line.startsWith('!')))
		return { problem: 'is required: glob patterns such as docs/**/*.pdf, one per line' };
	return { lines: lines.map((line) => ({ text: line, literal: false })) };
}
