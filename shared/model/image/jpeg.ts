/**
 * A JPEG image as PDF embeds it: its bytes from SOI to EOI as they are (docs/semantics.md, D33), and what its markers say
 * (ISO/IEC 10918-1, Annex B). Nothing is decoded.
 */
import type { Pace } from '../../pace/pace';
import { asBuffer, startsWith } from '../../pdf/syntax/characters';
import { plausible, readExif, type Orientation, type Resolution } from './exif';
import { EOI, GAP, LONGEST_GAP, segmentsAndGapsOf, SOS, type Segment } from './jpeg-segments';
import type { Refuse } from './refuse';

export interface Jpeg {
	readonly width: number;
	readonly height: number;
	readonly components: 1 | 3 | 4;
	readonly orientation: Orientation;
	readonly resolution: Resolution | undefined;
	/** The ICC profile, not checked. */
	readonly profile: Uint8Array | undefined;
	/** APP14 "Adobe": where there are four components, they are inverted. */
	readonly adobe: boolean;
	/** The three components are RGB although no marker says so. */
	readonly plainRgb: boolean;
	/** From SOI to EOI. */
	readonly data: Uint8Array;
}

/** Names the kind of an image by its start of frame, if PDF cannot hold it (ISO 32000-2, 7.4.8). */
const UNSUPPORTED: Readonly<Record<number, string>> = {
	0xc3: 'a lossless JPEG image',
	0xc5: 'a hierarchical JPEG image',
	0xc6: 'a hierarchical JPEG image',
	0xc7: 'a hierarchical lossless JPEG image',
	0xc9: 'a JPEG image with arithmetic coding',
	0xca: 'a JPEG image with arithmetic coding',
	0xcb: 'a lossless JPEG image with arithmetic coding',
	0xcd: 'a hierarchical JPEG image with arithmetic coding',
	0xce: 'a hierarchical JPEG image with arithmetic coding',
	0xcf: 'a hierarchical JPEG image with arithmetic coding',
	0xf7: 'a JPEG-LS image',
};
const CURE = 'save it as a baseline or progressive JPEG with 8 bits, or as a PNG image';

/** The cost of a segment, see `Pace`. */
const SEGMENT = 50;

const EXIF = 'Exif\0\0';
const ICC = 'ICC_PROFILE\0';

/** @throws what `refuse` makes, for JPEG images that are damaged or that PDF cannot hold. */
export async function readJpeg(bytes: Uint8Array, refuse: Refuse, pace: Pace): Promise<Jpeg> {
	const reader = new Markers(bytes, refuse);
	await reader.run(pace);
	const { frame } = reader;
	if (!frame) throw refuse('is a JPEG image without a start of frame; it is damaged');
	if (reader.end < 0) throw refuse('is a JPEG image that is cut short; copy or export it again');
	const exif = reader.exif && readExif(reader.exif);
	const { width, height, components, ids } = frame;
	return {
		width,
		height,
		components,
		orientation: exif?.orientation ?? 1,
		resolution: reader.jfifResolution ?? exif?.resolution,
		profile: joinProfile(reader.profileParts),
		adobe: reader.adobe,
		plainRgb: ids === 'RGB' && !reader.adobe && !reader.jfif,
		data: bytes.subarray(0, reader.end),
	};
}

interface Frame {
	readonly width: number;
	readonly height: number;
	readonly components: 1 | 3 | 4;
	/** Component identifiers as characters. */
	readonly ids: string;
	readonly sequential: boolean;
}

class Markers {
	frame: Frame | undefined;
	jfif = false;
	jfifResolution: Resolution | undefined;
	adobe = false;
	exif: Uint8Array | undefined;
	readonly profileParts = new Map<number, { readonly of: number; readonly data: Uint8Array }>();
	/** The position after EOI, or -1. */
	end = -1;

	constructor(
		private readonly bytes: Uint8Array,
		private readonly refuse: Refuse,
	) {}

	async run(pace: Pace): Promise<void> {
		let before = 0;
		for (const segment of segmentsAndGapsOf(this.bytes)) {
			const { marker, end } = segment;
			const due = pace.step(SEGMENT + end - before);
			if (due) await due;
			before = end;
			if (marker === EOI) this.end = end;
			else if (marker !== SOS && marker !== GAP) this.take(segment);
			else if (marker === SOS && this.isOnlyScan(segment.data)) {
				this.end = await this.findEnd(end, pace);
				return;
			}
		}
	}

	/** Within the data of a scan, FF is followed by 00 or the number of a restart (B.1.1.5): EOI cannot occur. */
	private async findEnd(from: number, pace: Pace): Promise<number> {
		const bytes = asBuffer(this.bytes);
		for (let at = from; at < bytes.length; at += LONGEST_GAP) {
			const found = bytes.subarray(at, at + LONGEST_GAP + 1).indexOf(END_OF_IMAGE);
			if (found >= 0) return at + found + 2;
			const due = pace.step(LONGEST_GAP);
			if (due) await due;
		}
		return -1;
	}

	private isOnlyScan(header: Uint8Array): boolean {
		return this.frame?.sequential === true && header[0] === this.frame.components;
	}

	private take({ marker, data }: Segment): void {
		const unsupported = UNSUPPORTED[marker];
		if (unsupported !== undefined) throw this.refuse(`is ${unsupported}, which PDF cannot hold; ${CURE}`);
		if (marker >= 0xc0 && marker <= 0xc2) this.frame ??= this.readFrame(data, marker !== 0xc2);
		else if (marker === 0xe0 && startsWith(data, 0, 'JFIF\0')) this.readJfif(data);
		else if (marker === 0xe1 && startsWith(data, 0, EXIF)) this.exif ??= data.subarray(EXIF.length);
		else if (marker === 0xe2 && startsWith(data, 0, ICC) && data.length > ICC.length + 2) {
			const [part, of] = data.subarray(ICC.length);
			if (!this.profileParts.has(part!)) this.profileParts.set(part!, { of: of!, data: data.subarray(ICC.length + 2) });
		} else if (marker === 0xee && startsWith(data, 0, 'Adobe') && data.length >= 12) this.adobe = true;
	}

	private readFrame(data: Uint8Array, sequential: boolean): Frame {
		const [bits = 0, h1 = 0, h2 = 0, w1 = 0, w2 = 0, components = 0] = data;
		const [height, width] = [(h1 << 8) | h2, (w1 << 8) | w2];
		if (data.length < 6 + 3 * components) throw this.refuse('is a JPEG image whose start of frame is damaged');
		if (bits !== 8) throw this.refuse(`is a JPEG image with ${bits} bits per component, which PDF cannot hold; ${CURE}`);
		if (width === 0 || height === 0) throw this.refuse(`is a JPEG image of ${width} × ${height} pixels; it is empty or damaged`);
		if (components !== 1 && components !== 3 && components !== 4)
			throw this.refuse(`is a JPEG image with ${components} components; PDF holds 1, 3 or 4`);
		let ids = '';
		for (let i = 0; i < components; i++) ids += String.fromCharCode(data[6 + 3 * i]!);
		return { width, height, components, ids, sequential };
	}

	private readJfif(data: Uint8Array): void {
		if (this.jfif) return;
		this.jfif = true;
		if (data.length < 12) return;
		const perInch = { 1: 1, 2: 2.54 }[data[7]!];
		const [x, y] = [(data[8]! << 8) | data[9]!, (data[10]! << 8) | data[11]!];
		if (perInch !== undefined) this.jfifResolution = plausible({ x: x * perInch, y: y * perInch });
	}
}

const END_OF_IMAGE = Buffer.of(0xff, EOI);

/** A profile is cut into segments that are numbered from 1, each with the number of all (ICC.1:2022, B.4). */
function joinProfile(parts: ReadonlyMap<number, { readonly of: number; readonly data: Uint8Array }>): Uint8Array | undefined {
	const count = parts.size;
	const pieces: Uint8Array[] = [];
	for (let part = 1; part <= count; part++) {
		const piece = parts.get(part);
		if (piece?.of !== count) return undefined;
		pieces.push(piece.data);
	}
	return count === 0 ? undefined : Buffer.concat(pieces);
}
