/** Searches that look as if they were written for the other mode, or for JavaScript (docs/semantics.md, §26.2). */
import type { SearchMode } from './pattern';

const IN_SLASHES = /^\/.+\/([dgimsuvy]*)$/s;
/** A class, an escaped sign, a group with options, a repetition: rarely meant as they look. */
const SYNTAX = /\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^[\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;

export type UnlikelyReason = 'slashes' | 'regex-as-words';

/**
 * Why a search that found nothing may not say what is meant.
 * `reasonUnlikely('Section \\d+', 'text')` is `'regex-as-words'`.
 */
export function reasonUnlikely(search: string, mode: SearchMode): UnlikelyReason | undefined {
	const slashes = IN_SLASHES.exec(search);
	if (mode === 'regex') return slashes ? 'slashes' : undefined;
	return SYNTAX.test(search) || (slashes && slashes[1] !== '') ? 'regex-as-words' : undefined;
}
