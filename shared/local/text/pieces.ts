/** The text of pages in pieces, as extract_text gives it (docs/semantics.md, §26.1). */
import type { JsonObject } from '../../contract/backend';
import { invalidParameters, type Issue } from '../../contract/errors';
import type { ParamsOf } from '../../contract/operations';
import type { Piece } from '../../model/text/markdown/piece';
import { Cutter, Headings, type TextPiece } from '../../model/text/pieces/cutting';
import { type Passage, passagesOfMarkdown } from '../../model/text/pieces/passage';
import { atEase } from '../../model/text/fragments/steps';
import type { Job } from '../../pdf/job';
import { type Limits, limitExceeded } from '../../pdf/limits';
import type { Pace } from '../../pace/pace';
import { countNoun } from '../../sentences';

type Params = ParamsOf<'extract_text'>;

/** A page of the text that is cut. */
export interface PageToCut {
	/** From 1. */
	readonly number: number;
	readonly text: string;
	readonly isScan: boolean;
	/** Of Markdown. */
	readonly parts?: readonly Piece[] | undefined;
	/** Of other layouts, if the text is cut by size. */
	readonly passages?: readonly Passage[] | undefined;
}

/** @throws OctavoError `invalid_parameters` on fields that do not go together */
export function checkPieces({ pieces, layout, piece_size, piece_overlap }: Params): void {
	const issues: Issue[] = [];
	if (pieces === 'section' && layout !== 'markdown')
		issues.push({
			field: 'pieces',
			message: 'by section needs layout to be markdown, which has headings: set it, or cut by size',
			mentions: ['layout'],
		});
	if (2 * piece_overlap >= piece_size)
		issues.push({
			field: 'piece_overlap',
			message: `must be below half of piece_size, which is ${piece_size}: at most ${Math.ceil(piece_size / 2) - 1}`,
			mentions: ['piece_size'],
		});
	if (issues.length > 0) throw invalidParameters(issues);
}

/** @throws OctavoError `limit_exceeded` if there are too many pieces */
export async function cutPieces(
	pages: readonly PageToCut[],
	params: Params,
	{ pace, limits }: Pick<Job, 'pace' | 'limits'>,
): Promise<JsonObject[]> {
	const pieces = params.pieces === 'page' ? piecesByPage(pages) : await cutPages(pages, params, pace, limits);
	refuseMany(pieces.length, limits);
	const told: JsonObject[] = [];
	for (const [index, { text, hasText, firstPage, lastPage, headings }] of pieces.entries()) {
		const due = pace.step(text.length * 10);
		if (due) await due;
		told.push({ index: index + 1, text, characters: countCharacters(text), hasText, firstPage, lastPage, headings });
	}
	return told;
}

function piecesByPage(pages: readonly PageToCut[]): TextPiece[] {
	const headings = new Headings();
	return pages.map(({ number, text, isScan, parts = [] }): TextPiece => {
		const first = parts.findIndex(({ kind }) => kind !== 'heading');
		const begin = first < 0 ? parts.length : first;
		const enter = (piece: Piece) => piece.kind === 'heading' && headings.enter(piece);
		parts.slice(0, begin).forEach(enter);
		const above = headings.titles;
		parts.slice(begin).forEach(enter);
		return { text, hasText: text.trim() !== '' && !isScan, firstPage: number, lastPage: number, headings: above };
	});
}

async function cutPages(pages: readonly PageToCut[], params: Params, pace: Pace, limits: Limits): Promise<readonly TextPiece[]> {
	const cutter = new Cutter({
		bySection: params.pieces === 'section',
		size: params.piece_size,
		overlap: params.piece_overlap,
	});
	for (const { number, text, isScan, parts, passages = passagesOfMarkdown(parts ?? []) } of pages) {
		if (isScan) cutter.addScan(text.trim(), number);
		else await atEase(cutter.add(passages, number), pace);
		refuseMany(cutter.pieces.length, limits);
	}
	cutter.end();
	return cutter.pieces;
}

function refuseMany(count: number, { textPieces }: Limits): void {
	if (count <= textPieces) return;
	throw limitExceeded(
		'textPieces',
		`The text has more than ${countNoun(textPieces, 'piece')}`,
		'Ask for larger pieces, or fewer pages',
		'pages',
	);
}

/** Characters of Unicode: the second half of a pair does not count. */
function countCharacters(text: string): number {
	let count = text.length;
	for (let at = 0; at < text.length; at++) if ((text.charCodeAt(at) & 0xfc00) === 0xdc00) count--;
	return count;
}
