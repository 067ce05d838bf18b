/** Reading and writing the integers and sections of WebAssembly files (WebAssembly Core Specification, 5.2). */

/** Bytes of a size that is written after what it measures. */
const PADDED = 5;

export class WasmReader {
	constructor(
		readonly bytes: Uint8Array,
		public at: number,
		readonly end: number,
	) {}

	byte(): number {
		return this.bytes[this.at++]!;
	}

	/** An unsigned integer of at most 32 bits. */
	integer(): number {
		let value = 0;
		for (let factor = 1; ; factor *= 128) {
			const byte = this.byte();
			value += (byte & 127) * factor;
			if (byte < 128) return value;
		}
	}

	/** Integers of any size. */
	skipIntegers(count: number): void {
		for (let left = count; left > 0;) if (this.byte() < 128) left--;
	}

	skip(count: number): void {
		this.at += count;
	}
}

/** `integerBytes(300)` is `[172, 2]` */
export function integerBytes(value: number): number[] {
	const bytes: number[] = [];
	let rest = value;
	for (; rest > 127; rest >>>= 7) bytes.push((rest & 127) | 128);
	return [...bytes, rest];
}

export class WasmWriter {
	private readonly buffer: Uint8Array;
	private at = 0;

	constructor(most: number) {
		this.buffer = new Uint8Array(most);
	}

	push(byte: number): void {
		this.buffer[this.at++] = byte;
	}

	write(bytes: readonly number[]): void {
		this.buffer.set(bytes, this.at);
		this.at += bytes.length;
	}

	copy(from: Uint8Array, start: number, end: number): void {
		this.buffer.set(from.subarray(start, end), this.at);
		this.at += end - start;
	}

	/** A place for the size of what comes after it. */
	reserveSize(): number {
		this.at += PADDED;
		return this.at;
	}

	/** Writes the size of all since then, with leading zeros. */
	fillSize(since: number): void {
		let size = this.at - since;
		for (let index = PADDED; index > 0; index--, size >>>= 7) this.buffer[since - index] = (size & 127) | (index > 1 ? 128 : 0);
	}

	written(): Uint8Array {
		return this.buffer.subarray(0, this.at);
	}
}
