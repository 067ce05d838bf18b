/**
 * MD5 (RFC 1321). By hand, because builds of Node for FIPS refuse it while every document encrypted before PDF 2.0 needs
 * it, and because the keys of objects are digests of one block, for which a call into OpenSSL costs more than the work.
 */

const shifts = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21];
const sines = Int32Array.from({ length: 64 }, (_, i) => Math.floor(Math.abs(Math.sin(i + 1)) * 2 ** 32) | 0);
/** The 16-byte digest of `bytes`. */
export const md5 = (bytes: Uint8Array): Uint8Array => new Md5().digest(bytes);

/** Digests that reuse their memory, for many short messages. */
export class Md5 {
	private readonly words = new Int32Array(16);
	private readonly state = new Int32Array(4);
	/** The end of the message with its padding: a bit, zeros and the length. */
	private readonly tail = new Uint8Array(128);

	digest(bytes: Uint8Array): Uint8Array {
		const { state, tail } = this;
		state[0] = 0x67452301;
		state[1] = 0xefcdab89;
		state[2] = 0x98badcfe;
		state[3] = 0x10325476;
		const { length } = bytes;
		const whole = length & ~63;
		for (let at = 0; at < whole; at += 64) this.compress(bytes, at);

		const rest = length - whole;
		const end = rest < 56 ? 64 : 128;
		for (let i = 0; i < rest; i++) tail[i] = bytes[whole + i]!;
		tail[rest] = 0x80;
		tail.fill(0, rest + 1, end);
		for (let i = 0, low = length << 3; i < 4; i++) tail[end - 8 + i] = low >>> (i << 3);
		tail[end - 4] = length >>> 29;
		for (let at = 0; at < end; at += 64) this.compress(tail, at);

		const digest = new Uint8Array(16);
		for (let i = 0; i < 16; i++) digest[i] = state[i >> 2]! >>> ((i & 3) << 3);
		return digest;
	}

	private compress(bytes: Uint8Array, at: number): void {
		const { words, state } = this;
		for (let i = 0, p = at; i < 16; i++, p += 4) {
			words[i] = bytes[p]! | (bytes[p + 1]! << 8) | (bytes[p + 2]! << 16) | (bytes[p + 3]! << 24);
		}
		let a = state[0]!;
		let b = state[1]!;
		let c = state[2]!;
		let d = state[3]!;
		for (let i = 0; i < 64; i++) {
			const round = i >> 4;
			let mixed: number;
			let word: number;
			if (round === 0) {
				mixed = (b & c) | (~b & d);
				word = i;
			} else if (round === 1) {
				mixed = (d & b) | (~d & c);
				word = 5 * i + 1;
			} else if (round === 2) {
				mixed = b ^ c ^ d;
				word = 3 * i + 5;
			} else {
				mixed = c ^ (b | ~d);
				word = 7 * i;
			}
			const sum = (a + mixed + sines[i]! + words[word & 15]!) | 0;
			const shift = shifts[(round << 2) | (i & 3)]!;
			a = d;
			d = c;
			c = b;
			b = (b + ((sum << shift) | (sum >>> (32 - shift)))) | 0;
		}
		state[0] = state[0]! + a;
		state[1] = state[1]! + b;
		state[2] = state[2]! + c;
		state[3] = state[3]! + d;
	}
}
