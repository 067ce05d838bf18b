/** Suggests names for one that does not exist. */

/**
 * The names nearest to `given`, or none: those that share a whole word with it (`rotate`, `watermark`), or else the one that
 * is at most two typing errors away (`reverse-page`). Never echoes `given`, which may be a secret in the wrong place.
 */
export function nearest(given: string, names: readonly string[]): string[] {
	const words = wordsOf(given);
	const slips = names.map((name) => ({ name, count: distance(words.join(' '), wordsOf(name).join(' ')) }));
	const [best] = slips.sort((one, other) => one.count - other.count);
	if (best && best.count <= 2) return [best.name];
	return names.filter((name) => wordsOf(name).some((word) => word.length > 3 && words.includes(word)));
}

/** ` (did you mean rotate-pages?)`, or nothing. */
export function suggestion(given: string, names: readonly string[]): string {
	const found = nearest(given, names);
	return found.length === 0 || found.length > 3 ? '' : ` (did you mean ${found.join(' or ')}?)`;
}

const wordsOf = (name: string): string[] =>
	name
		.trim()
		.slice(0, 64)
		.replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
		.toLowerCase()
		.split(/[\s_-]+/)
		.filter((word) => word !== '');

/** Levenshtein's: insertions, deletions and replacements of single characters. */
function distance(one: string, other: string): number {
	let row = Array.from({ length: other.length + 1 }, (_, index) => index);
	for (const [i, character] of [...one].entries()) {
		const next = [i + 1];
		for (const [j, opposite] of [...other].entries())
			next.push(Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, (row[j] ?? 0) + (character === opposite ? 0 : 1)));
		row = next;
	}
	return row.at(-1) ?? 0;
}
