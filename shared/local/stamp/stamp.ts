/**
 * Stamps a document. This module brings the drawing libraries and the font along, so it is imported only when a watermark
 * is drawn: every other operation starts without them.
 */
import type { Font } from '@pdf-lib/fontkit';
import type { Note } from '../../backend';
import { invalidParameters, type Issue } from '../../errors';
import type { ParamsOf } from '../../operations';
import type { PdfDocument } from '../../pdf/document';
import type { Ref } from '../../pdf/syntax/values';
import { adopt } from '../font/adoption';
import { drawn, problemOf } from '../font/characters';
import { keepPdfaHonest } from './conformance';
import { painting, StampedContents } from './contents';
import { draw, TYPE_SIZE } from './drawing';
import { place, roomOf, templates, viewerSize, type Matrix, type PageGeometry } from './geometry';
import { StampedResources } from './resources';
import { survey, type Page } from './survey';
import { typeset } from './typeset';

type Parameters = ParamsOf<'add_text_watermark'>;

const LINES = ['line_1', 'line_2', 'line_3'] as const;

/**
 * Puts the watermark on every page of the document, set in `font`.
 *
 * @throws OctavoError `invalid_parameters` for a template that is not known here, characters that cannot be drawn, and a
 * margin that leaves no room on a page.
 */
export async function stamp(document: PdfDocument, parameters: Parameters, font: Font): Promise<Note[]> {
	const { kinds, pages } = await survey(document);
	const rooms = kinds.map((page) => roomOf(page, parameters.margin));
	const template = templates[parameters.template];
	const narrow = pages.findIndex(({ kind }) => !rooms[kind]);
	const issues = [
		...linesOf(parameters).flatMap(({ field, text }): Issue[] => {
			const message = problemOf(text, (codePoint) => font.hasGlyphForCodePoint(codePoint));
			return message === undefined ? [] : [{ field, message }];
		}),
		...(template ? [] : [{ field: 'template', message: UNKNOWN_TEMPLATE }]),
		...(narrow < 0 ? [] : [{ field: 'margin', message: tooNarrow(narrow, kinds[pages[narrow]!.kind]!) }]),
	];
	if (!template || issues.length > 0) throw invalidParameters(issues);

	// The font's tables take a moment to read, and so does its subset to write.
	await document.job.pace.rest();
	const block = typeset(
		font,
		linesOf(parameters).map(({ text }) => drawn(text)),
	);
	await document.job.pace.rest();
	const { context, form } = await draw(block, font, parameters.color, parameters.transparency);
	const matrices = kinds.map((page, kind) => place(page, rooms[kind]!, template, block.size, TYPE_SIZE));
	await apply(document, pages, matrices, adopt(document, context, form));
	const note = keepPdfaHonest(document, parameters.color === 'Gray');
	return note ? [note] : [];
}

async function apply(document: PdfDocument, pages: readonly Page[], matrices: readonly Matrix[], form: Ref): Promise<void> {
	const { pace } = document.job;
	const resources = new StampedResources(document, form);
	const contents = new StampedContents(document);
	await contents.inspect(pages);
	const paintings = matrices.map(() => new Map<string, string>());
	for (const [index, page] of pages.entries()) {
		const named = resources.of(page.resources);
		let operators = paintings[page.kind]!.get(named.name);
		if (operators === undefined) {
			operators = painting(matrices[page.kind]!, named.name);
			paintings[page.kind]!.set(named.name, operators);
		}
		document.pages.patch(index, { Contents: contents.around(page, operators), Resources: named.resources });
		const due = pace.step(2000);
		if (due) await due;
		if (index % 1000 === 0) pace.progress(index / pages.length);
	}
}

/** The lines that are there; absent ones take no room. */
function linesOf(parameters: Parameters): { field: string; text: string }[] {
	return LINES.flatMap((field) => {
		const text = parameters[field];
		return text === undefined ? [] : [{ field, text }];
	});
}

const UNKNOWN_TEMPLATE = `is not known locally; use ${Object.keys(templates).join(', ')}`;

function tooNarrow(index: number, page: PageGeometry): string {
	const { width, height } = viewerSize(page);
	const inches = (length: number): string => String(Number(((length * page.userUnit) / 72).toPrecision(3)));
	return `leaves no room on page ${index + 1}, which is ${inches(width)} × ${inches(height)} inches; it must be less than ${inches(Math.min(width, height) / 2)}`;
}
