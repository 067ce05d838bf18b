/**
 * Markdown in pieces that can be parsed one after the other, with pauses: the parser takes a text at once. A piece ends only where no
 * block can go on: before a line at the left edge that follows a blank line, outside fences, HTML and lists.
 */
import { MOST_CELLS, MOST_COLUMNS, MOST_LEVELS, tooDeep, tooManyCells, tooManyColumns } from './limits';

/** Characters of a piece, at least. The first pieces are short, because the parser is slow at the start. */
const LEAST = [200, 200, 400, 800, 2_000];
/** The characters that a line counts for, beside its own: the parser takes long for items of a few letters. */
const LINE = 20;
/** Rows of a table that are parsed at once, and their cells with those of its head. */
const ROWS = 60;
const CELLS = 1_200;

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
/** A cell of the row below the head of a table. */
const DELIMITER = /^:?-+:?$/;
const HEADING = /^#{1,6}(?:[ \t]|$)/;
/** A line that is a whole definition. */
const DEFINITION = /^\[[^\][]+\]:[ \t]*[^\s"'(]+(?:[ \t]+(?:"[^"]*"|'[^']*'|\([^()]*\)))?[ \t]*$/;
/** A note goes on as an item does, in lines with four blanks (GitHub's footnotes). */
const NOTE = /^ {0,3}\[\^[^\][]+\]:/;
const NOTE_OFFSET = 4;
const INDENTED = /^ {4,}\S/;
/** Marks that begin quotes and items, at the start of a line. */
const CONTAINERS = /^(?:[ \t]*(?:>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)))+/;
const RULE = /^[ \t]*([-*_])(?:[ \t]*\1)*[ \t]*$/;

/** A part of a text that is parsed at once. */
export interface Piece {
	readonly text: string;
	/** More lines of the table that it ends with. */
	readonly table?: { readonly columns: number; readonly rows: readonly string[] };
	/** Its first block goes on with the last one of the piece before; `isLoose`: a blank line separates the items of a list. */
	readonly joins?: { readonly kind: 'list' | 'code'; readonly isLoose: boolean };
}

/** @throws OctavoError `invalid_parameters` if a line nests too deeply, or a table has too many cells */
export function* piecesOf(markdown: string): Generator<Piece> {
	const scan = new Scan();
	const cells = { count: 0 };
	let lines: Line[] = [];
	let length = 0;
	let count = 0;
	let joins: Piece['joins'];
	for (const text of markdown.split(/\r\n|\n|\r/)) {
		checkDepth(text);
		const before = lines.at(-1)?.text;
		const isLong = length >= LEAST[Math.min(count, LEAST.length - 1)]!;
		const cut = isLong && before !== undefined ? scan.cutBefore(text, before) : undefined;
		if (cut) {
			yield* withTables(lines, joins, cells);
			joins = cut === 'apart' ? undefined : { kind: cut, isLoose: BLANK.test(before!) };
			lines = [];
			length = 0;
			count++;
		}
		scan.take(text, before);
		lines.push({ text, isFree: scan.isFree && !scan.isInList });
		length += text.length + LINE;
	}
	if (lines.length > 0) yield* withTables(lines, joins, cells);
}

interface Line {
	readonly text: string;
	/** Whether it is outside of fences, HTML and lists. */
	readonly isFree: boolean;
}

const startsAfresh = (line: string, before: string | undefined): boolean =>
	before !== undefined && BLANK.test(before) && /^[^ \t>]/.test(line) && !MARKER.test(line);

/** The end of the HTML block that begins in this line and that blank lines do not end; undefined if the line ends it. */
export const rawEnd = (line: string): RegExp | undefined =>
	RAW.find(([begin, end]) => begin.test(line) && !end.test(line.replace(/^ {0,3}<!?-?-?/, '')))?.[1];

/** Blocks that are open at the end of the lines so far. */
class Scan {
	private fence: RegExp | undefined;
	private raw: RegExp | undefined;
	/** Where the content of the outermost list item begins; 0 outside lists. */
	private offset = 0;
	/** The sign of the items of that list: a bullet, or the character after a number. */
	private sign = '';
	/** All lines since the last blank one are of this kind. */
	private run: 'definitions' | 'code' | 'others' = 'others';
	/** Since the last blank line there may be HTML, which ends only there. */
	private mayBeHtml = false;

	get isFree(): boolean {
		return !this.fence && !this.raw;
	}

	get isInList(): boolean {
		return this.offset > 0;
	}

	/** Whether no block goes on in this line, or a list or code whose parts can be joined. */
	cutBefore(line: string, before: string): 'apart' | 'list' | 'code' | undefined {
		if (!this.isFree) return undefined;
		if (startsAfresh(line, before)) return 'apart';
		const marker = MARKER.exec(line);
		const isItem = this.isInList && marker !== null && marker[1]!.length < this.offset && !RULE.test(line);
		if (isItem) return marker[2]!.at(-1) === this.sign && !BLANK.test(line.slice(marker[0].length)) ? 'list' : undefined;
		if (this.mayBeHtml) return undefined;
		if (HEADING.test(line)) return 'apart';
		if (this.isInList || BLANK.test(before)) return undefined;
		if (this.run === 'definitions' && DEFINITION.test(line)) return 'apart';
		return this.run === 'code' && INDENTED.test(line) ? 'code' : undefined;
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
		this.follow(line, before);
		const marker = MARKER.exec(line);
		if (marker && (this.offset === 0 || marker[1]!.length < this.offset) && !RULE.test(line)) {
			this.offset = marker[0].trimEnd().length + 1;
			this.sign = marker[2]!.at(-1)!;
		}
		if (this.offset === 0 && NOTE.test(line)) [this.offset, this.sign] = [NOTE_OFFSET, ''];
		const indent = line.length - line.trimStart().length;
		// Inside a list item, everything ends with the item.
		if (this.offset > 0 && indent >= this.offset) return;
		const fence = FENCE.exec(line);
		if (fence) this.fence = new RegExp(`^ {0,3}${fence[2]![0]!}{${fence[2]!.length},}[ \\t]*$`);
		else this.raw = rawEnd(line);
	}

	private follow(line: string, before: string | undefined): void {
		const begins = before === undefined || BLANK.test(before);
		const kind = DEFINITION.test(line) ? 'definitions' : INDENTED.test(line) ? 'code' : 'others';
		this.run = begins || kind === this.run ? kind : 'others';
		this.mayBeHtml = BLANK.test(line) ? false : this.mayBeHtml || /^ {0,3}</.test(line);
	}
}

/** Long tables in several pieces. */
function* withTables(lines: readonly Line[], joins: Piece['joins'], cells: { count: number }): Generator<Piece> {
	const texts = lines.map(({ text }) => text);
	const piece = (text: string): Piece => (joins ? { text, joins } : { text });
	let from = 0;
	for (let at = 1; at < lines.length; at++) {
		const columns = lines[at]!.isFree && /^ {0,3}[^\s>].*\|/.test(texts[at - 1]!) ? columnsOf(texts[at]!) : 0;
		if (columns === 0) continue;
		if (columns > MOST_COLUMNS) throw tooManyColumns();
		let end = at + 1;
		while (end < lines.length && lines[end]!.isFree && !BLANK.test(texts[end]!)) end++;
		cells.count += (end - at) * columns;
		if (cells.count > MOST_CELLS) throw tooManyCells();
		const most = rowsAtOnce(columns);
		if (end - at > most) {
			const rows = texts.slice(at + 1 + most, end);
			yield { ...piece(texts.slice(from, at + 1 + most).join('\n')), table: { columns, rows } };
			joins = undefined;
			from = end;
		}
		at = end;
	}
	if (from < lines.length) yield piece(texts.slice(from).join('\n'));
}

/** How many columns the row below the head of a table gives it; 0 if it is another line. */
function columnsOf(line: string): number {
	if (/^ {4}/.test(line) || !/^[-:|\s]+$/.test(line)) return 0;
	const cells = line.trim().split('|');
	if (cells[0] === '') cells.shift();
	if (cells.at(-1)?.trim() === '') cells.pop();
	return cells.every((cell) => DELIMITER.test(cell.trim())) ? cells.length : 0;
}

const rowsAtOnce = (columns: number): number => Math.max(1, Math.min(ROWS, Math.floor(CELLS / columns) - 1));

/** The rows of a table in parts, as separate tables, each with a head. */
export function* tablesOf({
	columns,
	rows,
}: NonNullable<Piece['table']>): Generator<{ readonly text: string; readonly rest: () => string }> {
	const head = `${'|a'.repeat(columns)}|\n${'|-'.repeat(columns)}|\n`;
	const most = rowsAtOnce(columns);
	for (let at = 0; at < rows.length; at += most)
		yield { text: head + rows.slice(at, at + most).join('\n'), rest: () => rows.slice(at).join('\n') };
}

/** The parser takes time in proportion to the square of the depth, so it must not see more. */
function checkDepth(line: string): void {
	const prefix = CONTAINERS.exec(line)?.[0];
	if (prefix === undefined || RULE.test(line)) return;
	const marks = prefix.match(/[>+*.)-]/g)?.length ?? 0;
	const columns = /^[ \t]*/.exec(prefix)![0].replaceAll('\t', '    ').length;
	if (marks > MOST_LEVELS || marks + columns / 2 > 2 * MOST_LEVELS) throw tooDeep();
}
