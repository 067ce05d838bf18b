/** Images that can be compressed with loss, as samples or JPEG data that PDFium draws (docs/semantics.md, §37.3). */
import { describeImage, LONGEST_ROW } from '../../model/image/export/described';
import { colorSpaceOf, type ColorSpace } from '../../model/image/export/color-space';
import { INKS } from '../../model/image/coefficients/ink-samples';
import { unwrapImage } from '../../model/image/export/unwrapped';
import { arrangeImage } from '../../model/drawing/arrange-image';
import { estimateDecoding, longestStep } from '../../model/drawing/image-weights';
import { jpxColorOf } from '../../model/image/jpx-color';
import { claimsOf } from '../../model/metadata/claims';
import { readJpeg } from '../../model/image/jpeg';
import { refuseOn } from '../../model/image/refuse';
import { OctavoError } from '../../contract/errors';
import type { PdfDocument } from '../../pdf/document';
import type { Pace } from '../../pace/pace';
import { dict, isArray, isName, name, type Dict, type Stream, type Value } from '../../pdf/syntax/values';
import { FEW_COLORS, isLineArt } from './line-art';
import { samplesOfOneByte } from './one-byte';

/** Why an image stays as it is. */
export type Kept = 'larger' | 'kind' | 'lines' | 'heavy';

/** `inks`: JPEG data of four components, which stay what they are. */
type Color = 'gray' | 'rgb' | 'inks';

export interface ReadableImage {
	readonly width: number;
	readonly height: number;
	readonly color: Color;
	/** Its color space in the document, or that of its table. */
	readonly space: Value;
	/** The bytes that it takes in the document. */
	readonly size: number;
	/** Microseconds of decoding that cannot pause, as an estimate. */
	readonly atOnce: number;
	/** The image in a color space of the device, so that samples are drawn as they are. */
	readonly entries: Dict;
	readonly data: Uint8Array;
}

const SIZES: ReadonlySet<number> = new Set([1, 2, 4, 8, 16]);
/** Images below this are hardly worth the work. */
const FEW = 4096;
/** Most bytes of samples: PDFium holds a copy of them beside the pixels that it draws. */
const MOST_SAMPLES = 128 * 1024 * 1024;

export async function readImageData(document: PdfDocument, image: Stream): Promise<ReadableImage | Kept> {
	const described = describeImage(document, image.dict);
	const { width, height, stencil, decode } = described;
	const space = await spaceOf(document, image);
	const isKnown =
		width >= 1 && height >= 1 && !stencil && SIZES.has(described.bits) && (decode !== undefined || !image.dict.has('Decode'));
	const color = space && colorOf(space);
	if (!isKnown || !space || !color || isBound(document, image)) return 'kind';
	const { format, before, parameters } = unwrapImage(document, image);
	if (color === 'inks' && format !== 'jpg') return 'kind';
	const base = space.table ? baseOf(document, image) : (image.dict.get('ColorSpace') ?? deviceSpace(color));
	if (base === undefined) return 'kind';
	if (format === 'ccitt' || format === 'jbig2' || parameters?.has('ColorTransform')) return 'kind';
	if (format === 'jpg' && (space.table || described.bits !== 8)) return 'kind';
	if (format === 'jp2' && (space.table || hasOtherData(document, image))) return 'kind';
	if (!format && hasFewColors(described.bits, space)) return 'lines';
	const size = document.encoded(image).length;
	if (size < FEW) return 'larger';
	if (width > LONGEST_ROW) return 'heavy';
	// Samples and inks are decoded here, with pauses.
	const atOnce = format && color !== 'inks' ? estimateDecoding(document, image).step : 0;
	if (atOnce > longestStep(document.job)) return readArranged(document, image, size);
	if (width * height * space.components > MOST_SAMPLES) return 'heavy';
	const data = await dataOf(document, before);
	if (!data) return 'kind';
	const known = { width, height, color, space: base, size, atOnce } as const;
	if (format === 'jpg') {
		const turned = color === 'inks' ? undefined : decode;
		return (await isWhole(data, known, document.job.pace))
			? { ...known, data, entries: entriesOf(known, turned, 'DCTDecode') }
			: 'kind';
	}
	if (format === 'jp2') return { ...known, data, entries: entriesOf(known, undefined, 'JPXDecode') };
	const { pace } = document.job;
	const samples = await samplesOfOneByte(data, described, space, pace);
	if (!samples) return 'kind';
	if (await isLineArt({ width, height, data: samples, channels: space.components }, pace)) return 'lines';
	return { ...known, data: samples, entries: entriesOf(known, space.table ? undefined : decode) };
}

/** An image that takes too long at once, as one whose rows follow one another. */
async function readArranged(document: PdfDocument, image: Stream, size: number): Promise<ReadableImage | Kept> {
	const arranged = await arrangeImage(document, image);
	const found = arranged ? await readImageData(document, arranged) : 'heavy';
	return typeof found === 'string' ? found : { ...found, size };
}

/** JPEG 2000 data may say itself which colors it has. PDF/A has rules for what it says (ISO 19005-2, 6.2.8.3), so that it stays there. */
async function spaceOf(document: PdfDocument, image: Stream): Promise<ColorSpace | undefined> {
	if (image.dict.has('ColorSpace')) return colorSpaceOf(document, image.dict.get('ColorSpace'), () => undefined);
	const { format, before } = unwrapImage(document, image);
	if (format !== 'jp2' || (await claimsOf(document)).archive) return undefined;
	const data = await dataOf(document, before);
	const color = data && jpxColorOf(data);
	return color && colorSpaceOf(document, deviceSpace(color), () => undefined);
}

/** Tints of one ink are compressed as grays are. */
function colorOf({ kind, components }: ColorSpace): Color | undefined {
	if (components === 1) return 'gray';
	if (kind === 'rgb') return 'rgb';
	return components === INKS ? 'inks' : undefined;
}

const SPACES = { gray: 'DeviceGray', rgb: 'DeviceRGB', inks: 'DeviceCMYK' } as const;
const COMPONENTS = { gray: 1, rgb: 3, inks: INKS } as const;
const deviceSpace = (color: Color): Value => name(SPACES[color]);

/** The space of the colors in the table of an indexed image (8.6.6.3). */
export function baseOf(document: PdfDocument, image: Stream): Value | undefined {
	const space = document.array(image.dict.get('ColorSpace'));
	const family = document.resolve(space?.[0]);
	return isName(family, 'Indexed') ? space?.[1] : undefined;
}

/** Whether samples cannot have enough colors for a photo, so that they need not be decoded. */
const hasFewColors = (bits: number, { components, table }: ColorSpace): boolean =>
	(table ? Math.min(table.length / components, 2 ** bits) : 2 ** (bits * components)) <= FEW_COLORS;

/** Masks by color and mattes belong to the samples as they are (8.9.6.4, 11.6.5.3), and other programs to other data. */
export function isBound(document: PdfDocument, { dict: entries }: Stream): boolean {
	const mask = document.resolve(entries.get('Mask'));
	const soft = document.dict(entries.get('SMask'));
	return isArray(mask) || soft?.has('Matte') === true || entries.has('F') || entries.has('Alternates') || entries.has('OPI');
}

/** JPEG 2000 data may hold the mask too, and decides about its colors alone (7.4.9). */
const hasOtherData = (document: PdfDocument, { dict: entries }: Stream): boolean =>
	(document.resolve(entries.get('SMaskInData')) ?? 0) !== 0 || entries.has('Decode');

/** Data with filters that are not ours, or that is damaged, stays. */
export async function dataOf(document: PdfDocument, stream: Stream): Promise<Uint8Array | undefined> {
	try {
		return await document.decodedAtEase(stream);
	} catch (thrown) {
		if (thrown instanceof OctavoError && thrown.code !== 'cancelled') return undefined;
		throw thrown;
	}
}

/** Whether JPEG data is what the image dictionary says that it is. */
async function isWhole(
	data: Uint8Array,
	{ width, height, color }: Pick<ReadableImage, 'width' | 'height' | 'color'>,
	pace: Pace,
): Promise<boolean> {
	try {
		const jpeg = await readJpeg(data, refuseOn('file'), pace);
		return jpeg.width === width && jpeg.height === height && jpeg.components === COMPONENTS[color];
	} catch (thrown) {
		if (thrown instanceof OctavoError && thrown.code === 'invalid_parameters') return false;
		throw thrown;
	}
}

function entriesOf(
	{ width, height, color }: Pick<ReadableImage, 'width' | 'height' | 'color'>,
	decode: readonly number[] | undefined,
	filter?: string,
): Dict {
	const entries: Record<string, Value> = {
		Type: name('XObject'),
		Subtype: name('Image'),
		Width: width,
		Height: height,
		BitsPerComponent: 8,
		ColorSpace: deviceSpace(color),
	};
	if (decode) entries['Decode'] = [...decode];
	if (filter !== undefined) entries['Filter'] = name(filter);
	return dict(entries);
}
