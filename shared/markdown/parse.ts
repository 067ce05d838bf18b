/** Markdown as a tree: CommonMark 0.31 and GitHub's extensions. The parser is slow to load, so this module is imported only then. */
import { fromMarkdown, type Options } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import type { Pace } from '../pdf/pace';
import { MOST_CELLS, MOST_LEVELS, MOST_MARKS, tooDeep, tooManyCells, tooManyMarks } from './limits';
import { piecesOf, tablesOf, type Piece } from './pieces';
import type { Root, RootContent, Table } from './tree';

/** Types of the parser's extensions, whose package has types alone. */
type Extension = ReturnType<typeof gfm>;
type Construct = Exclude<NonNullable<NonNullable<Extension['text']>[number]>, readonly unknown[]>;
type Tokenizer = Construct['tokenize'];
type TokenizeContext = ThisParameterType<Tokenizer>;

/** The cost of a character, see `Pace`. */
const COST = 600;

/** @throws OctavoError `invalid_parameters` beyond the bounds; `cancelled` */
export async function parseMarkdown(markdown: string, pace: Pace): Promise<Root> {
	const pieces = [...piecesOf(markdown)];
	const known = new Known();
	const parsed: RootContent[][] = [];
	for (const piece of pieces) parsed.push(await parsePiece(piece, known, pace));
	const children: RootContent[] = [];
	for (const [index, piece] of pieces.entries()) {
		// References to definitions in other pieces are text until these are known.
		const again = known.isUseful(piece.text, parsed[index]!);
		for (const child of again ? await parsePiece(piece, known.seeded(), pace) : parsed[index]!) children.push(child);
	}
	const root: Root = { type: 'root', children };
	await check(root, pace);
	return root;
}

async function parsePiece({ text, table }: Piece, known: Known, pace: Pace): Promise<RootContent[]> {
	const parsed = await parseText(text, known, pace);
	if (!table) return parsed;
	const whole = parsed.at(-1);
	let rest = table.rows.join('\n');
	if (whole?.type === 'table')
		for (const part of tablesOf(table)) {
			rest = part.rest;
			const [more, ...others] = await parseText(part.text, known, pace);
			if (more?.type !== 'table') break;
			whole.children.push(...more.children.slice(1));
			rest = '';
			if (others.length > 0) return [...parsed, ...others];
		}
	return rest === '' ? parsed : [...parsed, ...(await parseText(rest, known, pace))];
}

async function parseText(text: string, known: Known, pace: Pace): Promise<RootContent[]> {
	const { children } = fromMarkdown(text, known.options);
	known.learn(children);
	const due = pace.step(text.length * COST);
	if (due) await due;
	return children;
}

/** Definitions, which may come after the references to them. */
class Known {
	readonly options: Options;
	private readonly links = new Set<string>();
	private readonly notes = new Set<string>();

	constructor(seed?: Known) {
		this.options = {
			extensions: [gfm(), bounds(), ...(seed ? [seeding(seed)] : [])],
			mdastExtensions: [gfmFromMarkdown()],
		};
	}

	learn(children: readonly RootContent[]): void {
		for (let level = children; level.length > 0;) {
			const next: RootContent[] = [];
			for (const node of level) {
				if (node.type === 'definition') this.links.add(node.identifier.toUpperCase());
				if (node.type === 'footnoteDefinition') this.notes.add(node.identifier.toUpperCase());
				if (node.type === 'blockquote' || node.type === 'list' || node.type === 'listItem' || node.type === 'footnoteDefinition')
					next.push(...(node.children as RootContent[]));
			}
			level = next;
		}
	}

	/** Whether other pieces may define something that this one refers to. */
	isUseful(text: string, parsed: readonly RootContent[]): boolean {
		if (this.links.size + this.notes.size === 0 || !text.includes('[')) return false;
		const own = new Known();
		own.learn(parsed);
		return own.links.size < this.links.size || own.notes.size < this.notes.size;
	}

	seeded(): Known {
		return new Known(this);
	}

	/** Adds the definitions to those that the parser has seen. */
	seed({ parser }: TokenizeContext): void {
		const { defined } = parser;
		for (const name of this.links) if (!defined.includes(name)) defined.push(name);
		const notes = ((parser as { gfmFootnotes?: string[] }).gfmFootnotes ??= []);
		for (const name of this.notes) if (!notes.includes(name)) notes.push(name);
	}
}

const construct = (name: string, look: (context: TokenizeContext) => void): Construct => {
	const tokenize: Tokenizer = function (_effects, _ok, nok) {
		look(this);
		return nok;
	};
	return { name, tokenize };
};

/** Tells the parser of definitions before it begins. */
function seeding(known: Known): Extension {
	const seeded = new WeakSet<object>();
	const seed = construct('octavoDefinitions', (context) => {
		if (!seeded.has(context.parser)) known.seed(context);
		seeded.add(context.parser);
	});
	return { document: { null: [seed] } };
}

/** Characters that the parser holds against those before them. */
const MARKS: readonly number[] = Array.from('*_~[]!', (mark) => mark.charCodeAt(0));

/** Counts marks of each text while it is parsed: afterwards would be too late. */
function bounds(): Extension {
	const counts = new WeakMap<object, number>();
	const count = construct('octavoMarks', (context) => {
		const next = (counts.get(context.events) ?? 0) + 1;
		if (next > MOST_MARKS) throw tooManyMarks();
		counts.set(context.events, next);
	});
	return { text: Object.fromEntries(MARKS.map((mark) => [mark, count])) };
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
