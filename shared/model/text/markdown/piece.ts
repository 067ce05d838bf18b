/** The parts of a Markdown document, and how each of them is written (CommonMark 0.31; tables: GitHub Flavored Markdown). */
import { greatest } from '../fragments/extremes';
import type { Element } from '../../structure/tags';
import { escapeBeginning } from './inline';

type Content =
	| { readonly kind: 'heading'; readonly level: number; readonly text: string; readonly title: string }
	| { readonly kind: 'paragraph'; readonly text: string }
	| { readonly kind: 'note'; readonly number: string; readonly text: string }
	| { readonly kind: 'item'; readonly depth: number; readonly mark: string; readonly text: string }
	| { readonly kind: 'code'; readonly lines: readonly string[] }
	| { readonly kind: 'table'; readonly rows: readonly (readonly string[])[]; readonly tags?: TagsOfTable }
	| { readonly kind: 'figure'; readonly alternative: string };

/** The facts that tags give of a table: the element of its first row on a page, and how many of its first rows there are its head. */
export interface TagsOfTable {
	readonly row: Element;
	readonly heads: number;
}

/** `title`: the text of a heading without marks of Markdown. `quotes`: how many quotations it is in. */
export type Piece = Content & { readonly quotes?: number };

/** The pieces of a page, with empty lines between them. */
export function markdownText(pieces: readonly Piece[]): string {
	let text = '';
	for (const [index, piece] of pieces.entries()) {
		const before = pieces[index - 1];
		if (before) text += jointOf(before, piece);
		text += quotedPiece(piece);
	}
	return text;
}

/** The white space between two pieces. */
export function jointOf(before: Piece, piece: Piece): string {
	if (before.kind === 'item' && piece.kind === 'item') return '\n';
	// Without a line between them, a quotation would go on.
	return `\n${'>'.repeat(Math.min(before.quotes ?? 0, piece.quotes ?? 0))}\n`;
}

/** A piece with the marks of the quotations that it is in. */
export function quotedPiece(piece: Piece): string {
	const { quotes = 0 } = piece;
	return quotes > 0 ? writePiece(piece).replace(/^/gm, `${'>'.repeat(quotes)} `) : writePiece(piece);
}

function writePiece(piece: Piece): string {
	switch (piece.kind) {
		case 'heading':
			return `${'#'.repeat(piece.level)} ${piece.text}`;
		case 'paragraph':
			return escapeBeginning(piece.text);
		case 'note':
			return `[^${piece.number}]: ${piece.text}`;
		case 'item':
			return `${'   '.repeat(piece.depth)}${piece.mark} ${piece.text}`;
		case 'code': {
			const longest = greatest(
				piece.lines.flatMap((line) => (line.match(/`+/g) ?? []).map((ticks) => ticks.length)),
				2,
			);
			const fence = '`'.repeat(longest + 1);
			return [fence, ...piece.lines, fence].join('\n');
		}
		case 'table':
			return table(piece.rows);
		case 'figure':
			return `![${piece.alternative.replace(/[\\[\]]/g, '\\$&')}]()`;
	}
}

function table(rows: readonly (readonly string[])[]): string {
	const width = greatest(rows.map((row) => row.length));
	const line = (cells: readonly string[]) =>
		`| ${Array.from({ length: width }, (_, at) => (cells[at] ?? '').replaceAll('|', '\\|')).join(' | ')} |`;
	const [head, ...body] = rows;
	return [line(head!), `|${' --- |'.repeat(width)}`, ...body.map(line)].join('\n');
}
