/** Where bytes are written to: memory that grows, or a counter that only measures. Both take the same calls. */
import { DIGIT_0, plainBytes } from './characters';

export interface Sink {
	/** Bytes so far. */
	readonly length: number;
	/** Copies `bytes` from `start` to `end`. */
	copy(bytes: Uint8Array, start: number, end: number): void;
	/** ASCII or Latin-1 text. */
	text(text: string): void;
	/** A non-negative integer in decimal digits. */
	integer(value: number): void;
	/** One byte. */
	byte(value: number): void;
	/** `size` bytes that `write` puts into memory from `offset` on; not called where bytes are only counted. */
	fill(size: number, write: (memory: Uint8Array, offset: number) => void): void;
}

/** Shorter pieces and texts are written byte by byte: a call out of JavaScript takes as long as these loops do. */
const SHORT_PIECE = 12;
const SHORT_TEXT = 20;

export class Output implements Sink {
	private buffer: Buffer;
	/** The same memory, as the plain type that source bytes have: code that meets one type only is compiled once. */
	private memory: Uint8Array;
	length = 0;

	constructor(capacity: number) {
		// Fresh pages that are never touched cost nothing, so a generous guess is cheap; zeroing them is not.
		this.buffer = Buffer.allocUnsafeSlow(Math.max(capacity, 256));
		this.memory = plainBytes(this.buffer);
	}

	get bytes(): Uint8Array {
		return this.buffer.subarray(0, this.length);
	}

	/** How many bytes fit without growing. */
	get capacity(): number {
		return this.memory.length;
	}

	/** A copy of the written bytes, in memory of their size. */
	copied(): Uint8Array {
		const copy = Buffer.allocUnsafeSlow(this.length);
		copy.set(this.bytes);
		return copy;
	}

	/** Forgets the written bytes, and keeps the memory. */
	clear(): void {
		this.length = 0;
	}

	/** The bytes written from `start` on. */
	from(start: number): Uint8Array {
		return this.memory.subarray(start, this.length);
	}

	reserve(size: number): void {
		const needed = this.length + size;
		if (needed > this.memory.length) this.grow(needed);
	}

	private grow(needed: number): void {
		const grown = Buffer.allocUnsafeSlow(Math.max(needed, Math.ceil(this.memory.length * 1.5)));
		grown.set(this.bytes);
		this.buffer = grown;
		this.memory = plainBytes(grown);
	}

	copy(bytes: Uint8Array, start: number, end: number): void {
		const size = end - start;
		this.reserve(size);
		if (size < SHORT_PIECE) {
			const { memory } = this;
			let to = this.length;
			for (let from = start; from < end; from++) memory[to++] = bytes[from]!;
		} else this.memory.set(new Uint8Array(bytes.buffer, bytes.byteOffset + start, size), this.length);
		this.length += size;
	}

	text(text: string): void {
		const size = text.length;
		this.reserve(size);
		if (size < SHORT_TEXT) {
			const { memory } = this;
			let to = this.length;
			for (let i = 0; i < size; i++) memory[to++] = text.charCodeAt(i);
		} else this.buffer.write(text, this.length, 'latin1');
		this.length += size;
	}

	integer(value: number): void {
		this.reserve(20);
		const { memory } = this;
		const digits = digitsOf(value);
		for (let at = this.length + digits - 1; at >= this.length; at--) {
			const rest = Math.floor(value / 10);
			memory[at] = DIGIT_0 + (value - rest * 10);
			value = rest;
		}
		this.length += digits;
	}

	byte(value: number): void {
		this.reserve(1);
		this.memory[this.length++] = value;
	}

	fill(size: number, write: (memory: Uint8Array, offset: number) => void): void {
		this.reserve(size);
		write(this.memory, this.length);
		this.length += size;
	}
}

/** Measures the bytes that an Output would hold. */
export class Measure implements Sink {
	length = 0;

	copy(_bytes: Uint8Array, start: number, end: number): void {
		this.length += end - start;
	}

	text(text: string): void {
		this.length += text.length;
	}

	integer(value: number): void {
		this.length += digitsOf(value);
	}

	byte(): void {
		this.length++;
	}

	fill(size: number): void {
		this.length += size;
	}
}

function digitsOf(value: number): number {
	if (value < 10) return 1;
	if (value < 100) return 2;
	if (value < 1000) return 3;
	if (value < 10_000) return 4;
	if (value < 100_000) return 5;
	return value < 1_000_000 ? 6 : String(value).length;
}
