/** Front matter: words about a document before its Markdown, in YAML. */
import { parse } from 'yaml';
import { isObject } from '../contract/json';
import { inOneLine } from './filled';

export interface FrontMatter {
	readonly title?: string;
	readonly author?: string;
	readonly language?: string;
	/** As it is written, such as `2026-11-30` or `May`. */
	readonly date?: string;
	/** Whether the document has a page with its title. */
	readonly cover?: true;
}

/** Longer text between two lines of dashes is not front matter. */
const LONGEST = 20_000;
/** Marks of YAML, lists in each other, and keys after `?`: the parser takes time with the power of their numbers. */
const [MOST_MARKS, MOST_LEVELS, MOST_KEYS] = [1_000, 10, 10];
const MARK = /[\n,:!&*"'%[\]{}]|-(?=\s)/g;
const KEY = /(?:^|[\s[{,])\?(?=\s|$)/g;
const FENCED = /^---[ \t]*\r?\n([\s\S]*?)\r?\n(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/;

/** The words, and the Markdown after them. Two rules with text between them are Markdown. */
export function readFrontMatter(text: string): { readonly words: FrontMatter; readonly markdown: string } {
	const nothing = { words: {}, markdown: text };
	const found = FENCED.exec(text.slice(0, LONGEST));
	if (!found) return nothing;
	const values = isSimple(found[1]!) ? mapping(found[1]!) : undefined;
	if (!values) return nothing;
	const word = (...names: string[]): string | undefined => {
		const value = names.map((name) => values[name]).find((one) => typeof one === 'string' && one.trim() !== '');
		return typeof value === 'string' ? inOneLine(value.trim()) : undefined;
	};
	const authors = values['author'] ?? values['authors'];
	const author = Array.isArray(authors) ? authors.filter((one) => typeof one === 'string').join(', ') : word('author', 'authors');
	const [title, language, date] = [word('title'), word('lang', 'language'), dayOf(values['date']) ?? word('date')];
	return {
		words: {
			...(title && { title }),
			...(author && { author }),
			...(language && { language }),
			...(date && { date }),
			...(word('cover')?.toLowerCase() === 'true' && { cover: true as const }),
		},
		markdown: text.slice(found[0].length),
	};
}

/** A date of the type `!!timestamp`: other dates stay texts. */
const dayOf = (value: unknown): string | undefined =>
	value instanceof Date ? value.toISOString().replace(/T00:00:00\.000Z$/, '') : undefined;

/** Whether the parser reads it in one step: front matter of people has some ten lines. */
function isSimple(yaml: string): boolean {
	if ((yaml.match(KEY)?.length ?? 0) > MOST_KEYS) return false;
	const marks = yaml.match(MARK) ?? [];
	let level = 0;
	for (const mark of marks) {
		if (mark === '[' || mark === '{') level++;
		else if ((mark === ']' || mark === '}') && level > 0) level--;
		if (level > MOST_LEVELS) return false;
	}
	return marks.length <= MOST_MARKS;
}

/** Values stay texts: a version such as 1.10 is not a number (YAML 1.2.2, 10.1). */
function mapping(yaml: string): Readonly<Record<string, unknown>> | undefined {
	try {
		const value: unknown = parse(yaml, { schema: 'failsafe', logLevel: 'silent', maxAliasCount: 20 });
		return isObject(value) && !Array.isArray(value) ? value : undefined;
	} catch {
		return undefined;
	}
}
