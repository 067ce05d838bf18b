/** Streams that a program which draws reads at once, before it draws: programs and maps of fonts, and profiles of colors. */
import type { PdfDocument } from '../../pdf/document';
import { Stream, type Dict, type Value } from '../../pdf/syntax/values';
import { FONT_BYTE, PROFILE_BYTE } from './weights';

/** Streams, with the microseconds that a byte of each takes. */
export type ParsedStreams = Map<Stream, number>;

/** Deflate expands at most 1032-fold: shorter streams take no time that counts. */
const SHORT = 256;
/** Color spaces within color spaces (ISO 32000-2, 8.6.6): an Indexed space of a DeviceN space of a profile. */
const DEPTH = 4;
/** Parts of a color space that are looked at: the colorants of DeviceN have profiles too, but no more are read. */
const PARTS = 8;

export function addFont(document: PdfDocument, font: Dict, found: ParsedStreams): void {
	const add = (value: Value | undefined): void => {
		const stream = document.resolve(value);
		if (stream instanceof Stream) found.set(stream, FONT_BYTE);
	};
	const descendant = document.dict(document.array(font.get('DescendantFonts'))?.[0]);
	for (const key of ['Encoding', 'ToUnicode']) add(font.get(key));
	add(descendant?.get('CIDToGIDMap'));
	for (const one of [font, descendant]) {
		const descriptor = document.dict(one?.get('FontDescriptor'));
		for (const key of ['FontFile', 'FontFile2', 'FontFile3']) add(descriptor?.get(key));
	}
}

/** The profiles of a color space. */
export function addSpace(document: PdfDocument, space: Value | undefined, found: ParsedStreams, depth = DEPTH): void {
	const stream = document.resolve(space);
	if (stream instanceof Stream) {
		found.set(stream, PROFILE_BYTE);
		return;
	}
	if (depth > 0) for (const part of document.array(space)?.slice(0, PARTS) ?? []) addSpace(document, part, found, depth - 1);
}

export class StreamWeights {
	private readonly known = new WeakMap<Stream, number>();

	constructor(private readonly document: PdfDocument) {}

	/** Microseconds. */
	of(streams: ParsedStreams): number {
		let sum = 0;
		for (const [stream, byte] of streams) sum += this.lengthOf(stream) * byte;
		return sum;
	}

	private lengthOf(stream: Stream): number {
		const before = this.known.get(stream);
		if (before !== undefined) return before;
		const length = stream.data.length < SHORT ? 0 : (this.document.decodedPart(stream)?.data.length ?? 0);
		this.known.set(stream, length);
		return length;
	}
}
