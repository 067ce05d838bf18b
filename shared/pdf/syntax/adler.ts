/** The checksum of deflated data (RFC 1950, 8.2), which viewers do not look at. */
import { asBuffer, SPACE, classOf } from './characters';

export class Adler {
	private a = 1;
	private b = 0;

	add(bytes: Uint8Array): void {
		let { a, b } = this;
		for (let at = 0; at < bytes.length;) {
			// As many as fit before the sums pass 31 bits.
			const stop = Math.min(at + 2000, bytes.length);
			for (; at + 4 <= stop; at += 4) {
				b += a += bytes[at]!;
				b += a += bytes[at + 1]!;
				b += a += bytes[at + 2]!;
				b += a += bytes[at + 3]!;
			}
			while (at < stop) b += a += bytes[at++]!;
			a %= 65_521;
			b %= 65_521;
		}
		this.a = a;
		this.b = b;
	}

	get value(): number {
		return this.b * 65_536 + this.a;
	}
}

/** Bytes at the end in which a checksum is looked for: others may follow it where the length of a stream is wrong. */
const TAIL = 256;

/**
 * Whether complete data has a checksum other than `sum`: its last block ends before the last four bytes, which are not white space alone,
 * and `sum` does not occur near the end. Several programs leave the checksum out. One whose last byte became the end of a line counts.
 *
 * @param consumed bytes from the beginning of the data to the end of its last block
 */
export function contradicts(data: Uint8Array, consumed: number, sum: number): boolean {
	let end = data.length;
	while (end > 0 && data.length - end < TAIL && classOf[data[end - 1]!] === SPACE) end--;
	if (consumed > data.length - 4 || consumed >= end) return false;
	const wanted = Buffer.alloc(4);
	wanted.writeUInt32BE(sum);
	return !asBuffer(data.subarray(-TAIL)).includes(wanted);
}
