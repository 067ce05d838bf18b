/**
 * Images of a document as files (docs/semantics.md, §21.5): compressed data that makes a whole file is taken as it is; samples
 * become PNG, and TIFF where PNG does not have their colors.
 */
import type { PdfDocument } from '../../../pdf/document';
import { limitExceeded } from '../../../pdf/limits';
import { Stream } from '../../../pdf/syntax/values';
import { deflate } from '../../../pdf/filters';
import { ccittFile } from './ccitt';
import { describeImage, LONGEST_ROW, type Described } from './described';
import { colorSpaceOf, type ColorSpace, type FindSpace } from './color-space';
import { writePng, type PngImage } from './png-writer';
import { invertSamples, inverts, lookedUp, mapSamples, rowLength, toBytes, whole, withAlpha } from './samples';
import { writeTiff } from './tiff-writer';
import { unwrapImage } from './unwrapped';

export interface ImageFile {
	readonly ending: 'jpg' | 'jp2' | 'png' | 'tif';
	readonly bytes: Uint8Array;
	readonly width: number;
	readonly height: number;
	/** Whether the image has a mask that is not in the file. */
	readonly masked: boolean;
}

/** Why an image cannot become a file. */
export type Unable = 'jbig2' | 'colors' | 'damaged';

export async function exportImage(document: PdfDocument, image: Stream, find: FindSpace): Promise<ImageFile | Unable> {
	const described = describeImage(document, image.dict);
	const { width, height } = described;
	if (!(width >= 1 && height >= 1)) return 'damaged';
	const most = document.job.limits.pixels;
	if (width * height > most)
		throw limitExceeded(
			'pixels',
			`An image of the document has ${width} × ${height} pixels; at most ${most} in all are allowed`,
			'Remove it',
		);
	if (width > LONGEST_ROW)
		throw limitExceeded(
			'pixels',
			`An image of the document has rows of ${width} pixels; at most ${LONGEST_ROW} are allowed`,
			'Remove it',
		);
	const { format, parameters, before } = unwrapImage(document, image);
	if (format === 'jbig2') return 'jbig2';
	const mask = document.resolve(image.dict.get('SMask')) ?? document.resolve(image.dict.get('Mask'));
	const masked = mask instanceof Stream;
	const data = await document.decodedAtEase(before);
	if (format === 'jpg' || format === 'jp2') return { ending: format, bytes: data, width, height, masked };
	const space = described.stencil ? STENCIL : colorSpaceOf(document, image.dict.get('ColorSpace'), find);
	if (!space || ![1, 2, 4, 8, 16].includes(described.bits)) return 'colors';
	if (format === 'ccitt')
		return { ending: 'tif', bytes: ccittFile(document, data, described, space, parameters), width, height, masked };
	return exportSamples(document, described, space, data, mask instanceof Stream ? mask : undefined);
}

/** A stencil mask paints where a sample is 0 (8.9.6.2): black, as on paper. */
const STENCIL: ColorSpace = { kind: 'gray', components: 1, profile: undefined, table: undefined };

/** Samples as PNG or TIFF. */
async function exportSamples(
	document: PdfDocument,
	described: Described,
	space: ColorSpace,
	data: Uint8Array,
	mask: Stream | undefined,
): Promise<ImageFile> {
	const { width, height, bits } = described;
	const { pace } = document.job;
	const channels = space.table ? 1 : space.components;
	const size = rowLength(width, channels, bits) * height;
	const turned = inverts(described.decode, channels, space.table ? 2 ** bits - 1 : 1);
	let samples = whole(data, size);
	if (turned) samples = invertSamples(samples);
	const shape = { width, height, channels, bits };
	const base = { width, height, masked: mask !== undefined };
	if (space.kind === 'cmyk' || space.kind === 'inks') {
		let bytes = bits === 16 ? samples : await toBytes(samples, shape, !space.table, pace);
		if (space.table) bytes = lookedUp(bytes, space.table, space.components);
		else if (turned === undefined && bits <= 8) bytes = mapSamples(bytes, described.decode!, channels);
		return { ...base, ending: 'tif', bytes: inkFile(described, space, bits === 16 && !space.table ? 16 : 8, bytes) };
	}
	const alpha = mask && (await alphaOf(document, mask, described));
	if (!alpha && turned !== undefined && isPlain(space, bits)) {
		const palette = space.table && (space.kind === 'gray' ? lookedUp(space.table, GRAYS, 3) : space.table);
		const color = space.table ? 'palette' : space.kind;
		const png: PngImage = {
			width,
			height,
			depth: bits as PngImage['depth'],
			color,
			palette: palette?.subarray(0, 3 * 2 ** bits),
			profile: space.profile,
			samples,
		};
		return { ...base, ending: 'png', bytes: await writePng(png, document.job) };
	}
	let bytes = await toBytes(samples, shape, !space.table, pace);
	if (space.table) bytes = lookedUp(bytes, space.table, space.components);
	else if (turned === undefined) bytes = mapSamples(bytes, described.decode!, channels);
	if (alpha) bytes = withAlpha(bytes, alpha, space.components);
	const color = space.kind === 'gray' ? (alpha ? 'gray-alpha' : 'gray') : alpha ? 'rgba' : 'rgb';
	const png: PngImage = { width, height, depth: 8, color, profile: space.profile, samples: bytes };
	return { ...base, masked: mask !== undefined && !alpha, ending: 'png', bytes: await writePng(png, document.job) };
}

/** The grey values as RGB. */
const GRAYS = Uint8Array.from({ length: 768 }, (_, at) => Math.floor(at / 3));

/** Whether PNG has samples like these: few bits only for grey and palettes, more than 8 not for palettes. */
const isPlain = ({ kind, table }: ColorSpace, bits: number): boolean => (table ? bits <= 8 : kind === 'gray' || bits >= 8);

/** A soft mask that has the size of its image becomes its alpha channel. */
async function alphaOf(document: PdfDocument, mask: Stream, image: Described): Promise<Uint8Array | undefined> {
	const described = describeImage(document, mask.dict);
	const { width, height, bits, stencil, decode } = described;
	const isSame = width === image.width && height === image.height && !mask.dict.has('Matte');
	if (!isSame || image.bits === 16 || ![1, 2, 4, 8].includes(bits) || unwrapImage(document, mask).format) return undefined;
	const turned = inverts(decode, 1, 1);
	if (turned === undefined) return undefined;
	const samples = whole(await document.decodedAtEase(mask), rowLength(width, 1, bits) * height);
	const bytes = await toBytes(samples, { width, height, channels: 1, bits }, true, document.job.pace);
	// A stencil masks out where it has 1 (8.9.6.3).
	return turned !== stencil ? invertSamples(bytes) : bytes;
}

/** Inks of one kind are grey from the paper's white on; several are samples side by side. */
function inkFile({ width, height }: Described, space: ColorSpace, bits: 8 | 16, bytes: Uint8Array): Uint8Array {
	const one = space.components === 1;
	return writeTiff({
		width,
		height,
		bits,
		channels: space.components,
		photometric: one ? 0 : 5,
		compression: 8,
		otherInks: space.kind === 'inks',
		profile: space.profile,
		data: deflate(bytes),
	});
}
