/**
 * PNG, JPEG and GIF images for embedding (docs/semantics.md, D33 and D36). `readImage` looks at the bytes once; the image then goes into
 * as many documents as there are.
 */
import type { Document } from '../../contract/backend';
import type { PdfDocument } from '../../pdf/document';
import type { Job } from '../../pdf/job';
import { limitExceeded } from '../../pdf/limits';
import { kindOfFile } from '../../pdf/read/file-kind';
import { dict, name, Str, Stream, type Dict, type Ref, type Value } from '../../pdf/syntax/values';
import type { Matrix } from '../geometry/geometry';
import type { Orientation, Resolution } from './exif';
import { readGif } from './gif';
import { describeGif, readGifPixels } from './gif-pixels';
import { readJpeg, type Jpeg } from './jpeg';
import { makeProfile, type Colors } from './made-profiles';
import { readPng, type Png } from './png-chunks';
import { isKeyed, readPixels, type Pixels } from './png-pixels';
import { checkedProfile, DEVICE_SPACES, embedProfile, packProfile, packShort } from './profile';
import type { Components, PackedProfile, Profile } from './profile';
import { refuseOn } from './refuse';

export interface Image {
	readonly kind: 'png' | 'jpeg' | 'gif';
	/** Pixels as stored. */
	readonly width: number;
	readonly height: number;
	/** The same as displayed: upright, as EXIF says. */
	readonly displayed: { readonly width: number; readonly height: number };
	/** Maps the unit square of the image XObject to the unit square in which it is upright. Goes before any other matrix. */
	readonly upright: Matrix;
	/** Pixels per inch as displayed; undefined where the image does not say, or nothing plausible. */
	readonly resolution: Resolution | undefined;
	readonly bitsPerComponent: number;
	/** Color components: grey, RGB, CMYK. Images with a palette have 3. */
	readonly components: Components;
	/** Major version of the ICC profile that is embedded with the image; undefined if it has no profile. */
	readonly iccVersion: number | undefined;
	/** How pixels are left out: by a soft mask, which is transparency in the sense of PDF/A-1, or by their color, which is not. */
	readonly transparency: 'none' | 'color-key' | 'soft-mask';
	/** The lowest PDF version that knows all that the image needs. */
	readonly version: '1.3' | '1.4' | '1.5';
	/**
	 * Adds the image to `document` and returns its image XObject: the same one every time. `profiled`: an image of RGB or grey
	 * without a profile gets that of sRGB, as PDF/A needs it.
	 */
	embed(document: PdfDocument, options?: { readonly profiled?: boolean }): Ref;
}

/** Where pages of the web are drawn, their images may be GIF images, too. */
export type Accepted = 'png-jpeg' | 'png-jpeg-gif';

const ACCEPTED: Readonly<Record<Accepted, string>> = {
	'png-jpeg': 'it must be a PNG or JPEG image',
	'png-jpeg-gif': 'it must be a PNG, JPEG or GIF image',
};

/**
 * Reads the image in `file`, which was given in `field`.
 *
 * @throws OctavoError `invalid_parameters` on `field`, which says what was found; `limit_exceeded`; `cancelled`.
 */
export async function readImage(file: Document, field: string, job: Job, accepted: Accepted = 'png-jpeg'): Promise<Image> {
	const { bytes } = file;
	const refuse = refuseOn(field);
	if (bytes.length === 0) throw refuse(`is an empty file; ${ACCEPTED[accepted]}`);
	const kind = kindOfFile(bytes);
	if (kind === 'a JPEG image') {
		const jpeg = await readJpeg(bytes, refuse, job.pace);
		checkPixels(jpeg, job, field);
		const profile = checkedProfile(jpeg.profile, jpeg.components);
		return new JpegImage(jpeg, profile && (await packProfile(profile, job)));
	}
	if (kind === 'a GIF image' && accepted === 'png-jpeg-gif') {
		const gif = await readGif(bytes, refuse, job.pace);
		checkPixels(gif, job, field);
		return new PngImage(describeGif(gif), await readGifPixels(gif, job, refuse, field), undefined, 'gif');
	}
	if (kind !== 'a PNG image') throw refuse(`is ${kind ?? 'not an image'}; ${ACCEPTED[accepted]}`);
	const png = await readPng(bytes, refuse, job.pace);
	checkPixels(png, job, field);
	const profile = checkedProfile(png.profile, colorantsOf(png)) ?? impliedProfile(png);
	const packed = profile && (await packProfile(profile, job));
	return new PngImage(png, await readPixels(png, job, refuse, field), packed);
}

function checkPixels({ width, height }: Pick<Png, 'width' | 'height'>, { limits: { pixels } }: Job, field: string): void {
	if (width * height <= pixels) return;
	throw limitExceeded(
		'pixels',
		`The image has ${width} × ${height} pixels; at most ${pixels} in all are allowed`,
		'Make it smaller first',
		field,
	);
}

/** From the unit square as stored, whose first row is at the top, to the one as displayed (EXIF 2.32, 4.6.4). */
const UPRIGHT: Readonly<Record<Orientation, Matrix>> = {
	1: [1, 0, 0, 1, 0, 0],
	2: [-1, 0, 0, 1, 1, 0],
	3: [-1, 0, 0, -1, 1, 1],
	4: [1, 0, 0, -1, 0, 1],
	5: [0, -1, -1, 0, 1, 1],
	6: [0, -1, 1, 0, 0, 1],
	7: [0, 1, 1, 0, 0, 0],
	8: [0, 1, -1, 0, 1, 0],
};

abstract class Embeddable implements Image {
	abstract readonly kind: Image['kind'];
	abstract readonly bitsPerComponent: number;
	abstract readonly transparency: Image['transparency'];
	readonly width: number;
	readonly height: number;
	readonly displayed: Image['displayed'];
	readonly upright: Matrix;
	readonly resolution: Resolution | undefined;
	/** By document: its image XObject, with and without a profile that was not the image's own. */
	private readonly embedded = new WeakMap<PdfDocument, Ref>();
	private readonly profiled = new WeakMap<PdfDocument, Ref>();

	constructor(
		{ width, height, orientation, resolution }: Jpeg | Omit<Png, 'data'>,
		readonly components: Components,
		protected readonly profile: PackedProfile | undefined,
	) {
		this.width = width;
		this.height = height;
		this.upright = UPRIGHT[orientation];
		const turned = orientation >= 5;
		this.displayed = turned ? { width: height, height: width } : { width, height };
		this.resolution = turned && resolution ? { x: resolution.y, y: resolution.x } : resolution;
	}

	get iccVersion(): number | undefined {
		return this.profile?.version;
	}

	get version(): Image['version'] {
		if (this.bitsPerComponent === 16 || this.iccVersion === 4) return '1.5';
		return this.transparency === 'soft-mask' ? '1.4' : '1.3';
	}

	embed(document: PdfDocument, { profiled = false }: { readonly profiled?: boolean } = {}): Ref {
		const lent = profiled && !this.profile && this.components !== 4;
		const embedded = lent ? this.profiled : this.embedded;
		const known = embedded.get(document);
		if (known) return known;
		const profile = lent ? packShort(profileOf({ gray: this.components === 1 })) : this.profile;
		const space = profile
			? [name('ICCBased'), embedProfile(document, profile, this.components)]
			: name(DEVICE_SPACES[this.components]);
		const ref = document.add(this.stream(document, space));
		embedded.set(document, ref);
		return ref;
	}

	protected abstract stream(document: PdfDocument, space: Value): Stream;

	protected entries(space: Value, more: Readonly<Record<string, Value | undefined>>): Dict {
		return dict({
			Type: name('XObject'),
			Subtype: name('Image'),
			Width: this.width,
			Height: this.height,
			ColorSpace: space,
			BitsPerComponent: this.bitsPerComponent,
			...more,
		});
	}
}

class JpegImage extends Embeddable {
	readonly kind = 'jpeg';
	readonly bitsPerComponent = 8;
	readonly transparency = 'none';

	constructor(
		private readonly jpeg: Jpeg,
		profile: PackedProfile | undefined,
	) {
		super(jpeg, jpeg.components, profile);
	}

	protected stream(_document: PdfDocument, space: Value): Stream {
		const { components, adobe, plainRgb, data } = this.jpeg;
		const entries = this.entries(space, {
			Filter: name('DCTDecode'),
			// Without a marker that says otherwise, readers take three components for YCbCr (ISO 32000-2, table 13).
			DecodeParms: plainRgb ? dict({ ColorTransform: 0 }) : undefined,
			Decode: components === 4 && adobe ? [1, 0, 1, 0, 1, 0, 1, 0] : undefined,
		});
		return new Stream(entries, data);
	}
}

class PngImage extends Embeddable {
	readonly transparency: Image['transparency'];

	constructor(
		private readonly png: Omit<Png, 'data'>,
		private readonly pixels: Pixels,
		profile: PackedProfile | undefined,
		readonly kind: 'png' | 'gif' = 'png',
	) {
		super(png, colorantsOf(png), profile);
		this.transparency = pixels.alpha ? 'soft-mask' : isKeyed(png) ? 'color-key' : 'none';
	}

	get bitsPerComponent(): number {
		return this.png.depth;
	}

	protected stream(document: PdfDocument, space: Value): Stream {
		const { png, pixels } = this;
		const { palette } = png;
		const colors = png.color.alpha ? png.channels - 1 : png.channels;
		const entries = this.entries(palette ? [name('Indexed'), space, palette.length / 3 - 1, new Str(palette)] : space, {
			...this.flate(colors, png.depth),
			SMask: pixels.alpha && this.softMask(document, pixels.alpha),
			Mask: this.transparency === 'color-key' ? colorKey(png) : undefined,
		});
		return new Stream(entries, pixels.color);
	}

	private softMask(document: PdfDocument, alpha: Uint8Array): Ref {
		const depth = this.pixels.alphaDepth;
		const entries = this.entries(name('DeviceGray'), { BitsPerComponent: depth, ...this.flate(1, depth) });
		return document.add(new Stream(entries, alpha));
	}

	private flate(colors: number, depth: number): Record<string, Value> {
		const parameters = dict({ Predictor: 15, Colors: colors, BitsPerComponent: depth, Columns: this.width });
		return { Filter: name('FlateDecode'), DecodeParms: parameters };
	}
}

const colorantsOf = ({ color: { gray } }: Pick<Png, 'color'>): Components => (gray ? 1 : 3);

/** A range of one value for each component (ISO 32000-2, 8.9.6.4). */
function colorKey({ transparency, depth }: Omit<Png, 'data'>): Value {
	const values: number[] = [];
	for (let at = 0; at < transparency!.length; at += 2) {
		const value = ((transparency![at]! << 8) | transparency![at + 1]!) & (2 ** depth - 1);
		values.push(value, value);
	}
	return values;
}

/** A profile for what the image says of its colors in other ways than by a profile. */
function impliedProfile({ meaning, color: { gray } }: Png): Profile | undefined {
	if (meaning === undefined) return undefined;
	return profileOf(meaning === 'sRGB' ? { gray } : { gray, ...meaning });
}

const profileOf = (colors: Colors): Profile => ({ bytes: makeProfile(colors), version: 2 });
