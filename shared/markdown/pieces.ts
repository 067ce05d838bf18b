/**
 * Markdown in pieces that can be parsed one after the other, with pauses: the parser takes a text at once. A piece ends only where no
 * block can go on: before a line at the left edge that follows a blank line, outside fences, HTML and lists.
 */
import { MOST_LEVELS, tooDeep } from './limits';

/** Characters of a piece, at least. The first pieces are short, because the parser is slow at the start. */
const LEAST = [200, 200, 400, 800, 2_000];
/** Rows of a table that are parsed at once. */
const ROWS = 60;

const BLANK = /^[ \t]*$/;
const FENCE = /^( {0,3})(`{3,}(?=[^`]*$)|~{3,})/;
/** HTML blocks that blank lines do not end (CommonMark 0.31, 4.6), and what ends them. */
const RAW: readonly (readonly [begin: RegExp, end: RegExp])[] = [
	[/^ {0,3}<(?:script|pre|style|textarea)(?=[\s>]|$)/i, /<\/(?:script|pre|style|textarea)>/i],
	[/^ {0,3}<!--/, /-->/],
	[/^ {0,3}<\?/, /\?>/],
	[/^ {0,3}<![a-z]/i, />/],
	[/^ {0,3}<!\[CDATA\[/, /\]\]>/],
];
const MARKER = /^( {0,3})([-+*]|\d{1,9}[.)])([ \t]+|$)/;
const DELIMITERS = /^ {0,3}\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;
/** Marks that begin quotes and items, at the start of a line. */
const CONTAINERS = /^(?:[ \t]*(?:>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)))+/;
const RULE = /^[ \t]*([-*_])(?:[ \t]*\1)*[ \t]*$/;

/** A piece; `rows` are more lines of the table that it ends with, to be parsed with these two lines before them. */
export interface Piece {
	readonly text: string;
	readonly table?: { readonly head: string; readonly rows: readonly string[] };
}

/** @throws OctavoError `invalid_parameters` if a line nests too deeply */
export function* piecesOf(markdown: string): Generator<Piece> {
	const scan = new Scan();
	let lines: Line[] = [];
	let length = 0;
	let count = 0;
	for (const text of markdown.split(/\r\n|\n|\r/)) {
		checkDepth(text);
		const before = lines.at(-1)?.text;
		if (length >= LEAST[Math.min(count, LEAST.length - 1)]! && scan.isFree && startsAfresh(text, before)) {
			yield* withTables(lines);
			lines = [];
			length = 0;
			count++;
		}
		scan.take(text, before);
		lines.push({ text, isFree: scan.isFree && !scan.isInList });
		length += text.length + 1;
	}
	if (lines.length > 0) yield* withTables(lines);
}

interface Line {
	readonly text: string;
	/** Whether it is outside of fences, HTML and lists. */
	readonly isFree: boolean;
}

const startsAfresh = (line: string, before: string | undefined): boolean =>
	before !== undefined && BLANK.test(before) && /^[^ \t>]/.test(line) && !MARKER.test(line);

/** Blocks that are open at the end of the lines so far. */
class Scan {
	private fence: RegExp | undefined;
	private raw: RegExp | undefined;
	/** Where the content of the outermost list item begins; 0 outside lists. */
	private offset = 0;

	get isFree(): boolean {
		return !this.fence && !this.raw;
	}

	get isInList(): boolean {
		return this.offset > 0;
	}

	take(line: string, before: string | undefined): void {
		if (this.raw) {
			if (this.raw.test(line)) this.raw = undefined;
			return;
		}
		if (this.fence) {
			if (this.fence.test(line)) this.fence = undefined;
			return;
		}
		if (startsAfresh(line, before)) this.offset = 0;
		const marker = MARKER.exec(line);
		if (marker && (this.offset === 0 || marker[1]!.length < this.offset) && !RULE.test(line))
			this.offset = marker[0].trimEnd().length + 1;
		const indent = line.length - line.trimStart().length;
		// Inside a list item, everything ends with the item.
		if (this.offset > 0 && indent >= this.offset) return;
		const fence = FENCE.exec(line);
		if (fence) this.fence = new RegExp(`^ {0,3}${fence[2]![0]!}{${fence[2]!.length},}[ \\t]*$`);
		else for (const [begin, end] of RAW) if (begin.test(line) && !end.test(line.replace(/^ {0,3}<!?-?-?/, ''))) this.raw = end;
	}
}

/** Long tables in several pieces. */
function* withTables(lines: readonly Line[]): Generator<Piece> {
	const texts = lines.map(({ text }) => text);
	let from = 0;
	for (let at = 1; at < lines.length; at++) {
		const head = texts[at - 1]!;
		if (!lines[at]!.isFree || !DELIMITERS.test(texts[at]!) || !/^ {0,3}[^\s>].*\|/.test(head)) continue;
		let end = at + 1;
		while (end < lines.length && lines[end]!.isFree && !BLANK.test(texts[end]!)) end++;
		if (end - at > ROWS) {
			const rows = texts.slice(at + 1 + ROWS, end);
			yield { text: texts.slice(from, at + 1 + ROWS).join('\n'), table: { head: `${head}\n${texts[at]!}\n`, rows } };
			from = end;
		}
		at = end;
	}
	if (from < lines.length) yield { text: texts.slice(from).join('\n') };
}

/** The rows of a table in parts, as separate tables. */
export function* tablesOf({
	head,
	rows,
}: NonNullable<Piece['table']>): Generator<{ readonly text: string; readonly rest: string }> {
	for (let at = 0; at < rows.length; at += ROWS)
		yield { text: head + rows.slice(at, at + ROWS).join('\n'), rest: rows.slice(at).join('\n') };
}

/** The parser takes time in proportion to the square of the depth, so it must not see more. */
function checkDepth(line: string): void {
	const prefix = CONTAINERS.exec(line)?.[0];
	if (prefix === undefined || RULE.test(line)) return;
	const marks = prefix.match(/[>+*.)-]/g)?.length ?? 0;
	const columns = /^[ \t]*/.exec(prefix)![0].replaceAll('\t', '    ').length;
	if (marks > MOST_LEVELS || marks + columns / 2 > 2 * MOST_LEVELS) throw tooDeep();
}
