/** Suggests names for one that does not exist. */

/**
 * The names nearest to `given`, or none: the one that is a few typing errors away (`reverse-page`), or else those that share
 * a whole word with it (`rotate`, `watermark`). Never echoes `given`, which may be a secret in the wrong place.
 * `nearest('reverse-page', ['reverse-pages', 'rotate-pages'])` is `['reverse-pages']`.
 */
export function nearest(given: string, names: readonly string[]): string[] {
	const slip = findMisspelled(given, names);
	if (slip !== undefined) return [slip];
	const words = wordsOfName(given);
	return names.filter((name) => wordsOfName(name).some((word) => word.length > 3 && words.includes(word)));
}

/** The name that `given` misspells, with the fewest typing errors. */
function findMisspelled(given: string, names: readonly string[]): string | undefined {
	let best: { readonly name: string; readonly count: number } | undefined;
	const words = wordsOfName(given);
	for (const name of names) {
		const count = slips(words, wordsOfName(name));
		if (count <= 2 && count < (best?.count ?? Infinity)) best = { name, count };
	}
	return best?.name;
}

/** Typing errors. Infinity if a word of up to 2 letters has any, of up to 6 more than one, or a longer one more than two. */
function slips(given: readonly string[], wanted: readonly string[]): number {
	if (given.length !== wanted.length)
		return given.length * wanted.length === 0 ? Infinity : slips([given.join('')], [wanted.join('')]);
	return wanted.reduce((sum, word, index) => {
		const typed = given[index] ?? '';
		const shorter = Math.min(typed.length, word.length);
		const count = distance(typed, word);
		return count > (shorter < 3 ? 0 : shorter < 7 ? 1 : 2) ? Infinity : sum + count;
	}, 0);
}

/** ` (did you mean rotate-pages?)`, or nothing. */
export const suggestion = (given: string, names: readonly string[]): string => askWhether(nearest(given, names));

/**
 * The same for names that somebody else has chosen, such as those of the fields of a form: a word that two of them share says
 * little, as in `fileName` and `Name`, so only a misspelled name is suggested, or one with the same words in another order.
 */
export function suggestedField(given: string, names: readonly string[]): string {
	const slip = findMisspelled(given, names);
	const sorted = (name: string) => wordsOfName(name).sort().join(' ');
	const wanted = sorted(given);
	return askWhether(slip === undefined ? names.filter((name) => given !== '' && sorted(name) === wanted) : [slip]);
}

const askWhether = (found: readonly string[]): string =>
	found.length === 0 || found.length > 3 ? '' : ` (did you mean ${found.join(' or ')}?)`;

const wordsOfName = (name: string): string[] =>
	name
		.trim()
		.slice(0, 64)
		.replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
		.toLowerCase()
		.split(/[\s_-]+/)
		.filter((word) => word !== '');

/** Slips of two words, of which more are not counted. */
const MOST_SLIPS = 2;

/**
 * Insertions, deletions and replacements of single characters, and exchanges of two neighbours, as in `nmae`. Infinity beyond two: places
 * that are further apart are not compared, because a name of strangers may be compared with thousands of others.
 */
function distance(one: string, other: string): number {
	if (Math.abs(one.length - other.length) > MOST_SLIPS) return Infinity;
	let before: number[] = [];
	let row = Array.from({ length: other.length + 1 }, (_, index) => (index <= MOST_SLIPS ? index : Infinity));
	for (let i = 0; i < one.length; i++) {
		const next: number[] = [];
		next[0] = i + 1;
		let least = Infinity;
		for (let j = Math.max(0, i - MOST_SLIPS); j <= Math.min(other.length - 1, i + MOST_SLIPS); j++) {
			const exchanged = i > 0 && j > 0 && one[i] === other[j - 1] && one[i - 1] === other[j];
			next[j + 1] = Math.min(
				(row[j + 1] ?? Infinity) + 1,
				(next[j] ?? Infinity) + 1,
				(row[j] ?? Infinity) + (one[i] === other[j] ? 0 : 1),
				exchanged ? (before[j - 1] ?? Infinity) + 1 : Infinity,
			);
			least = Math.min(least, next[j + 1]!);
		}
		if (least > MOST_SLIPS) return Infinity;
		before = row;
		row = next;
	}
	const count = row[other.length] ?? Infinity;
	return count > MOST_SLIPS ? Infinity : count;
}
