/**
 * CMaps (ISO 32000-2, 9.7.5): how a string is divided into codes, and the CIDs of these. Ranges are never written out, because one
 * of them can name four billion codes.
 */

/** A code of a string is its number and how many bytes it has: `<41>` and `<0041>` are different codes. */
export interface CodeMap {
	readonly vertical: boolean;
	readonly spaces: readonly Codespace[];
	/** How many bytes the code at a position has. */
	lengthAt(bytes: Uint8Array, at: number): number;
	/** The CID of a code; 0 for codes without one. */
	cidOf(code: number, length: number): number;
	/** The text of a code, where codes are those of Unicode. */
	readonly textOf?: (code: number, length: number) => string | undefined;
}

/** Codes are CIDs of two bytes. */
export const identity = (vertical: boolean): CodeMap => ({
	vertical,
	spaces: [{ length: 2, low: 0, high: 0xffff }],
	lengthAt: () => 2,
	cidOf: (code) => code,
});

/** Codes of one length: each of their bytes is between those of the bounds. */
export interface Codespace {
	readonly length: number;
	readonly low: number;
	readonly high: number;
}

/** Divides strings into codes by codespace ranges (9.7.6.3). */
export function codeLengths(spaces: readonly Codespace[]): CodeMap['lengthAt'] {
	const lengths = new Set(spaces.map(({ length }) => length));
	// Without a range, or where all codes have one length, there is nothing to find out.
	if (lengths.size <= 1) {
		const length = spaces[0]?.length ?? 2;
		return () => length;
	}
	const byFirst = Array.from({ length: 256 }, (_, first) => spaces.filter((space) => isByteIn(space, 0, first)));
	const shortest = Math.min(...lengths);
	return (bytes, at) => {
		const candidates = byFirst[bytes[at]!]!;
		for (const space of candidates) {
			let index = 1;
			while (index < space.length && isByteIn(space, index, bytes[at + index] ?? -1)) index++;
			if (index === space.length) return index;
		}
		// No code: as many bytes as the shortest that begins like it (9.7.6.3).
		return candidates.length > 0 ? Math.min(...candidates.map(({ length }) => length)) : shortest;
	};
}

function isByteIn({ length, low, high }: Codespace, index: number, byte: number): boolean {
	const shift = 2 ** (8 * (length - 1 - index));
	return byte >= Math.floor(low / shift) % 256 && byte <= Math.floor(high / shift) % 256;
}
