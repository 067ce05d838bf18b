/** Whether bytes are text in UTF-8. */

/**
 * The offset of the first byte that UTF-8 does not allow (Unicode 16, Table 3-7), or, unless it takes them, that is zero, as in UTF-16 and
 * files of other kinds.
 */
export function wrongByte(bytes: Uint8Array, takesZero = false): number | undefined {
	for (let at = 0; at < bytes.length;) {
		const byte = bytes[at]!;
		if (byte === 0 && !takesZero) return at;
		const length = byte < 0x80 ? 1 : byte < 0xc2 ? 0 : byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : byte < 0xf5 ? 4 : 0;
		if (length === 0) return at;
		for (let more = 1; more < length; more++) {
			const [low, high] = more > 1 ? [0x80, 0xbf] : (SECOND[byte] ?? [0x80, 0xbf]);
			const next = bytes[at + more];
			if (next === undefined || next < low || next > high) return at;
		}
		at += length;
	}
	return undefined;
}

/** The bytes that may follow some first bytes: no surrogates, no longer forms, nothing above U+10FFFF. */
const SECOND: Readonly<Record<number, readonly [low: number, high: number]>> = {
	0xe0: [0xa0, 0xbf],
	0xed: [0x80, 0x9f],
	0xf0: [0x90, 0xbf],
	0xf4: [0x80, 0x8f],
};
