/** Color profiles of images in a document (ISO 32000-2, 8.6.5.5). */
import type { PdfDocument } from '../../pdf/document';
import { deflate } from '../../pdf/filters';
import { asBuffer } from '../../pdf/syntax/characters';
import { dict, name, Stream, type Ref } from '../../pdf/syntax/values';

export type Components = 1 | 3 | 4;

export interface Profile {
	readonly bytes: Uint8Array;
	/** The major version: 2 or 4. */
	readonly version: number;
}

const SPACES: Readonly<Record<Components, string>> = { 1: 'GRAY', 3: 'RGB ', 4: 'CMYK' };
/** Input, display, output and color space profiles (ISO 32000-2, 8.6.5.5). */
const CLASSES = ['scnr', 'mntr', 'prtr', 'spac'];

export const DEVICE_SPACES: Readonly<Record<Components, string>> = { 1: 'DeviceGray', 3: 'DeviceRGB', 4: 'DeviceCMYK' };

/** A profile from an image; undefined where it does not fit the image or is damaged: then the image counts as unprofiled. */
export function checkedProfile(bytes: Uint8Array | undefined, components: Components): Profile | undefined {
	if (!bytes || bytes.length < 132) return undefined;
	const buffer = asBuffer(bytes);
	const text = (at: number) => buffer.toString('latin1', at, at + 4);
	const size = buffer.readUInt32BE(0);
	const version = bytes[8]!;
	const fits =
		size >= 132 && size <= bytes.length && version >= 2 && version <= 4 && text(36) === 'acsp' && CLASSES.includes(text(12));
	if (!fits || text(16) !== SPACES[components]) return undefined;
	return { bytes: bytes.subarray(0, size), version };
}

/** Profiles that a document has by now: images of one camera share theirs. */
const known = new WeakMap<PdfDocument, { readonly bytes: Uint8Array; readonly ref: Ref }[]>();

/** Adds the profile to the document, once. */
export function embedProfile(document: PdfDocument, { bytes }: Profile, components: Components): Ref {
	const profiles = known.get(document) ?? [];
	known.set(document, profiles);
	const same = profiles.find((profile) => Buffer.compare(profile.bytes, bytes) === 0);
	if (same) return same.ref;
	const entries = dict({ N: components, Alternate: name(DEVICE_SPACES[components]), Filter: name('FlateDecode') });
	const ref = document.add(new Stream(entries, deflate(bytes)));
	profiles.push({ bytes, ref });
	return ref;
}
