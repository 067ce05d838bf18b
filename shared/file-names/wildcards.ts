/** Patterns of names: `*` matches any characters. */
import { composeText } from '../compose-text';

export interface WildcardRules {
	/** Whether `?` matches one character. */
	readonly single?: boolean;
	/** Whether upper and lower case, and composed and decomposed letters, are the same. */
	readonly folded?: boolean;
}

/**
 * `matcherOf('attachment_*')('attachment_2')` is `true`. Takes time in proportion to the pattern times the name at most: a regular
 * expression of many `*` would take for ever.
 */
export function matcherOf(pattern: string, { single = false, folded = false }: WildcardRules = {}): (name: string) => boolean {
	const charactersOf = (text: string): string[] => [...(folded ? composeText(text).toLowerCase() : text)];
	const wanted = charactersOf(pattern);
	return (name) => {
		const characters = charactersOf(name);
		let [at, place] = [0, 0];
		// Where the last `*` was, and the character that it has been taken up to.
		let [star, upTo] = [-1, 0];
		while (place < characters.length) {
			if (at < wanted.length && wanted[at] === '*') {
				star = at++;
				upTo = place;
			} else if (at < wanted.length && ((single && wanted[at] === '?') || wanted[at] === characters[place])) {
				at++;
				place++;
			} else if (star >= 0) {
				at = star + 1;
				place = ++upTo;
			} else return false;
		}
		while (wanted[at] === '*') at++;
		return at === wanted.length;
	};
}
