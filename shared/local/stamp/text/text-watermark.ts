/**
 * The text watermark. This module loads the font and the library that reads it, so it is imported only when text is drawn: every
 * other operation starts without them.
 */
import type { Note } from '../../../contract/backend';
import { invalidParameters, type Issue } from '../../../contract/errors';
import type { ParamsOf } from '../../../contract/operations';
import type { PdfDocument } from '../../../pdf/document';
import type { Pace } from '../../../pace/pace';
import { deflate } from '../../../pdf/filters';
import { dict, name, Stream, type Ref } from '../../../pdf/syntax/values';
import type { Matrix, PageGeometry } from '../../../model/geometry/geometry';
import { drawnText, problemOf } from '../../../model/font/shaping/characters';
import type { Face } from '../../../model/font/shaping/face';
import { readFontFile, type FontFile } from '../../../model/font/font-file';
import { openFontFile, openTypeface } from '../../../model/font/typeface';
import { digestKey, type Prepared } from '../../prepared';
import { fillingOf } from '../core/colors';
import { marginIssues, roomsOf } from '../core/positions';
import { matrixText, paintObject } from '../../../model/content/painting';
import { claimOf, endClaim, ENDS, groupColorSpaceFor } from '../core/pdfa';
import { stampPages } from '../core/stamp-pages';
import { survey } from '../../../model/content/survey';
import { draw, TYPE_SIZE, type Drawing } from './drawing';
import { unknownHere } from '../../../contract/values/known-here';
import { placeBlock, templates, type BlockSize } from './template';
import { typeset } from './typeset';

type Parameters = ParamsOf<'add_text_watermark'>;

const LINES = ['line_1', 'line_2', 'line_3'] as const;
const NAME = 'OctavoWatermark';

interface PreparedText {
	readonly drawing: Drawing;
	readonly size: BlockSize;
}
/** About what a drawn block with its font holds, and what an open font holds. */
const PREPARED_BYTES = 64 * 1024;
const FACE_BYTES = 4 * 1024 * 1024;

/**
 * Puts the watermark on the selected pages (one-based) of the document.
 *
 * @throws OctavoError `invalid_parameters` for a template that is not known here, characters that cannot be drawn, and a
 * margin that leaves no room on a page.
 */
export async function addTextWatermark(
	document: PdfDocument,
	parameters: Parameters,
	selected: Uint32Array,
	prepared: Prepared,
): Promise<Note[]> {
	const surveyed = await survey(document, selected);
	const { kinds } = surveyed;
	const rooms = roomsOf('add_text_watermark', kinds, parameters.margin);
	const template = typeof parameters.template === 'number' ? undefined : templates[parameters.template];
	const issues = [...unknownHere('add_text_watermark', parameters), ...marginIssues(surveyed, rooms)];
	const claim = await claimOf(document);
	const { color, transparency } = parameters;
	const filling = fillingOf(color, claim);
	const lines = givenLines(parameters);
	const file = parameters.font && readFontFile(parameters.font, 'font');
	const { operators, listsGlyphs } = filling;
	const key = digestKey('text', operators, listsGlyphs, transparency, file?.bytes, ...lines.map(({ text }) => text));
	let text = prepared.get(key) as PreparedText | undefined;
	if (!text) {
		const { faces, areNew } = await facesOf(file, prepared, document.job.pace);
		// A font's tables take a moment to read, when they are first used.
		const rest = async () => (areNew ? await document.job.pace.rest() : undefined);
		const all = [...unwritable(lines, faces), ...issues];
		if (all.length > 0) throw invalidParameters(all);
		await rest();
		const block = typeset(
			faces,
			lines.map((line) => drawnText(line.text)),
		);
		await rest();
		text = { drawing: await draw(block, faces, { filling, transparency }), size: block.size };
		prepared.put(key, text, PREPARED_BYTES);
		await rest();
	}
	if (!template || issues.length > 0) throw invalidParameters(issues);

	const { drawing, size } = text;
	const ref = drawing.addTo(document);
	const sizes = { drawnAt: TYPE_SIZE, fontSize: parameters.font_size };
	const stamps = kinds.map((page, kind) => stampOn(document, page, placeBlock(page, rooms[kind]!, template, size, sizes), ref));
	const notes = await stampPages(document, surveyed, {
		layer: parameters.layer,
		subtype: 'Watermark',
		groupColorSpace: transparency === 0 ? undefined : groupColorSpaceFor(claim),
		on: ({ kind }) => ({
			resources: [{ category: 'XObject', name: NAME, ref: stamps[kind]!.ref }],
			operators: ([own = '']) => paintObject(own, stamps[kind]!.placement),
		}),
	});
	if (claim?.part === 1 && transparency > 0) notes.push(endClaim(document, claim, ENDS.transparency));
	return notes;
}

/** The object to paint, and where: many blocks become one form, so that the content of a page stays short. */
function stampOn(document: PdfDocument, { box }: PageGeometry, places: readonly Matrix[], block: Ref): Stamp {
	if (places.length === 1) return { ref: block, placement: matrixText(places[0]!) };
	const form = dict({
		Type: name('XObject'),
		Subtype: name('Form'),
		BBox: [...box],
		Resources: dict({ XObject: dict({ X0: block }) }),
		Filter: name('FlateDecode'),
	});
	const content = places.map((place) => `${paintObject('X0', matrixText(place))}\n`).join('');
	return { ref: document.add(new Stream(form, deflate(Buffer.from(content, 'latin1')))), placement: '1 0 0 1 0 0' };
}

interface Stamp {
	readonly ref: Ref;
	readonly placement: string;
}

/** Reading the tables of a font costs far more than setting a line: the fonts are kept for further texts. */
async function facesOf(
	file: FontFile | undefined,
	prepared: Prepared,
	pace: Pace,
): Promise<{ faces: readonly Face[]; areNew: boolean }> {
	const key = digestKey('text face');
	const known = prepared.get(key) as Face | undefined;
	known?.keep();
	const ours = known ?? (await openTypeface('SemiBold'));
	if (!known) prepared.put(key, ours, FACE_BYTES);
	if (!file) return { faces: [ours], areNew: !known };
	let opened: Face | undefined;
	const given = await prepared.ofFile(file.bytes, 'text face', async () => (opened = await openFontFile(file, pace)));
	if (!opened) given.keep();
	return { faces: [given, ours], areNew: !known || opened !== undefined };
}

interface Line {
	readonly field: string;
	readonly text: string;
}

/** The lines that are there; absent ones take no room. */
function givenLines(parameters: Parameters): Line[] {
	return LINES.flatMap((field) => {
		const text = parameters[field];
		return text === undefined ? [] : [{ field, text }];
	});
}

function unwritable(lines: readonly Line[], faces: readonly Face[]): Issue[] {
	return lines.flatMap(({ field, text }) => {
		const message = problemOf(text, faces);
		return message === undefined ? [] : [{ field, message, mentions: ['font'] }];
	});
}
