/** The stamp as PDF objects. */
import { embedFont, type EmbeddedFont } from '../../../model/font/embedded-font';
import { mayTurn } from '../../../model/font/shaping/bidi';
import type { Face } from '../../../model/font/shaping/face';
import type { PdfDocument } from '../../../pdf/document';
import { deflate } from '../../../pdf/filters';
import { utf16Of } from '../../../pdf/syntax/text-strings';
import { dict, name, Stream, type Ref, type Value } from '../../../pdf/syntax/values';
import { COLOR_SPACE, type Filling } from '../core/colors';
import type { Block, SetLine } from './typeset';

/** Height of the type in the form's own space: coordinates stay short, and the scale on a page is about 1. */
export const TYPE_SIZE = 100;
const UNIT = TYPE_SIZE / 1000;

export interface Drawing {
	/** Adds a form XObject that shows the block around the origin. */
	readonly addTo: (document: PdfDocument) => Ref;
}

/** How the block is filled. */
export interface Look {
	readonly filling: Filling;
	/** A percentage. */
	readonly transparency: number;
}

/**
 * Draws the block. An opaque one is a single form without graphics state or group, which PDF/A-1 allows. A transparent one is a
 * transparency group, so that overlapping glyphs do not darken each other, in a form that sets the transparency, so that a
 * page needs a single resource name.
 */
export async function draw(block: Block, faces: readonly Face[], { filling, transparency }: Look): Promise<Drawing> {
	const fonts: (EmbeddedFont & { readonly unit: number })[] = [];
	for (const [index, face] of faces.entries()) {
		const used = block.lines.flatMap(({ glyphs }) => glyphs.filter((one) => one.face === index));
		const glyphs = used.map(({ glyph }) => glyph);
		if (glyphs.length > 0) fonts[index] = { ...(await embedFont(face, glyphs)), unit: face.unit };
	}
	const [left, bottom, right, top] = block.ink;
	const box = [
		Math.floor(left * UNIT) - 1,
		Math.floor(bottom * UNIT) - 1,
		Math.ceil(right * UNIT) + 1,
		Math.ceil(top * UNIT) + 1,
	];
	const isOpaque = transparency === 0;
	const text = packOperators([
		UNTOUCHED,
		filling.operators,
		...block.lines.flatMap((line) => [...(line.color ? [line.color] : []), ...searchable(line.text, show(fonts, line))]),
	]);
	const addText = (document: PdfDocument): Ref => {
		const resources = {
			Font: dict(
				Object.fromEntries(
					Object.entries(fonts).map(([index, font]) => [`F${index}`, font.addTo(document, undefined, filling.listsGlyphs)]),
				),
			),
			ColorSpace: filling.colorSpace && dict({ [COLOR_SPACE]: filling.colorSpace }),
		};
		const group = isOpaque ? undefined : dict({ Type: name('Group'), S: name('Transparency'), I: true });
		return document.add(form(box, { Group: group, Resources: dict(resources) }, text));
	};
	if (isOpaque) return { addTo: addText };
	const opacity = roundHundredths(1 - transparency / 100);
	const shown = packOperators(['/G0 gs', '/X0 Do']);
	return {
		addTo: (document) => {
			const state = dict({ Type: name('ExtGState'), ca: opacity, CA: opacity, BM: name('Normal'), SMask: name('None') });
			const resources = dict({ ExtGState: dict({ G0: state }), XObject: dict({ X0: addText(document) }) });
			return document.add(form(box, { Resources: resources }, shown));
		},
	};
}

function form(box: readonly number[], entries: Readonly<Record<string, Value | undefined>>, data: Uint8Array): Stream {
	const kind = { Type: name('XObject'), Subtype: name('Form'), BBox: [...box], Filter: name('FlateDecode') };
	return new Stream(dict({ ...kind, ...entries }), data);
}

const packOperators = (operators: readonly string[]): Uint8Array => deflate(Buffer.from(`${operators.join('\n')}\n`, 'latin1'));

/** A form inherits the text state; whatever a page left behind must not change the stamp. */
const UNTOUCHED = '0 Tc 0 Tw 100 Tz 0 Ts 0 Tr';

/** Readers that follow baselines find a slanted line in pieces; told the actual text (ISO 32000-2, 14.9.4), they find it whole. */
function searchable(text: string, operators: readonly string[]): string[] {
	// They expect letters from right to left in the order of the page, not in that of reading.
	if (mayTurn(text)) return [...operators];
	return [`/Span <</ActualText <FEFF${utf16Of(text).toString('hex').toUpperCase()}> >> BDC`, ...operators, 'EMC'];
}

/** Shows a line. Glyphs at one height follow each other in one string, with adjustments where kerning moves them. */
function show(
	fonts: readonly (EmbeddedFont & { readonly unit: number })[],
	{ glyphs, at: [left, baseline] = [0, 0], size = 1 }: SetLine,
): string[] {
	const operators = ['BT'];
	let set: number | undefined;
	let shown = '';
	let codes = '';
	let pen: { x: number; y: number } | undefined;
	const close = (): void => {
		if (codes) shown += `<${codes}>`;
		codes = '';
	};
	const flush = (): void => {
		close();
		if (shown) operators.push(`[${shown}] TJ`);
		shown = '';
	};
	for (const { glyph, face, x, y } of glyphs) {
		const { codeOf, unit } = fonts[face]!;
		if (set !== face) {
			flush();
			operators.push(`/F${face} ${roundHundredths(TYPE_SIZE * size)} Tf`);
			set = face;
		}
		if (pen?.y !== y) {
			flush();
			const place = [left + x * size, baseline + y * size].map((value) => roundHundredths(value * UNIT));
			operators.push(`1 0 0 1 ${place.join(' ')} Tm`);
		} else if (roundHundredths(pen.x - x) !== 0) {
			close();
			shown += String(roundHundredths(pen.x - x));
		}
		codes += codeOf(glyph);
		pen = { x: x + glyph.advanceWidth * unit, y };
	}
	flush();
	return [...operators, 'ET'];
}

/** To hundredths: a thousandth of the type size is a tenth of a unit here, and halves of it occur in centred lines. */
const roundHundredths = (value: number): number => Math.round(value * 100) / 100 || 0;
