/** Color spaces of images (ISO 32000-2, 8.6), as far as their samples can be written into files as they are. */
import type { PdfDocument } from '../../../pdf/document';
import { isArray, Name, Str, Stream, type Value } from '../../../pdf/syntax/values';
import { checkedProfile, type Components } from '../profile';

export interface ColorSpace {
	/** `inks`: others than those of CMYK. */
	readonly kind: 'gray' | 'rgb' | 'cmyk' | 'inks';
	readonly components: number;
	/** The ICC profile, where it fits. */
	readonly profile: Uint8Array | undefined;
	/** Of an indexed space: the samples of its entries, in the space that this one describes. */
	readonly table: Uint8Array | undefined;
}

/** Looks up a name among the resources. */
export type FindSpace = (name: string) => Value | undefined;

/** Spaces within spaces. Real ones have two levels. */
const MOST_LEVELS = 8;
const PLAIN: Readonly<Record<string, ColorSpace>> = {
	DeviceGray: plainSpace('gray', 1),
	CalGray: plainSpace('gray', 1),
	G: plainSpace('gray', 1),
	DeviceRGB: plainSpace('rgb', 3),
	CalRGB: plainSpace('rgb', 3),
	RGB: plainSpace('rgb', 3),
	DeviceCMYK: plainSpace('cmyk', 4),
	CMYK: plainSpace('cmyk', 4),
	Separation: plainSpace('inks', 1),
};

function plainSpace(kind: ColorSpace['kind'], components: number): ColorSpace {
	return { kind, components, profile: undefined, table: undefined };
}

/** @returns undefined for Lab, patterns, and values that are not color spaces. */
export function colorSpaceOf(
	document: PdfDocument,
	value: Value | undefined,
	find: FindSpace,
	level = 0,
): ColorSpace | undefined {
	const found = document.resolve(value);
	if (level > MOST_LEVELS) return undefined;
	if (found instanceof Name) {
		if (Object.hasOwn(PLAIN, found.text)) return PLAIN[found.text];
		const named = find(found.text);
		return named === undefined ? undefined : colorSpaceOf(document, named, find, level + 1);
	}
	if (!isArray(found)) return undefined;
	const family = document.resolve(found[0]);
	if (!(family instanceof Name)) return undefined;
	switch (family.text) {
		case 'ICCBased':
			return profiledSpace(document, found[1], find, level);
		case 'Indexed':
		case 'I':
			return indexedSpace(document, found, find, level);
		case 'DeviceN': {
			const inks = document.array(found[1])?.length ?? 0;
			return inks >= 1 && inks <= 32 ? plainSpace('inks', inks) : undefined;
		}
		default:
			return Object.hasOwn(PLAIN, family.text) ? PLAIN[family.text] : undefined;
	}
}

function profiledSpace(document: PdfDocument, value: Value | undefined, find: FindSpace, level: number): ColorSpace | undefined {
	const stream = document.resolve(value);
	if (!(stream instanceof Stream)) return undefined;
	const components = document.resolve(stream.dict.get('N'));
	const kind = components === 1 ? 'gray' : components === 3 ? 'rgb' : components === 4 ? 'cmyk' : undefined;
	if (kind === undefined) return colorSpaceOf(document, stream.dict.get('Alternate'), find, level + 1);
	const profile = checkedProfile(document.decodedPart(stream)?.data, components as Components);
	return { ...plainSpace(kind, components as number), profile: profile?.bytes };
}

function indexedSpace(document: PdfDocument, space: readonly Value[], find: FindSpace, level: number): ColorSpace | undefined {
	const base = colorSpaceOf(document, space[1], find, level + 1);
	const lookup = document.resolve(space[3]);
	const table = lookup instanceof Str ? lookup.bytes : lookup instanceof Stream ? document.decodedPart(lookup)?.data : undefined;
	const most = document.resolve(space[2]);
	if (!base || base.table || !table || typeof most !== 'number' || !(most >= 0)) return undefined;
	const entries = new Uint8Array((Math.min(Math.floor(most), 255) + 1) * base.components);
	entries.set(table.subarray(0, entries.length));
	return { ...base, table: entries };
}
