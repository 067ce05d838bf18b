/**
 * Images of a document as files (docs/semantics.md, §21.5): compressed data that makes a whole file is taken as it is; samples
 * become PNG, and TIFF where PNG does not have their colors.
 */
import type { PdfDocument } from '../../../pdf/document';
import { limitExceeded } from '../../../pdf/limits';
import { overBudget } from '../../../pdf/filters/budget';
import type { Job } from '../../../pdf/job';
import { codecOf } from '../../../pdf/syntax/portable-codec';
import { Stream } from '../../../pdf/syntax/values';
import { ccittFile } from './ccitt';
import { describeImage, LONGEST_ROW, type Described } from './described';
import { colorSpaceOf, type ColorSpace, type FindSpace } from './color-space';
import { writePng, type PngImage } from './png-writer';
import { invertSamples, inverts, lookedUp, lookUpAtEase, mapSamples, rowLength, toBytes, whole, withAlpha } from './samples';
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
	if (format === 'ccitt') {
		const bytes = ccittFile(document, data, described, space, parameters);
		return bytes ? { ending: 'tif', bytes, width, height, masked } : 'damaged';
	}
	const alpha = mask instanceof Stream ? mask : undefined;
	const size = askMemory(document.job, described, space, data.length, alpha !== undefined);
	try {
		return await exportSamples(document, described, space, data, alpha);
	} finally {
		document.job.memory.release(size);
	}
}

/**
 * Asks for the memory of all samples as bytes, and of their alpha, where they do not stay as they are; samples that are missing count as
 * decoded ones do. A kilobyte may say that it is 100 million pixels of 32 inks.
 *
 * @returns the bytes to release. @throws OctavoError `limit_exceeded`
 */
function askMemory(
	{ memory }: Job,
	{ width, height, bits, decode }: Described,
	space: ColorSpace,
	length: number,
	masked: boolean,
): number {
	const channels = space.table ? 1 : space.components;
	const missing = Math.max(0, rowLength(width, channels, bits) * height - length);
	const turned = inverts(decode, channels, space.table ? 2 ** bits - 1 : 1);
	const stays = !masked && turned !== undefined && (space.kind === 'gray' || space.kind === 'rgb') && isPlain(space, bits);
	const size = stays ? 0 : width * height * (space.components + 1);
	const isGranted = missing + size <= memory.stream && memory.borrow(missing + size);
	if (!isGranted) throw overBudget(memory, missing + size);
	return size;
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
	if (turned) samples = await invertSamples(samples, pace);
	const shape = { width, height, channels, bits };
	const base = { width, height, masked: mask !== undefined };
	if (space.kind === 'cmyk' || space.kind === 'inks') {
		let bytes = bits === 16 ? samples : await toBytes(samples, shape, !space.table, pace);
		if (space.table) bytes = await lookUpAtEase(bytes, space.table, space.components, pace);
		else if (turned === undefined && bits <= 8) bytes = await mapSamples(bytes, described.decode!, channels, pace);
		const packed = await codecOf(document.job).deflate(bytes, LEVEL);
		return { ...base, ending: 'tif', bytes: inkFile(described, space, bits === 16 && !space.table ? 16 : 8, packed) };
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
	if (space.table) bytes = await lookUpAtEase(bytes, space.table, space.components, pace);
	else if (turned === undefined) bytes = await mapSamples(bytes, described.decode!, channels, pace);
	if (alpha) bytes = await withAlpha(bytes, alpha, space.components, pace);
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
	return turned !== stencil ? invertSamples(bytes, document.job.pace) : bytes;
}

const LEVEL = 4;

/** Inks of one kind are grey from the paper's white on; several are samples side by side. */
function inkFile({ width, height }: Described, space: ColorSpace, bits: 8 | 16, data: Uint8Array): Uint8Array {
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
		data,
	});
}
