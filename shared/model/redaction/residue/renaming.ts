/**
 * Names that the makers of a document chose, such as those of fonts, layers, colorants and resources: those that hold a match get others,
 * everywhere in the same way, so that all that refers to them still does (docs/semantics.md, §38.3).
 */
import type { PdfDocument } from '../../../pdf/document';
import { Dict, Name, Str, Stream, type Value } from '../../../pdf/syntax/values';
import { keyText } from '../../tree/name-tree';
import type { Find } from './find';
import { isKnownName, wordsBesideFamily } from './known-names';

/** Shorter names are not there for what they say. */
const LEAST = 4;
/** The cost of a value, see `Pace`. */
const COST = 60;
/** Names are written as UTF-8, or as bytes of any meaning. */
const asUtf8 = (name: string): string => (/[\x80-\xff]/.test(name) ? Buffer.from(name, 'latin1').toString('utf8') : name);

/** Beginnings of new names: the first that the search does not find is taken. */
const PREFIXES = ['redacted-', 'removed-', 'name-', 'x-'];

export class Renaming {
	private readonly seen = new Set<string>();
	private readonly names = new Map<string, string>();

	constructor(private readonly find: Find) {}

	/** How many names change. */
	get count(): number {
		return this.names.size;
	}

	/** The name in place of another; undefined if it stays. */
	of(name: string): string | undefined {
		return this.names.get(name);
	}

	/** Notes all names in an object. */
	async note(document: PdfDocument, value: Value): Promise<void> {
		const open: Value[] = [value];
		for (let next = open.pop(); next !== undefined; next = open.pop()) {
			const found = next instanceof Stream ? next.dict : next;
			if (found instanceof Name) this.add(found.text);
			else if (Array.isArray(found)) for (const item of found) open.push(item);
			else if (found instanceof Dict)
				for (const [key, item] of found) {
					this.add(key);
					if (key === 'DA' && item instanceof Str) for (const name of namesOf(keyText(item))) this.add(name);
					open.push(item);
				}
			const due = document.job.pace.step(COST);
			if (due) await due;
		}
	}

	add(name: string): void {
		if (name.length >= LEAST) this.seen.add(name);
	}

	/** Chooses new names for those with a match. */
	async settle(): Promise<void> {
		const found = await chosenNames([...this.seen], this.find);
		if (found.length === 0) return;
		const prefix = await newPrefix(this.find);
		for (const name of found) this.names.set(name, `${prefix}${this.names.size + 1}`);
	}
}

/** Names with a match that readers do not know; of known families, those that have it besides the words of the family. */
export async function chosenNames(names: readonly string[], find: Find): Promise<string[]> {
	const chosen: string[] = [];
	for (const name of await wordsWith(names, find)) {
		const own = isKnownName(name) ? wordsBesideFamily(name) : [name];
		if ((await wordsWith(own, find)).length > 0) chosen.push(name);
	}
	return chosen;
}

/** Names of glyphs, each with a solidus before it, without those that have a match (ISO 32000-2, Table 120, /CharSet). */
export async function withoutNames(text: string, find: Find): Promise<string> {
	const found = new Set(await chosenNames(namesOf(text), find));
	return found.size === 0 ? text : text.replace(NAME, (whole) => (found.has(whole.slice(1)) ? '' : whole));
}

const NAME = /\/[^\s/()<>[\]{}%]+/g;
const namesOf = (text: string): string[] => Array.from(text.matchAll(NAME), ([name]) => name.slice(1));

/** The beginning of new names. */
export async function newPrefix(find: Find): Promise<string> {
	for (const prefix of PREFIXES) if ((await find(`${prefix}1`)).length === 0) return prefix;
	return '';
}

/** Those of the words in which something is found: all are searched at once. */
export async function wordsWith(words: readonly string[], find: Find): Promise<string[]> {
	const starts: number[] = [];
	let text = '';
	for (const word of words) {
		starts.push(text.length);
		text += `${asUtf8(word)}\n`;
	}
	if (text === '') return [];
	const found = new Set<string>();
	let at = 0;
	for (const { start, end } of [...(await find(text))].sort((one, other) => one.start - other.start)) {
		while (at + 1 < starts.length && starts[at + 1]! <= start) at++;
		const word = words[at]!;
		if (end - start >= LEAST && end <= (starts[at + 1] ?? text.length) - 1) found.add(word);
	}
	return [...found];
}

/** A default appearance (12.7.4.3) is content: names change, and all that is neither number, name nor operator goes. */
export function rewriteAppearance(text: string, renaming: Renaming): string {
	const words = text.replace(/%[^\r\n]*/g, ' ').match(/\/?[^\s/()<>[\]{}%]+/g) ?? [];
	return words
		.map((word) => (word.startsWith('/') ? `/${renaming.of(word.slice(1)) ?? word.slice(1)}` : word))
		.filter((word) => word.startsWith('/') || word.length < LEAST || !Number.isNaN(Number(word)))
		.join(' ');
}
