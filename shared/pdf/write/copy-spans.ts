/** Copies neighbouring objects that were not changed together: most of a file is one `memcpy`. */
import type { Pace } from '../../pace/pace';
import { LINE_FEED, SPACE, classOf } from '../syntax/characters';
import type { Sink } from '../syntax/output';
import type { Rows } from './write-xref';

/** Copied in a few milliseconds. */
const PIECE = 1 << 23;

export class CopySpans {
	private start = -1;
	private end = -1;

	constructor(
		private readonly sink: Sink,
		private readonly rows: Rows,
		private bytes: Uint8Array,
	) {}

	/** The object is in `bytes`, from `start` to `end`. */
	add(number: number, bytes: Uint8Array, start: number, end: number, generation: number): void {
		if (this.start >= 0 && (bytes !== this.bytes || !this.adjoins(start))) this.flush();
		if (this.start < 0) {
			this.start = start;
			this.bytes = bytes;
		}
		this.rows.plain(number, this.sink.length + (start - this.start), generation);
		this.end = end;
	}

	/** Bytes that wait to be copied. */
	get pending(): number {
		return this.start < 0 ? 0 : this.end - this.start;
	}

	/** Copies the open span, a piece at a time; the span stays open. */
	async drain(pace: Pace): Promise<void> {
		while (this.pending > 0) {
			const stop = Math.min(this.start + PIECE, this.end);
			this.sink.copy(this.bytes, this.start, stop);
			const due = pace.step(stop - this.start);
			this.start = stop;
			if (due) await due;
		}
	}

	flush(): void {
		if (this.start < 0) return;
		this.sink.copy(this.bytes, this.start, this.end);
		this.sink.byte(LINE_FEED);
		this.start = -1;
	}

	/** Only white space lies between, and not much of it: anything else was not marked, and must not be copied. */
	private adjoins(start: number): boolean {
		if (start < this.end || start - this.end > 16) return false;
		for (let at = this.end; at < start; at++) if (classOf[this.bytes[at]!] !== SPACE) return false;
		return true;
	}
}
