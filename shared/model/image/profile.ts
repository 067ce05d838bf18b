/** Color profiles of images in a document (ISO 32000-2, 8.6.5.5). */
import { createHash } from 'node:crypto';
import type { PdfDocument } from '../../pdf/document';
import { deflate } from '../../pdf/filters';
import type { Job } from '../../pdf/job';
import type { Pace } from '../../pace/pace';
import { asBuffer } from '../../pdf/syntax/characters';
import { codecOf } from '../../pdf/syntax/portable-codec';
import { dict, name, Stream, type Ref } from '../../pdf/syntax/values';

export type Components = 1 | 3 | 4;

export interface Profile {
	readonly bytes: Uint8Array;
	/** The major version: 2 or 4. */
	readonly version: number;
}

/** A profile as documents hold it. */
export interface PackedProfile extends Profile {
	/** A digest of its bytes. */
	readonly id: string;
	readonly deflated: Uint8Array;
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

/** Profiles of a piece of work by their digests: images of one camera share theirs. */
const packed = new WeakMap<Pace, Map<string, PackedProfile>>();

/** The profile, deflated once for all images of the work that have it. */
export async function packProfile(profile: Profile, job: Job): Promise<PackedProfile> {
	const { bytes } = profile;
	const due = job.pace.step(bytes.length);
	if (due) await due;
	const known = packed.get(job.pace) ?? new Map<string, PackedProfile>();
	packed.set(job.pace, known);
	const id = digestOf(bytes);
	const same = known.get(id);
	if (same) return same;
	const made = { ...profile, id, deflated: await codecOf(job).deflate(bytes, LEVEL) };
	known.set(id, made);
	return made;
}

const LEVEL = 4;

/** The same at once, for profiles that we make, which are short. */
export const packShort = (profile: Profile): PackedProfile => {
	const { bytes } = profile;
	return { ...profile, id: digestOf(bytes), deflated: deflate(bytes) };
};

const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('base64');

/** Profiles that a document has by now, by their digests. */
const embedded = new WeakMap<PdfDocument, Map<string, Ref>>();

/** Adds the profile to the document, once. */
export function embedProfile(document: PdfDocument, { id, deflated }: PackedProfile, components: Components): Ref {
	const profiles = embedded.get(document) ?? new Map<string, Ref>();
	embedded.set(document, profiles);
	const same = profiles.get(id);
	if (same) return same;
	const entries = dict({ N: components, Alternate: name(DEVICE_SPACES[components]), Filter: name('FlateDecode') });
	const ref = document.add(new Stream(entries, deflated));
	profiles.set(id, ref);
	return ref;
}
