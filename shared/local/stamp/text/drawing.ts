/** The stamp as PDF objects: pdf-lib draws it in a context of its own, and the engine takes the objects over. */
import type { Font } from '@pdf-lib/fontkit';
import {
	beginText,
	drawObject,
	endMarkedContent,
	endText,
	PDFContext,
	PDFHexString,
	PDFName,
	PDFNumber,
	type PDFObject,
	PDFOperator,
	PDFOperatorNames,
	type PDFRef,
	setCharacterSpacing,
	setCharacterSqueeze,
	setFontAndSize,
	setGraphicsState,
	setTextMatrix,
	setTextRenderingMode,
	setTextRise,
	setWordSpacing,
	TextRenderingMode,
} from 'pdf-lib';
import { embedFont, type EmbeddedFont } from '../../font/embedded-font';
import { Dict, Name, type Value } from '../../../pdf/syntax/values';
import { COLOR_SPACE, type Filling } from '../core/colors';
import type { Block, PlacedGlyph } from './typeset';

/** Height of the type in the form's own space: coordinates stay short, and the scale on a page is about 1. */
export const TYPE_SIZE = 100;
const UNIT = TYPE_SIZE / 1000;

export interface Drawing {
	readonly context: PDFContext;
	/** A form XObject that shows the block around the origin. */
	readonly form: PDFRef;
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
export async function draw(block: Block, font: Font, { filling, transparency }: Look): Promise<Drawing> {
	const { colorSpace } = filling;
	const context = PDFContext.create();
	const embedded = await embedFont(
		context,
		font,
		block.lines.flatMap(({ glyphs }) => glyphs.map(({ glyph }) => glyph)),
	);
	const [left, bottom, right, top] = block.ink;
	const BBox = [
		Math.floor(left * UNIT) - 1,
		Math.floor(bottom * UNIT) - 1,
		Math.ceil(right * UNIT) + 1,
		Math.ceil(top * UNIT) + 1,
	];
	const opacity = rounded(1 - transparency / 100);

	const isOpaque = transparency === 0;
	const text = context.formXObject(
		[
			...untouched(),
			...fill(filling),
			...block.lines.flatMap(({ text, glyphs }) => searchable(context, text, show(context, embedded, glyphs))),
		],
		{
			BBox,
			...(isOpaque ? {} : { Group: { Type: 'Group', S: 'Transparency', I: true } }),
			Resources: {
				Font: { F0: embedded.ref },
				...(colorSpace ? { ColorSpace: { [COLOR_SPACE]: asObject(context, colorSpace) } } : {}),
			},
		},
	);
	if (isOpaque) return { context, form: context.register(text) };
	const form = context.formXObject([setGraphicsState('G0'), drawObject('X0')], {
		BBox,
		Resources: {
			ExtGState: { G0: { Type: 'ExtGState', ca: opacity, CA: opacity, BM: 'Normal', SMask: 'None' } },
			XObject: { X0: context.register(text) },
		},
	});
	return { context, form: context.register(form) };
}

/** A value of names, numbers, arrays and dictionaries as pdf-lib's own. */
function asObject(context: PDFContext, value: Value): PDFObject {
	if (value instanceof Name) return PDFName.of(value.text);
	if (typeof value === 'number') return PDFNumber.of(value);
	if (Array.isArray(value)) return context.obj(value.map((item) => asObject(context, item)));
	const entries = value instanceof Dict ? [...value] : [];
	return context.obj(Object.fromEntries(entries.map(([key, item]) => [key, asObject(context, item)])));
}

function fill({ values, colorSpace }: Filling): PDFOperator[] {
	const components = values.map((value) => PDFNumber.of(value));
	if (colorSpace)
		return [
			PDFOperator.of(PDFOperatorNames.NonStrokingColorspace, [PDFName.of(COLOR_SPACE)]),
			PDFOperator.of(PDFOperatorNames.NonStrokingColor, components),
		];
	return [
		PDFOperator.of(
			values.length === 1 ? PDFOperatorNames.NonStrokingColorGray : PDFOperatorNames.NonStrokingColorRgb,
			components,
		),
	];
}

/** A form inherits the text state; whatever a page left behind must not change the stamp. */
const untouched = (): PDFOperator[] => [
	setCharacterSpacing(0),
	setWordSpacing(0),
	setCharacterSqueeze(100),
	setTextRise(0),
	setTextRenderingMode(TextRenderingMode.Fill),
];

/** Readers that follow baselines find a slanted line in pieces; told the actual text (ISO 32000-2, 14.9.4), they find it whole. */
function searchable(context: PDFContext, text: string, operators: PDFOperator[]): PDFOperator[] {
	const properties = context.obj({ ActualText: PDFHexString.fromText(text) });
	return [
		PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [PDFName.of('Span'), properties.toString()]),
		...operators,
		endMarkedContent(),
	];
}

/** Shows a line. Glyphs at one height follow each other in one string, with adjustments where kerning moves them. */
function show(context: PDFContext, { codeOf }: EmbeddedFont, line: readonly PlacedGlyph[]): PDFOperator[] {
	const operators = [beginText(), setFontAndSize('F0', TYPE_SIZE)];
	let shown: (PDFHexString | number)[] = [];
	let codes = '';
	let pen: { x: number; y: number } | undefined;
	const close = (): void => {
		if (codes) shown.push(PDFHexString.of(codes));
		codes = '';
	};
	const flush = (): void => {
		close();
		if (shown.length > 0) operators.push(PDFOperator.of(PDFOperatorNames.ShowTextAdjusted, [context.obj(shown)]));
		shown = [];
	};
	for (const { glyph, x, y } of line) {
		if (pen?.y !== y) {
			flush();
			operators.push(setTextMatrix(1, 0, 0, 1, rounded(x * UNIT), rounded(y * UNIT)));
		} else if (rounded(pen.x - x) !== 0) {
			close();
			shown.push(rounded(pen.x - x));
		}
		codes += codeOf(glyph);
		pen = { x: x + glyph.advanceWidth, y };
	}
	flush();
	return [...operators, endText()];
}

/** To hundredths: a thousandth of the type size is a tenth of a unit here, and halves of it occur in centred lines. */
const rounded = (value: number): number => Math.round(value * 100) / 100 || 0;
