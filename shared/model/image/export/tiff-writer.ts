/** Writes TIFF images (TIFF 6.0) of one strip. */

export interface TiffImage {
	readonly width: number;
	readonly height: number;
	readonly bits: 1 | 8 | 16;
	readonly channels: number;
	/** 0: white is zero; 1: black is zero; 5: inks. */
	readonly photometric: 0 | 1 | 5;
	/** 1: none; 3 and 4: CCITT of group 3 and 4; 8: deflated. */
	readonly compression: 1 | 3 | 4 | 8;
	/** Of group 3: whether it is two-dimensional, and whether lines end with whole bytes. */
	readonly options?: number;
	/** Inks are not those of CMYK. */
	readonly otherInks?: boolean;
	readonly profile?: Uint8Array | undefined;
	readonly data: Uint8Array;
}

const SHORT = 3;
const LONG = 4;
const UNDEFINED = 7;
const SIZES: Readonly<Record<number, number>> = { [SHORT]: 2, [LONG]: 4, [UNDEFINED]: 1 };

export function writeTiff(image: TiffImage): Uint8Array {
	const { width, height, bits, channels, photometric, compression, options, otherInks, profile, data } = image;
	const entries: (readonly [tag: number, type: number, values: readonly number[] | Uint8Array])[] = [
		[256, LONG, [width]],
		[257, LONG, [height]],
		[258, SHORT, new Array<number>(channels).fill(bits)],
		[259, SHORT, [compression]],
		[262, SHORT, [photometric]],
		[273, LONG, [8]],
		[277, SHORT, [channels]],
		[278, LONG, [height]],
		[279, LONG, [data.length]],
	];
	if (options !== undefined) entries.push([292, LONG, [options]]);
	if (photometric === 5) entries.push([332, SHORT, [otherInks ? 2 : 1]], [334, SHORT, [channels]]);
	if (profile) entries.push([34675, UNDEFINED, profile]);
	const start = 8 + data.length + (data.length % 2);
	const directory = Buffer.alloc(2 + entries.length * 12 + 4);
	directory.writeUInt16LE(entries.length, 0);
	const further: Uint8Array[] = [];
	let next = start + directory.length;
	for (const [index, [tag, type, values]] of entries.entries()) {
		const at = 2 + index * 12;
		directory.writeUInt16LE(tag, at);
		directory.writeUInt16LE(type, at + 2);
		directory.writeUInt32LE(values.length, at + 4);
		const bytes = Buffer.alloc(Math.max(4, values.length * SIZES[type]!));
		if (values instanceof Uint8Array) bytes.set(values);
		else for (const [place, value] of values.entries()) bytes.writeUIntLE(value, place * SIZES[type]!, SIZES[type]!);
		if (bytes.length === 4) directory.set(bytes, at + 8);
		else {
			directory.writeUInt32LE(next, at + 8);
			const padded = bytes.length % 2 === 0 ? bytes : Buffer.concat([bytes, Buffer.alloc(1)]);
			further.push(padded);
			next += padded.length;
		}
	}
	const header = Buffer.from([0x49, 0x49, 42, 0, 0, 0, 0, 0]);
	header.writeUInt32LE(start, 4);
	return Buffer.concat([header, data, Buffer.alloc(data.length % 2), directory, ...further]);
}
