/** Templates: text with `{{name}}`, `{{#section}} … {{/section}}`, `{{^inverted}} … {{/inverted}}` and `{{! comment}}` (docs/semantics.md, D85). */
import type { Pace } from '../pace/pace';

export type TemplateNode = string | Name | Section;

export interface Name {
	readonly name: string;
	/** One-based. */
	readonly line: number;
}

export interface Section extends Name {
	/** Written only if the value is null, false or empty. */
	readonly isInverted: boolean;
	readonly nodes: TemplateNode[];
}

export interface Parsed {
	readonly nodes: readonly TemplateNode[];
	/** Sentences without subject, each with its line. */
	readonly problems: readonly string[];
}

/** Sections within sections. */
const MOST_LEVELS = 16;
const LONGEST_NAME = 200;

/** The tags that other languages of templates have, and why not here. */
const FOREIGN: Readonly<Record<string, string>> = {
	'{': 'which would write a value as mark-up: write {{name}}',
	'&': 'which would write a value as mark-up: write {{name}}',
	'>': 'but templates have no parts: put the text here',
	'=': 'but the marks of templates cannot be changed',
};

/** Of a tag, see `Pace`. */
const COST = 300;

export const parseTemplate = (text: string, pace: Pace): Promise<Parsed> => new Parser(text, pace).parse();

class Parser {
	private readonly problems: string[] = [];
	private readonly open: { readonly name: string; readonly line: number; readonly nodes: TemplateNode[] }[] = [
		{ name: '', line: 0, nodes: [] },
	];
	private line = 1;
	/** The text up to here has been counted. */
	private counted = 0;
	/** Where the text that is not a node yet begins. */
	private from = 0;

	constructor(
		private readonly text: string,
		private readonly pace: Pace,
	) {}

	async parse(): Promise<Parsed> {
		const { text, open, pace } = this;
		for (let at = text.indexOf('{{'); at >= 0; at = text.indexOf('{{', this.from)) {
			this.tag(at);
			const due = pace.step(COST);
			if (due) await due;
		}
		this.put(text.slice(this.from));
		for (const { name, line } of open.slice(1)) this.problems.push(`has {{#${name}}} in line ${line}, which nothing ends`);
		return { nodes: open[0]!.nodes, problems: this.problems };
	}

	private tag(at: number): void {
		const { text } = this;
		let slashes = 0;
		while (text[at - 1 - slashes] === '\\' && at - slashes > this.from) slashes++;
		if (slashes % 2 === 1) {
			this.put(`${text.slice(this.from, at - 1)}{{`);
			this.from = at + 2;
			return;
		}
		const line = this.lineAt(at);
		const end = text.indexOf('}}', at);
		if (end < 0) {
			this.refuse(line, 'has {{ without }} after it');
			this.put(text.slice(this.from));
			this.from = text.length;
			return;
		}
		const inner = text.slice(at + 2, end).trim();
		const [kind = ''] = inner;
		const stands = '#^/!'.includes(kind) && inner !== '' ? this.ownLine(at, end + 2) : undefined;
		this.put(text.slice(this.from, stands?.start ?? at));
		this.from = stands?.end ?? end + 2;
		if (kind !== '!' || inner === '') this.enter(kind, inner, line);
	}

	private enter(kind: string, inner: string, line: number): void {
		const foreign = Object.hasOwn(FOREIGN, kind) ? FOREIGN[kind] : undefined;
		if (foreign !== undefined) {
			// The third brace of }}} belongs to the tag.
			if (kind === '{' && this.text[this.from] === '}') this.from++;
			return this.refuse(line, `has {{${kind}`, `, ${foreign}`);
		}
		const isSection = '#^/'.includes(kind) && kind !== '';
		const name = isSection ? inner.slice(1).trim() : inner;
		if (name === '') return this.refuse(line, 'has a tag without a name');
		if (name.length > LONGEST_NAME || /[\n{}]/.test(name)) return this.refuse(line, 'has {{ whose end is missing');
		if (kind === '/') return this.close(name, line);
		if (!isSection) return void this.open.at(-1)!.nodes.push({ name, line });
		if (this.open.length > MOST_LEVELS) return this.refuse(line, `has more than ${MOST_LEVELS} sections within one another`);
		const section: Section = { name, line, isInverted: kind === '^', nodes: [] };
		this.open.at(-1)!.nodes.push(section);
		this.open.push(section);
	}

	private close(name: string, line: number): void {
		const last = this.open.at(-1)!;
		if (this.open.length > 1 && last.name === name) return void this.open.pop();
		const isOpen = this.open.length > 1;
		const why = isOpen ? `, where {{#${last.name}}} of line ${last.line} must end first` : ', which nothing begins';
		this.refuse(line, `has {{/${name}}}`, why);
	}

	/** The whole line, if there is nothing else on it. */
	private ownLine(at: number, end: number): { readonly start: number; readonly end: number } | undefined {
		const { text } = this;
		let start = at;
		while (start > this.from && (text[start - 1] === ' ' || text[start - 1] === '\t')) start--;
		if (start > 0 && text[start - 1] !== '\n') return undefined;
		let after = end;
		while (text[after] === ' ' || text[after] === '\t' || text[after] === '\r') after++;
		if (after < text.length && text[after] !== '\n') return undefined;
		return { start, end: Math.min(after + 1, text.length) };
	}

	private put(text: string): void {
		if (text !== '') this.open.at(-1)!.nodes.push(text);
	}

	private refuse(line: number, problem: string, why = ''): void {
		this.problems.push(`${problem} in line ${line}${why}`);
	}

	private lineAt(at: number): number {
		for (; this.counted < at; this.counted++) if (this.text[this.counted] === '\n') this.line++;
		return this.line;
	}
}
