/**
 * Page numbers: the text of each page is in a separate stream, and all share one font. This module loads the
 * font and the library that reads it, so it is imported only when numbers are drawn.
 */
import type { Note } from '../../../contract/backend';
import { invalidParameters, type Issue } from '../../../contract/errors';
import type { ParamsOf } from '../../../contract/operations';
import type { PdfDocument } from '../../../pdf/document';
import type { Pace } from '../../../pace/pace';
import { labelNumber } from '../../../model/navigation/label-number';
import { readPageLabels } from '../../../model/navigation/labels';
import { decodeText } from '../../../pdf/syntax/text-strings';
import { type FontFile, readFontFile } from '../../../model/font/font-file';
import { problemOf, visible } from '../../../model/font/shaping/characters';
import { digestKey, type Prepared } from '../../prepared';
import { COLOR_SPACE, fillingOf } from '../core/colors';
import { multiply, viewerMatrix, type PageGeometry } from '../../../model/geometry/geometry';
import { cornerAt, marginIssues, roomsOf, type Room } from '../core/positions';
import { decimal, matrixText } from '../../../model/content/painting';
import type { Addition } from '../../../model/content/page-resources';
import { claimOf } from '../core/pdfa';
import { stampPages } from '../core/stamp-pages';
import { survey } from '../../../model/content/survey';
import { isShaped, type NumberFont, numberFont, openNumberFaces } from './number-font';
import { parseNumberFormat, type Piece, type Placeholder } from '../../../contract/values/number-format';

type Parameters = ParamsOf<'add_page_numbers'>;

const NAME = 'OctavoNumber';
/** About what a subset of a few dozen glyphs holds. */
const PREPARED_BYTES = 64 * 1024;

/**
 * Numbers the selected pages (one-based) of the document, which is in the file `fileName`.
 *
 * @throws OctavoError `invalid_parameters` for an unknown placeholder, characters that cannot be drawn, a margin that leaves
 * no room on a page, and a `last_number` below that of the last page.
 */
export async function addPageNumbers(
	document: PdfDocument,
	fileName: string,
	parameters: Parameters,
	selected: Uint32Array,
	prepared: Prepared,
): Promise<Note[]> {
	const surveyed = await survey(document, selected);
	const { kinds, pages } = surveyed;
	const rooms = roomsOf('add_page_numbers', kinds, parameters.margin);
	const issues = marginIssues(surveyed, rooms);
	const format = parseNumberFormat(parameters.number_format);
	const last = parameters.first_number + pages.length - 1;
	const { last_number = last } = parameters;
	if (last_number < last)
		issues.push({
			field: 'last_number',
			message: `is ${last_number}, but the last page gets the number ${last}; give that or a higher one, or leave it out`,
		});
	if ('problem' in format) throw invalidParameters([{ field: 'number_format', message: format.problem }, ...issues]);
	const texts = await textsOf(document, fileName, format.pieces, { ...parameters, last_number }, pages);
	const file = parameters.font && readFontFile(parameters.font, 'font');
	const font = await fontFor(texts, format.pieces, { prepared, pace: document.job.pace, issues, file });

	const filling = fillingOf(parameters.color, await claimOf(document));
	const resources = font.fonts.map((addTo, index): Addition => ({
		category: 'Font',
		name: index === 0 ? NAME : `${NAME}${index + 1}`,
		ref: addTo(document, undefined, filling.listsGlyphs),
	}));
	if (filling.colorSpace) resources.push({ category: 'ColorSpace', name: COLOR_SPACE, ref: document.add(filling.colorSpace) });
	return stampPages(document, surveyed, {
		layer: 'over',
		subtype: 'PageNum',
		on: ({ kind }, position) => {
			const line = font.line(texts(position));
			const [page, room] = [kinds[kind]!, rooms[kind]!];
			const size = sizeOfNumber(line.width, font, parameters.font_size, page, room);
			const height = (font.top - font.bottom) * size;
			const [x, y] = cornerAt(page, room, parameters.position, line.width * size, height);
			const matrix = multiply([1, 0, 0, 1, x, y - font.bottom * size], viewerMatrix(page));
			return {
				resources,
				operators: (names) => {
					const spaceName = names[font.fonts.length];
					const fill = spaceName === undefined ? filling.operators : filling.operators.replace(COLOR_SPACE, spaceName);
					const shown = line.pieces.map((piece) => `/${names[piece.font]} ${decimal(size)} Tf ${piece.operators(size)}`);
					return `q ${fill} BT ${matrixText(matrix)} Tm ${shown.join(' ')} ET Q`;
				},
			};
		},
	});
}

/** The text of the page at a position among the selected pages. */
interface Texts {
	(position: number): string;
	readonly count: number;
	/** Whether the texts differ in their digits alone. */
	readonly isUniform: boolean;
}

async function textsOf(
	document: PdfDocument,
	fileName: string,
	pieces: readonly Piece[],
	{ first_number: first, last_number, digits }: Parameters & { readonly last_number: number },
	pages: readonly { readonly index: number }[],
): Promise<Texts> {
	const last = String(last_number);
	const name = visible(fileName.replace(/\.[^.]*$/, ''));
	const labels = pieces.some((piece) => 'placeholder' in piece && piece.placeholder === 'label')
		? await readPageLabels(document)
		: undefined;
	const values: Readonly<Record<Placeholder, (position: number) => string>> = {
		number: (position) => String(first + position).padStart(digits, '0'),
		last: () => last,
		name: () => name,
		label: (position) => {
			const { index } = pages[position]!;
			if (!labels) return String(index + 1);
			const { prefix, style, number } = labels(index);
			return (prefix ? visible(decodeText(prefix)) : '') + labelNumber(style, number);
		},
	};
	const written = pieces.map((piece) => ('literal' in piece ? { literal: visible(piece.literal) } : piece));
	const text = (position: number) =>
		written.map((piece) => ('literal' in piece ? piece.literal : values[piece.placeholder](position))).join('');
	return Object.assign(text, { count: pages.length, isUniform: !labels });
}

/** All characters of the texts, in order; digits always, so that documents of any length share one subset. */
function charactersOf(texts: Texts): string[] {
	const characters = new Set('0123456789');
	// Only labels bring characters from page to page.
	const count = texts.isUniform ? 1 : texts.count;
	for (let position = 0; position < count; position++) for (const character of texts(position)) characters.add(character);
	return [...characters].sort();
}

interface Fonts {
	readonly prepared: Prepared;
	readonly pace: Pace;
	readonly issues: Issue[];
	readonly file: FontFile | undefined;
}

/** @throws OctavoError with `issues` and those of the characters. */
async function fontFor(texts: Texts, pieces: readonly Piece[], { prepared, pace, issues, file }: Fonts): Promise<NumberFont> {
	const characters = charactersOf(texts);
	const all = characters.join('');
	const shaped = isShaped(all);
	const lines = shaped ? linesToShape(texts) : characters;
	const key = digestKey('number', file?.bytes, shaped, shaped ? [...lines].join('\n') : all);
	let font = prepared.get(key) as NumberFont | undefined;
	if (!font) {
		// The font's tables take a moment to read, and so does its subset to write.
		const faces = await openNumberFaces(file, pace);
		await pace.rest();
		const problem = problemOf(all, faces);
		if (problem !== undefined) {
			const filled = pieces.some((piece) => 'placeholder' in piece && /label|name/.test(piece.placeholder));
			issues.unshift({
				field: 'number_format',
				message: filled ? `${problem} (from the format, the file name or the labels)` : problem,
				mentions: ['font'],
			});
		}
		if (issues.length > 0) throw invalidParameters(issues);
		font = await numberFont(faces, lines, shaped);
		await pace.rest();
		prepared.put(key, font, PREPARED_BYTES);
	}
	if (issues.length > 0) throw invalidParameters(issues);
	return font;
}

/** Texts whose glyphs are all that the pages need: the digits take no part in shaping, so one text of each page label is enough. */
function linesToShape(texts: Texts): string[] {
	const lines = new Set<string>(['0123456789']);
	for (let position = 0; position < texts.count; position++) lines.add(texts(position).replace(/\d/g, '0'));
	return [...lines];
}

/** The wanted size in units of the page, or less where the text would not fit. */
function sizeOfNumber(width: number, { top, bottom }: NumberFont, wanted: number, page: PageGeometry, room: Room): number {
	return Math.min(wanted / page.userUnit, room.width / Math.max(width, 1e-6), room.height / (top - bottom));
}
