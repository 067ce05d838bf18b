/** Names from documents and services, made safe for every file system. */

/** What Windows, Linux or macOS refuse in a name, or take for something else; and marks that turn the direction of writing. */
const UNSAFE = /[<>:"/\\|?*\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
/** In bytes of UTF-8: file systems take 255, and the pattern adds to it. */
const LONGEST = 150;

/** Without an ending; `fallback` if nothing is left. */
export function safeName(text: string, fallback: string): string {
	let name = '';
	for (const character of text.normalize('NFC').replace(UNSAFE, ' ').replace(/\s+/g, ' ').trim()) {
		if (Buffer.byteLength(name + character) > LONGEST) break;
		name += character;
	}
	name = name.replace(/[. ]+$/, '').replace(/^[. ]+/, '');
	if (name === '') return fallback;
	return RESERVED.test(name) ? `_${name}` : name;
}

/** `names` in order, each once: a second `a` becomes `a (2)`. Upper and lower case do not make a difference. */
export function distinctNames(names: readonly string[]): string[] {
	const used = new Set<string>();
	return names.map((name) => {
		let distinct = name;
		for (let count = 2; used.has(distinct.toLowerCase()); count++) distinct = `${name} (${count})`;
		used.add(distinct.toLowerCase());
		return distinct;
	});
}
