/** The words of a visible signature, with its image and a line between both, set into a box (docs/semantics.md, §35.2). */
import { drawnText } from '../../../model/font/shaping/characters';
import type { Face } from '../../../model/font/shaping/face';
import { BrokenText } from '../../../model/setting/broken-text';
import { TYPE_SIZE } from '../text/drawing';
import { shapeLine, type SetLine } from '../text/typeset';

export interface SignatureWords {
	readonly signer: string;
	readonly reason: string | undefined;
	/** Where and when. */
	readonly circumstances: string;
}

/** Left, bottom, width, height. */
type Area = readonly [number, number, number, number];

/** The origin is the lower left corner; lengths are points before the whole is scaled. */
export interface SetSignature {
	readonly width: number;
	readonly height: number;
	readonly lines: readonly SetLine[];
	readonly rule: Area;
	readonly image: Area | undefined;
}

/** How the words are filled. */
export interface SignatureColors {
	readonly quiet: string;
	readonly strong: string;
}

export interface SignatureParts {
	/** Of a regular and a heavier weight, in this order. */
	readonly faces: readonly [Face, Face];
	readonly colors: SignatureColors;
	readonly words: SignatureWords;
	/** Height over width of the image. */
	readonly ratio: number | undefined;
}

const CAPTION = 'Digitally signed by';
const CAPTION_SIZE = 6.5;
const NAME_SIZES = { most: 13, least: 9 };
const DETAIL_SIZE = 7.5;
const LEADING = 1.28;
/** Of the leading, below the baseline. */
const BELOW = 0.34;
const RULE = 1.2;
const GAP = 6;
/** Most of the height of an image above the words. */
const TALLEST_IMAGE = 54;
/** Boxes that are wider have the image beside the words. */
const WIDE = 2.4;
const IMAGE_SHARE = { beside: 0.36, above: 0.3 };
/** The least and the greatest scale of the words in a box that is given, and how often the room between both is halved. */
const SCALES = { least: 0.05, most: 1.4 };
const HALVINGS = 12;
/** Type that would be smaller breaks the lines instead. */
const WHOLE_LINES = 0.55;

interface Row {
	readonly text: string;
	readonly face: 0 | 1;
	readonly size: number;
	readonly color: string;
}

/** As high as it needs to be at this width. */
export async function setToWidth(parts: SignatureParts, width: number): Promise<SetSignature> {
	const rows = await breakRows(parts, width - (parts.ratio === undefined ? RULE + GAP : 0));
	const words = heightOf(rows);
	const { ratio } = parts;
	if (ratio === undefined) return setBeside(parts, rows, { width, height: words, left: 0 });
	const image = Math.min(width * ratio, TALLEST_IMAGE);
	return setBelow(parts, rows, { width, height: words + 2 * GAP + RULE + image, ratio });
}

/** As large as fits into a box of these points; the scale says how much larger than the result the box is. */
export async function setIntoBox(
	parts: SignatureParts,
	box: { readonly width: number; readonly height: number },
): Promise<{ readonly set: SetSignature; readonly scale: number }> {
	let [low, high] = [SCALES.least, SCALES.most];
	let best = { set: (await setAt(parts, box, low)).set, scale: low };
	for (let count = 0; count < HALVINGS; count++) {
		const scale = (low + high) / 2;
		const { set, fits } = await setAt(parts, box, scale);
		if (fits) best = { set, scale: (low = scale) };
		else high = scale;
	}
	return best;
}

async function setAt(
	parts: SignatureParts,
	box: { readonly width: number; readonly height: number },
	scale: number,
): Promise<{ set: SetSignature; fits: boolean }> {
	const [width, height] = [box.width / scale, box.height / scale];
	const { ratio } = parts;
	if (ratio === undefined || width / height > WIDE) {
		const left = ratio === undefined ? 0 : width * IMAGE_SHARE.beside + GAP;
		const rows = await breakRows(parts, width - left - RULE - GAP);
		const fits = heightOf(rows) <= height && isCalm(parts, rows, scale);
		return { set: setBeside(parts, rows, { width, height, left }), fits };
	}
	const rows = await breakRows(parts, width);
	const words = heightOf(rows) + 2 * GAP + RULE;
	const fits = words <= height * (1 - IMAGE_SHARE.above) && isCalm(parts, rows, scale);
	return { set: setBelow(parts, rows, { width, height, ratio }), fits };
}

/** Whether each text is one line, or its type would be too small for that. */
const isCalm = ({ words: { signer, reason } }: SignatureParts, rows: readonly Row[], scale: number): boolean =>
	scale <= WHOLE_LINES || rows.length === 2 + Number(signer !== '') + Number(reason !== undefined);

async function breakRows({ faces, words, colors }: SignatureParts, width: number): Promise<Row[]> {
	const room = Math.max(width, 1);
	const broken = async (text: string, face: 0 | 1, size: number, color: string): Promise<Row[]> => {
		const lines = await new BrokenText(drawnText(text), (part) => widthOf(faces[face], part, size)).lines(() => room);
		return lines.map((line) => ({ text: line, face, size, color }));
	};
	const { signer, reason, circumstances } = words;
	const fitting = (NAME_SIZES.most * room) / widthOf(faces[1], drawnText(signer), NAME_SIZES.most);
	const nameSize = Math.max(NAME_SIZES.least, Math.min(NAME_SIZES.most, fitting));
	return [
		...(await broken(CAPTION, 0, CAPTION_SIZE, colors.quiet)),
		...(signer === '' ? [] : await broken(signer, 1, Math.floor(nameSize * 4) / 4, colors.strong)),
		...(reason === undefined ? [] : await broken(reason, 0, DETAIL_SIZE, colors.strong)),
		...(await broken(circumstances, 0, DETAIL_SIZE, colors.quiet)),
	];
}

const widthOf = (face: Face, text: string, size: number): number => (shapeLine([face], text).advance * size) / 1000;

const heightOf = (rows: readonly Row[]): number => rows.reduce((sum, { size }) => sum + size * LEADING, 0);

interface Frame {
	readonly width: number;
	readonly height: number;
}

/** The words after an upright rule; the image before it, if there is one. */
function setBeside(parts: SignatureParts, rows: readonly Row[], { width, height, left }: Frame & { left: number }): SetSignature {
	const words = heightOf(rows);
	const top = (height + words) / 2;
	const image = parts.ratio === undefined ? undefined : fitImage(parts.ratio, [0, 0, left - GAP, height]);
	return {
		width,
		height,
		image,
		rule: [left, top - words, RULE, words],
		lines: placeRows(parts, rows, left + RULE + GAP, top),
	};
}

/** The image, a rule under it as on paper, and the words below. */
function setBelow(
	parts: SignatureParts,
	rows: readonly Row[],
	{ width, height, ratio }: Frame & { ratio: number },
): SetSignature {
	const words = heightOf(rows);
	const rule = words + GAP / 2;
	const bottom = rule + RULE + GAP / 2;
	return {
		width,
		height,
		image: fitImage(ratio, [0, bottom, width, height - bottom], 0),
		rule: [0, rule, width, RULE / 2],
		lines: placeRows(parts, rows, 0, words),
	};
}

/** The largest area of this ratio in another, at the bottom; `across`: from its left side (0) to its right one (1). */
function fitImage(ratio: number, [x, y, width, height]: Area, across = 0.5): Area {
	const fit = Math.max(Math.min(width, height / ratio), 0);
	const isBeside = across > 0;
	return [x + (width - fit) * across, isBeside ? y + (height - fit * ratio) / 2 : y, fit, fit * ratio];
}

function placeRows({ faces }: SignatureParts, rows: readonly Row[], left: number, top: number): SetLine[] {
	let down = top;
	const unit = 1000 / TYPE_SIZE;
	return rows.map(({ text, face, size, color }) => {
		down -= size * LEADING;
		const glyphs = shapeLine([faces[face]], text).glyphs.map((glyph) => ({ ...glyph, face }));
		return { text, glyphs, at: [left * unit, (down + size * BELOW) * unit], size: size / TYPE_SIZE, color };
	});
}
