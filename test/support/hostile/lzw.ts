/** An encoder of LZW, for documents that need such streams. */

/** LZW as of ISO 32000-2, 7.4.4.2, most significant bit first; `early` as the parameter EarlyChange. */
export function lzw(text: string, early: 0 | 1): Uint8Array {
	const out: number[] = [];
	let [held, bits, width] = [0, 0, 9];
	let table = new Map<string, number>();
	const put = (code: number) => {
		held = (held << width) | code;
		for (bits += width; bits >= 8; bits -= 8) out.push((held >> (bits - 8)) & 255);
		held &= (1 << bits) - 1;
	};
	const codeOf = (run: string) => (run.length === 1 ? run.charCodeAt(0) : table.get(run)!);
	put(256);
	let known = '';
	for (const character of text) {
		const longer = known + character;
		if (longer.length === 1 || table.has(longer)) known = longer;
		else {
			put(codeOf(known));
			table.set(longer, 258 + table.size);
			known = character;
			const next = 258 + table.size + early;
			if (next > 4095) {
				put(256);
				table = new Map();
				width = 9;
			} else width = next > 2048 ? 12 : next > 1024 ? 11 : next > 512 ? 10 : 9;
		}
	}
	put(codeOf(known));
	put(257);
	put(0);
	return Uint8Array.from(out);
}
