/**
 * Keys with one wrong letter, as damage to a byte makes them. Readers skip such an entry, and all that it leads to: a page is blank, or a
 * document has no bookmarks (docs/semantics.md, §14.1).
 */
import { Dict } from './values';

/** Keys of few letters are not told from each other so surely. */
const LEAST_LENGTH = 5;

/** Whether a key is `wanted` with one other letter: `isMisspelt('Contenus', 'Contents')` is `true`. */
export function isMisspelt(key: string, wanted: string): boolean {
	if (key.length !== wanted.length || key.length < LEAST_LENGTH) return false;
	let different = 0;
	for (let at = 0; at < key.length; at++) if (key[at] !== wanted[at]) different++;
	return different === 1;
}

/** The dictionary with these keys, where it has them misspelt, and the keys that were; undefined if it has none misspelt. */
export function mendKeys(
	dict: Dict,
	wanted: readonly string[],
): { readonly dict: Dict; readonly keys: readonly string[] } | undefined {
	const known = new Set(wanted);
	const absent = wanted.filter((key) => !dict.has(key));
	const names = new Map<string, string>();
	for (const key of dict.keys()) {
		const meant = known.has(key) ? undefined : absent.find((one) => isMisspelt(key, one));
		if (meant !== undefined) names.set(key, meant);
	}
	if (names.size === 0) return undefined;
	const mended = new Dict([...dict].map(([key, value]) => [names.get(key) ?? key, value]));
	return { dict: mended, keys: [...names.values()] };
}
