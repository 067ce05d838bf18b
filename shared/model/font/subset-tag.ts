/** Tags in the names of subsets of fonts (ISO 32000-2, 9.9.2). */
import { createHash } from 'node:crypto';

const ALL_CAPITALS = 26;

/** Six capitals that tell subsets of one font apart (ISO 32000-2, 9.9.2), here a digest of the subset: never random. */
export function subsetTag(file: Uint8Array): string {
	const digest = createHash('sha256').update(file).digest();
	return Array.from(digest.subarray(0, 6), (byte) => String.fromCharCode(65 + (byte % ALL_CAPITALS))).join('');
}
