/** Images by what they show: their samples, and how these are to be read (ISO 32000-2, 8.9.5). */
import type { PdfDocument } from '../../pdf/document';
import { OctavoError } from '../../contract/errors';
import { isArray, Name, Stream, type Value } from '../../pdf/syntax/values';
import type { FindSpace } from '../image/export/color-space';
import { describeImage } from '../image/export/described';
import { unwrapImage } from '../image/export/unwrapped';
import { rowLength } from '../image/export/samples';
import { COM, isOfApplication, segmentsOf, SOS } from '../image/jpeg-segments';
import { Digest } from './digest';
import type { ValueIds } from './value-ids';

/** Components of color spaces that have a name. */
const COMPONENTS: Readonly<Record<string, number>> = { DeviceGray: 1, G: 1, DeviceRGB: 3, RGB: 3, DeviceCMYK: 4, CMYK: 4 };
const LONG: Readonly<Record<string, string>> = { G: 'DeviceGray', RGB: 'DeviceRGB', CMYK: 'DeviceCMYK', I: 'Indexed' };

export class ImageIds {
	private readonly known = new Map<number, string>();

	constructor(
		private readonly document: PdfDocument,
		private readonly values: ValueIds,
	) {}

	/** The image of an object; `number` is 0 for an inline image. */
	async of(number: number, stream: Stream, find: FindSpace): Promise<string> {
		const known = this.known.get(number);
		if (known !== undefined && number > 0) return known;
		const digest = new Digest();
		await this.write(stream, find, digest, true);
		const id = digest.finish();
		this.known.set(number, id);
		return id;
	}

	/** Everything of an image but its samples, and the colors that it leaves out. */
	async styleOf(stream: Stream, find: FindSpace): Promise<string> {
		const digest = new Digest();
		await this.write(stream, find, digest, true, false);
		return digest.finish();
	}

	private async write(image: Stream, find: FindSpace, digest: Digest, canHaveMask: boolean, withSamples = true): Promise<void> {
		const { document, values } = this;
		const { dict } = image;
		const { width, height, bits, stencil, decode } = describeImage(document, dict);
		for (const value of [width, height, bits, stencil ? 1 : 0, ...(decode ?? [])]) digest.exact(value || 0);
		const space = stencil ? '' : await this.space(dict.get('ColorSpace'), find);
		digest.text(space);
		for (const key of ['Interpolate', 'Intent', 'SMaskInData', 'Matte']) digest.text(await values.of(dict.get(key)));
		for (const key of canHaveMask ? ['SMask', 'Mask'] : []) {
			const mask = document.resolve(dict.get(key));
			digest.text(key);
			if (mask instanceof Stream) await this.write(mask, find, digest, false, withSamples);
			else if (isArray(mask)) digest.text(withSamples ? await values.of(mask) : 'colors');
		}
		if (withSamples) await this.samples(image, width * bits * (COMPONENTS[space] ?? 0), height, digest);
	}

	private async samples(image: Stream, rowBits: number, height: number, digest: Digest): Promise<void> {
		const { document, values } = this;
		const { format, parameters, before } = unwrapImage(document, image);
		let data: Uint8Array;
		try {
			data = await document.decodedAtEase(before);
		} catch (thrown) {
			if (!(thrown instanceof OctavoError) || thrown.code !== 'unreadable_document') throw thrown;
			data = document.decodedPart(before)?.data ?? document.encoded(before);
		}
		digest.text(format ?? '');
		if (parameters) digest.text(await values.of(parameters));
		if (format === 'jpg') {
			for (const part of withoutComments(data)) await values.bytes(part, digest);
			return;
		}
		// Bytes after the last row are not shown.
		const size = rowLength(rowBits, 1, 1) * height;
		await values.bytes(format === undefined && size > 0 ? data.subarray(0, size) : data, digest);
	}

	private async space(value: Value | undefined, find: FindSpace): Promise<string> {
		const found = this.document.resolve(value);
		if (!(found instanceof Name)) return this.values.of(value);
		const name = LONG[found.text] ?? found.text;
		const named = name in COMPONENTS ? undefined : find(found.text);
		return named === undefined ? name : this.values.of(named);
	}
}

/** Of the data of applications, only Adobe's (APP14) tells how samples are read. */
const ADOBE = 0xee;

/** A JPEG image from its first segment on, without segments that change no sample: comments, and data of applications. */
function* withoutComments(data: Uint8Array): Generator<Uint8Array, void> {
	let rest = 2;
	for (const { marker, start, end } of segmentsOf(data)) {
		rest = marker === SOS ? start : end;
		if (marker === SOS) break;
		if (marker !== COM && (marker === ADOBE || !isOfApplication(marker))) yield data.subarray(start, end);
	}
	yield data.subarray(rest);
}
