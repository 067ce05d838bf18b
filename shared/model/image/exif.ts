/** An image's orientation and resolution, as EXIF has them (TIFF 6.0; EXIF 2.32, 4.6). Anything malformed counts as absent. */

/** 1 is upright; 5 to 8 are turned by a quarter, so that width and height change places. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** Pixels per inch, along the rows and along the columns as they are stored. */
export interface Resolution {
	readonly x: number;
	readonly y: number;
}

export interface Exif {
	readonly orientation: Orientation | undefined;
	readonly resolution: Resolution | undefined;
}

const ORIENTATION = 0x0112;
const X_RESOLUTION = 0x011a;
const Y_RESOLUTION = 0x011b;
const RESOLUTION_UNIT = 0x0128;
const SHORT = 3;
const RATIONAL = 5;

const NO_EXIF: Exif = { orientation: undefined, resolution: undefined };

/** `tiff` begins with the byte order, after `Exif\0\0`. Only the first directory (IFD0) is read: it describes the main image. */
export function readExif(tiff: Uint8Array): Exif {
	if (tiff.length < 14) return NO_EXIF;
	const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.length);
	const order = view.getUint16(0);
	if (order !== 0x4949 && order !== 0x4d4d) return NO_EXIF;
	const little = order === 0x4949;
	const directory = view.getUint32(4, little);
	if (view.getUint16(2, little) !== 42 || directory + 2 > tiff.length) return NO_EXIF;
	const count = view.getUint16(directory, little);
	const found = new Map<number, number>();
	for (let i = 0, at = directory + 2; i < count && at + 12 <= tiff.length; i++, at += 12) {
		const tag = view.getUint16(at, little);
		const type = view.getUint16(at + 2, little);
		if (type === SHORT && (tag === ORIENTATION || tag === RESOLUTION_UNIT)) found.set(tag, view.getUint16(at + 8, little));
		if (type !== RATIONAL || (tag !== X_RESOLUTION && tag !== Y_RESOLUTION)) continue;
		const place = view.getUint32(at + 8, little);
		if (place + 8 <= tiff.length) found.set(tag, view.getUint32(place, little) / view.getUint32(place + 4, little));
	}
	const orientation = found.get(ORIENTATION);
	const perInch = { 2: 1, 3: 2.54 }[found.get(RESOLUTION_UNIT) ?? 2];
	const [x, y] = [found.get(X_RESOLUTION), found.get(Y_RESOLUTION)];
	return {
		orientation: orientation !== undefined && orientation >= 1 && orientation <= 8 ? (orientation as Orientation) : undefined,
		resolution:
			x === undefined || y === undefined || perInch === undefined ? undefined : plausible({ x: x * perInch, y: y * perInch }),
	};
}

/** A resolution outside these bounds is a mistake of whatever wrote it (docs/semantics.md, images_to_pdf). */
export function plausible({ x, y }: Resolution): Resolution | undefined {
	const within = (value: number) => value >= 10 && value <= 4800;
	return within(x) && within(y) ? { x, y } : undefined;
}
