/**
 * The kinds of the parts of code: enough for colors, in time proportional to the text (docs/design.md, law 6). Libraries for it search with
 * patterns that can backtrack.
 */

export type CodeKind = 'plain' | 'comment' | 'string' | 'keyword' | 'number';

export interface CodePart {
	readonly text: string;
	readonly kind: CodeKind;
}

interface Grammar {
	/** They begin a comment up to the end of the line. */
	readonly comments: readonly string[];
	/** Marks around a comment or a string that may have several lines. */
	readonly blocks: readonly (readonly [from: string, to: string, kind: CodeKind])[];
	/** Around strings within a line. */
	readonly quotes: string;
	readonly words: ReadonlySet<string>;
	readonly ignoresCase?: true;
}

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const COMMENT = ['/*', '*/', 'comment'] as const;

const C_LIKE: Grammar = {
	comments: ['//'],
	blocks: [COMMENT, ['`', '`', 'string']],
	quotes: `'"`,
	words: setOf(
		'abstract as async await bool boolean break case catch char class const continue def default defer delete do double else enum ' +
			'export extends extern false final finally float fn for foreach from fun func function get go goto if impl implements import ' +
			'in instanceof int interface is let long loop match mod module mut namespace new nil null nullptr of operator override package ' +
			'private protected pub public range readonly ref return self set sizeof static str string struct super switch template this ' +
			'throw throws trait true try type typedef typeof undefined union unsafe use using val var virtual void volatile when where ' +
			'while with yield',
	),
};
const HASH: Grammar = {
	comments: ['#'],
	blocks: [
		['"""', '"""', 'string'],
		["'''", "'''", 'string'],
	],
	quotes: `'"`,
	words: setOf(
		'and as assert async await begin break case class continue def del do done elif else elsif end ensure esac except exit export ' +
			'false False fi finally for from function global if import in is lambda local module next nil None nonlocal not null or pass ' +
			'raise require rescue return self then true True try unless until when while with yield',
	),
};
const SQL: Grammar = {
	comments: ['--'],
	blocks: [COMMENT],
	quotes: `'"`,
	words: setOf(
		'add all alter and as asc between by case check column constraint create cross database default delete desc distinct drop else ' +
			'end exists false foreign from full group having in index inner insert into is join key left like limit not null offset on ' +
			'or order outer primary references returning right select set table then true union unique update using values view when ' +
			'where with',
	),
	ignoresCase: true,
};
const JSON_LIKE: Grammar = { comments: ['//'], blocks: [COMMENT], quotes: '"', words: setOf('true false null') };
const CSS: Grammar = { comments: [], blocks: [COMMENT], quotes: `'"`, words: setOf('important inherit initial unset') };

const GRAMMARS: readonly (readonly [Grammar, ReadonlySet<string>])[] = [
	[
		C_LIKE,
		setOf(
			'js javascript mjs cjs jsx ts typescript mts cts tsx java c h cpp c++ cc hpp cs csharp c# go golang rust rs swift kotlin kt ' +
				'php scala dart groovy',
		),
	],
	[HASH, setOf('py python python3 rb ruby sh bash shell zsh yaml yml toml r perl pl makefile make dockerfile docker elixir')],
	[SQL, setOf('sql mysql postgres postgresql sqlite plsql tsql')],
	[JSON_LIKE, setOf('json json5 jsonc')],
	[CSS, setOf('css scss less')],
];

const [WORD, DIGIT] = [/[\w$\u00aa-\uffff]/, /[0-9]/];

export class Highlighter {
	/** The comment or string that goes on in the next line. */
	private open: Grammar['blocks'][number] | undefined;

	private constructor(private readonly grammar: Grammar) {}

	/** `undefined` for a language that is not known. */
	static for(language: string | null | undefined): Highlighter | undefined {
		const name = (language ?? '').toLowerCase();
		const [grammar] = GRAMMARS.find(([, names]) => names.has(name)) ?? [];
		return grammar && new Highlighter(grammar);
	}

	/** The parts of the next line. */
	partsOf(line: string): CodePart[] {
		const parts: { text: string; kind: CodeKind }[] = [];
		for (let at = 0; at < line.length;) {
			const [end, kind] = this.next(line, at);
			const last = parts.at(-1);
			const text = line.slice(at, end);
			if (last?.kind === kind) last.text += text;
			else parts.push({ text, kind });
			at = end;
		}
		return parts;
	}

	/** Where the part that begins here ends, and what it is. */
	private next(line: string, at: number): readonly [number, CodeKind] {
		const { comments, blocks, quotes, words, ignoresCase } = this.grammar;
		if (this.open) return this.closing(line, at, this.open);
		const mark = line[at]!;
		const isComment = comments.some((one) => line.startsWith(one, at) && (one !== '#' || at === 0 || /\s/.test(line[at - 1]!)));
		if (isComment) return [line.length, 'comment'];
		const block = blocks.find(([from]) => line.startsWith(from, at));
		if (block) {
			this.open = block;
			const [end, kind] = this.closing(line, at + block[0].length, block);
			return [end, kind];
		}
		if (quotes.includes(mark)) return [endOfString(line, at), 'string'];
		if (!WORD.test(mark)) return [at + 1, 'plain'];
		let end = at + 1;
		const isNumber = DIGIT.test(mark);
		while (end < line.length && (WORD.test(line[end]!) || (isNumber && line[end] === '.'))) end++;
		if (isNumber) return [end, 'number'];
		const word = line.slice(at, end);
		return [end, words.has(ignoresCase ? word.toLowerCase() : word) ? 'keyword' : 'plain'];
	}

	private closing(line: string, at: number, [, to, kind]: Grammar['blocks'][number]): readonly [number, CodeKind] {
		const found = line.indexOf(to, at);
		if (found >= 0) this.open = undefined;
		return [found < 0 ? line.length : found + to.length, kind];
	}
}

function endOfString(line: string, from: number): number {
	let at = from + 1;
	for (; at < line.length && line[at] !== line[from]; at++) if (line[at] === '\\') at++;
	return Math.min(at + 1, line.length);
}
