/** Markdown as a tree: CommonMark 0.31 and GitHub's extensions. The parser is slow to load, so this module is imported only then. */
import { fromMarkdown, type Options } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import type { Pace } from '../pace/pace';
import { gfmWithBrackets } from './bare-links';
import type { Construct, Extension, TokenizeContext, Tokenizer } from './extension';
import {
	MOST_CELLS,
	MOST_LEVELS,
	MOST_LINES,
	MOST_MARKS,
	MOST_WORDS,
	tooDeep,
	tooLong,
	tooManyCells,
	tooManyMarks,
} from './limits';
import { checkOpeners } from './openers';
import { piecesOf, tablesOf, type Piece } from './pieces';
import { restoreText, squeezeText } from './squeeze';
import type { Root, RootContent, Table } from './tree';

/** The cost of a character, see `Pace`. */
const COST = 600;
/** The same for cutting a text into pieces, and for shortening one. */
const CUTTING = 50;
/** Characters that are parsed after a pause. */
const LONG = 1 << 15;
/** Texts beyond this part of the most that is parsed at once are squeezed: they take half of a step. */
const SQUEEZED = 0.5;

/** @throws OctavoError `invalid_parameters` beyond the bounds; `cancelled` */
export async function parseMarkdown(markdown: string, pace: Pace): Promise<Root> {
	// Loading the parser took a whole step.
	await pace.rest();
	const known = new Known();
	const parsed: { readonly piece: Piece; readonly children: RootContent[]; readonly unknown: readonly string[] }[] = [];
	for (const piece of piecesOf(markdown)) {
		const children = await parsePiece(piece, known, pace);
		parsed.push({ piece, children, unknown: known.unknownIn(piece) });
	}
	const children: RootContent[] = [];
	for (const { piece, children: first, unknown } of parsed) {
		// References to definitions in later pieces are text until these are known.
		const found = unknown.some((name) => known.has(name)) ? await parsePiece(piece, known, pace) : first;
		addChildren(children, found, piece.joins);
	}
	const root: Root = { type: 'root', children };
	await check(root, pace);
	return root;
}

/** Adds the blocks of a piece; its first one may go on with the last one. */
function addChildren(children: RootContent[], more: readonly RootContent[], joins: Piece['joins']): void {
	const [last, next] = [children.at(-1), more[0]];
	let from = 0;
	if (joins && last?.type === 'list' && next?.type === 'list' && last.ordered === next.ordered) {
		for (const item of next.children) last.children.push(item);
		last.spread = last.spread === true || next.spread === true || joins.isLoose;
		from = 1;
	} else if (joins?.kind === 'code' && last?.type === 'code' && next?.type === 'code') {
		last.value += `\n${next.value}`;
		from = 1;
	}
	for (let at = from; at < more.length; at++) children.push(more[at]!);
}

async function parsePiece({ text, table }: Piece, known: Known, pace: Pace): Promise<RootContent[]> {
	const parsed = await parseText(text, known, pace);
	if (!table) return parsed;
	const whole = parsed.at(-1);
	let rest: string | undefined = whole?.type === 'table' ? undefined : table.rows.join('\n');
	if (whole?.type === 'table')
		for (const part of tablesOf(table)) {
			const [more, ...others] = await parseText(part.text, known, pace);
			if (more?.type !== 'table') {
				rest = part.rest();
				break;
			}
			for (const row of more.children.slice(1)) whole.children.push(row);
			if (others.length > 0) return [...parsed, ...others];
		}
	return rest === undefined ? parsed : [...parsed, ...(await parseText(rest, known, pace))];
}

async function parseText(text: string, known: Known, pace: Pace): Promise<RootContent[]> {
	// The piece was cut out of the text just now, and a long one takes most of a step.
	const cut = text.length > LONG ? pace.rest() : pace.step(text.length * CUTTING);
	if (cut) await cut;
	const squeezed = weightOf(text) > SQUEEZED ? squeezeText(text) : undefined;
	const shortened = squeezed && pace.step(text.length * CUTTING);
	if (shortened) await shortened;
	if (squeezed && weightOf(squeezed.text) > 1) throw tooLong();
	checkOpeners(squeezed?.text ?? text);
	const { children } = fromMarkdown(squeezed?.text ?? text, known.options);
	if (squeezed) restoreText(children, squeezed);
	known.learn(children);
	const due = pace.step(text.length * COST);
	if (due) await due;
	return children;
}

/** The words or lines of a text as a part of the most that is parsed at once. */
function weightOf(text: string): number {
	let [lines, words] = [0, text.length * OF_CHARACTER];
	for (let at = 0; at < text.length; at++) {
		const unit = text.charCodeAt(at);
		if (unit === LINE_FEED) lines++;
		else if (unit !== SPACE && text.charCodeAt(at - 1) === SPACE) words++;
		words += WORDS_OF[unit] ?? 0;
		if (unit === DOT ? isWww(text, at) : unit === COLON && text.charCodeAt(at + 1) === SLASH) words += OF_LINK;
	}
	return Math.max(lines / MOST_LINES, words / MOST_WORDS);
}

const isWww = (text: string, dot: number): boolean =>
	(text.charCodeAt(dot - 1) | LOWER) === LETTER_W && (text.charCodeAt(dot - 3) | LOWER) === LETTER_W;

const [LINE_FEED, SPACE, DOT, COLON, SLASH, LOWER, LETTER_W] = [10, 32, 46, 58, 47, 32, 119];
/** The words that the parser reads in the time for a character, and for the beginning of a link that has no marks around it. */
const [OF_CHARACTER, OF_LINK] = [1 / 15, 10];
/** Characters that the parser holds against those before them. */
const MARKS: readonly number[] = Array.from('*_~[]!<', (mark) => mark.charCodeAt(0));
const BACKTICK = 96;

/** The same for ASCII characters that are not of words: escapes and entities count as two, addresses of e-mail and cells as four. */
const WORDS_OF: readonly number[] = Array.from({ length: 128 }, (_, unit) => {
	const character = String.fromCharCode(unit);
	if (/[\\&]/.test(character)) return 2;
	if (/[@|]/.test(character)) return 4;
	// Those that are counted by the parser cost nothing more.
	return /[a-z0-9 \n]/i.test(character) || MARKS.includes(unit) || unit === BACKTICK ? 0 : 0.4;
});

/** Names of definitions, as the parser keeps them: a list that is searched for each reference. */
class Names extends Array<string> {
	private readonly known = new Set<string>();

	override includes(name: string): boolean {
		return this.known.has(name);
	}

	override push(...names: string[]): number {
		for (const name of names) this.known.add(name);
		return this.known.size;
	}
}

/** Definitions, which may come after the references to them. */
class Known {
	readonly options: Options;
	private readonly links = new Names();
	private readonly notes = new Names();

	constructor() {
		this.options = {
			extensions: [gfmWithBrackets(), bounds(), seeding(this)],
			mdastExtensions: [gfmFromMarkdown()],
		};
	}

	learn(children: readonly RootContent[]): void {
		for (let level = children; level.length > 0;) {
			const next: RootContent[] = [];
			for (const node of level) {
				if (node.type === 'definition') this.links.push(node.identifier.toUpperCase());
				if (node.type === 'footnoteDefinition') this.notes.push(node.identifier.toUpperCase());
				if (node.type === 'blockquote' || node.type === 'list' || node.type === 'listItem' || node.type === 'footnoteDefinition')
					for (const child of node.children) next.push(child);
			}
			level = next;
		}
	}

	has(name: string): boolean {
		return this.links.includes(name) || this.notes.includes(name.replace(/^\^/, ''));
	}

	/** The names in a piece that it may refer to, and that nothing defines so far. */
	unknownIn({ text, table }: Piece): string[] {
		const names = new Set<string>();
		for (const part of [text, ...(table?.rows ?? [])])
			if (part.includes('['))
				for (const [, label] of part.matchAll(LABEL)) {
					const name = label!
						.replace(/[\t\n\r ]+/g, ' ')
						.trim()
						.toLowerCase()
						.toUpperCase();
					if (!this.has(name)) names.add(name);
				}
		return [...names];
	}

	/** Adds the definitions to those that the parser has seen: a note in the first line is before all else. */
	seed({ parser }: TokenizeContext): void {
		for (const note of parser.gfmFootnotes ?? []) this.notes.push(note);
		Object.assign(parser, { defined: this.links, gfmFootnotes: this.notes });
	}
}

/** Possible names of definitions: at most 999 characters (CommonMark 0.31, 6.3). */
const LABEL = /\[((?:[^\\[\]]|\\.){1,999})\]/gs;

const construct = (name: string, look: (context: TokenizeContext) => void): Construct => {
	const tokenize: Tokenizer = function (_effects, _ok, nok) {
		look(this);
		return nok;
	};
	return { name, tokenize };
};

/** Tells the parser of definitions before it begins. It adds its own. */
function seeding(known: Known): Extension {
	const seeded = new WeakSet<object>();
	const seed = construct('octavoDefinitions', (context) => {
		if (!seeded.has(context.parser)) known.seed(context);
		seeded.add(context.parser);
	});
	return { document: { null: [seed] } };
}

/** Counts marks of each text while it is parsed: afterwards would be too late. */
function bounds(): Extension {
	const counts = new WeakMap<object, number>();
	const count = construct('octavoMarks', (context) => {
		const next = (counts.get(context.events) ?? 0) + 1;
		if (next > MOST_MARKS) throw tooManyMarks();
		counts.set(context.events, next);
	});
	// Code begins with a whole row of backticks, as the parser's own construct says.
	const countRows: Construct = {
		...count,
		previous(code) {
			return code !== BACKTICK || this.events.at(-1)?.[1].type === 'characterEscape';
		},
	};
	return { text: { ...Object.fromEntries(MARKS.map((mark) => [mark, count])), [BACKTICK]: countRows } };
}

/** Levels and cells, which the rest of the work counts on. */
async function check({ children }: Root, pace: Pace): Promise<void> {
	let cells = 0;
	let level: readonly RootContent[] = children;
	for (let depth = 0; level.length > 0; depth++) {
		if (depth > MOST_LEVELS) throw tooDeep();
		const next: RootContent[] = [];
		for (const node of level) {
			if (node.type === 'table') cells += cellsOf(node);
			if (cells > MOST_CELLS) throw tooManyCells();
			if ('children' in node) for (const child of node.children) next.push(child);
			const due = pace.step(200);
			if (due) await due;
		}
		level = next;
	}
}

/** A row may have fewer cells than the head, and is filled up. */
const cellsOf = ({ children }: Table): number => children.length * (children[0]?.children.length ?? 0);
