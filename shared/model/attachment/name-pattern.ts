/** Patterns of file names: `*` for any characters, `?` for one, without regard to case. */

/** Matches in time proportional to pattern times name: a regular expression of many `*` would take for ever. */
export function matcherOf(pattern: string): (name: string) => boolean {
	const wanted = [...pattern.normalize('NFC').toLowerCase()];
	return (name) => {
		const characters = [...name.normalize('NFC').toLowerCase()];
		let [at, place] = [0, 0];
		// Where the last `*` was, and the character that it has been taken up to.
		let [star, upTo] = [-1, 0];
		while (place < characters.length) {
			if (at < wanted.length && wanted[at] === '*') {
				star = at++;
				upTo = place;
			} else if (at < wanted.length && (wanted[at] === '?' || wanted[at] === characters[place])) {
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
