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

/** More different ranges than any CMap has: Adobe Technical Note 5014 allows 100 in one section. */
export const MOST_SPACES = 1000;

/** Divides strings into codes by codespace ranges (9.7.6.3). */
export function codeLengths(spaces: readonly Codespace[]): CodeMap['lengthAt'] {
	const lengths = new Set(spaces.map(({ length }) => length));
	// Without a range, or where all codes have one length, there is nothing to find out.
	if (lengths.size <= 1) {
		const length = spaces[0]?.length ?? 2;
		return () => length;
	}
	const root = new CodePrefix(spaces, 0, shortestOf(spaces));
	return (bytes, at) => {
		let prefix = root;
		for (let index = 0; prefix.length === undefined; index++) prefix = prefix.after(bytes[at + index] ?? -1);
		return prefix.length;
	};
}

/** The ranges that codes with some first bytes may be in; found once for each prefix that a string has. */
class CodePrefix {
	/** How many bytes a code with this prefix has; undefined if the next byte decides. */
	readonly length: number | undefined;
	private readonly next = new Map<number, CodePrefix>();

	constructor(
		private readonly spaces: readonly Codespace[],
		private readonly index: number,
		/** If no range is left: as many bytes as the shortest that begins like it (9.7.6.3). */
		private readonly shortest: number,
	) {
		const whole = spaces.find(({ length }) => length === index);
		this.length = whole?.length ?? (spaces.length === 0 ? shortest : undefined);
	}

	after(byte: number): CodePrefix {
		let found = this.next.get(byte);
		if (found) return found;
		const spaces = this.spaces.filter((space) => isByteIn(space, this.index, byte));
		const shortest = this.index > 0 || spaces.length === 0 ? this.shortest : shortestOf(spaces);
		this.next.set(byte, (found = new CodePrefix(spaces, this.index + 1, shortest)));
		return found;
	}
}

const shortestOf = (spaces: readonly Codespace[]): number => spaces.reduce((least, { length }) => Math.min(least, length), 4);

function isByteIn({ length, low, high }: Codespace, index: number, byte: number): boolean {
	const shift = 2 ** (8 * (length - 1 - index));
	return byte >= Math.floor(low / shift) % 256 && byte <= Math.floor(high / shift) % 256;
}
