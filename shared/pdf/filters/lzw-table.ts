/** The table of LZW, which PDF and GIF share: each code is a string of values, and most are that of another code and one value more. */

/** Codes have 12 bits at most. */
const CODES = 4096;
const MOST_BITS = 12;
const CHUNK = 65_536;
/** Before the first code, and after the table was cleared. */
const NONE = -1;

/** How many bits a code has while the table has this number of codes. */
export const codeWidth = (codes: number, least: number): number => Math.max(least, Math.min(MOST_BITS, 32 - Math.clz32(codes)));

/** Takes the values that were decoded. */
interface Sink {
	readonly size: number;
	push(values: Uint8Array): void;
}

/** The values of each code, and those decoded so far. */
export class CodeTable {
	/** The code that the next string gets. */
	next: number;
	private previous = NONE;
	private readonly first: number;
	/** Each string is that of another code, and one value. */
	private readonly prefix = new Int16Array(CODES);
	private readonly suffix = new Uint8Array(CODES);
	private readonly length = new Uint16Array(CODES);
	private out = new Uint8Array(CHUNK);
	private used = 0;

	/** @param values how many codes are one value each; two codes after them say other things */
	constructor(
		values: number,
		private readonly sink: Sink,
	) {
		this.first = this.next = values + 2;
		for (let code = 0; code < values; code++) {
			this.suffix[code] = code;
			this.length[code] = 1;
		}
	}

	get size(): number {
		return this.sink.size + this.used;
	}

	clear(): void {
		this.next = this.first;
		this.previous = NONE;
	}

	/** Writes the string of a code, and adds the next one to the table; false if the code is not in it. */
	put(code: number): boolean {
		const { previous, next, length } = this;
		const isKnown = code < next;
		// The string that is added next may be used already: it ends with its own first byte.
		if (!isKnown && (previous === NONE || code !== next)) return false;
		const size = isKnown ? length[code]! : length[previous]! + 1;
		if (this.used + size > CHUNK) this.flush();
		const start = this.used;
		const first = this.write(isKnown ? code : previous, start);
		if (!isKnown) this.out[start + size - 1] = first;
		if (previous !== NONE && next < CODES) this.add(previous, first);
		this.used = start + size;
		this.previous = code;
		return true;
	}

	/** Writes the string of a code from its end to its start; returns its first byte. */
	private write(code: number, start: number): number {
		const { out, prefix, suffix } = this;
		for (let at = start + this.length[code]! - 1; at > start; at--) {
			out[at] = suffix[code]!;
			code = prefix[code]!;
		}
		return (out[start] = suffix[code]!);
	}

	private add(prefix: number, suffix: number): void {
		const { next } = this;
		this.prefix[next] = prefix;
		this.suffix[next] = suffix;
		this.length[next] = this.length[prefix]! + 1;
		this.next = next + 1;
	}

	private flush(): void {
		this.finish();
		this.out = new Uint8Array(CHUNK);
		this.used = 0;
	}

	/** Hands on the last values. Nothing can be put after it. */
	finish(): void {
		this.sink.push(this.out.subarray(0, this.used));
	}
}
