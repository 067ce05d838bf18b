/** Pieces that a worker makes while they are sent. */
import type { OctavoError } from '../shared/contract/errors';
import type { PieceStream } from './packed';

export class PieceQueue implements PieceStream {
	private readonly pieces: Uint8Array[] = [];
	private end: 'open' | 'complete' | OctavoError = 'open';
	private wake: (() => void) | undefined;

	constructor(
		/** Lets the worker send that number of further bytes. */
		private readonly allow: (bytes: number) => void,
		readonly cancel: () => void,
	) {}

	add(piece: Uint8Array): void {
		this.pieces.push(piece);
		this.wake?.();
	}

	/** There are no more, or the worker failed. */
	close(end: 'complete' | OctavoError): void {
		this.end = end;
		this.wake?.();
	}

	async *open(ahead: number): AsyncGenerator<Uint8Array> {
		this.allow(ahead);
		try {
			for (;;) {
				const piece = this.pieces.shift();
				if (piece) {
					const { length } = piece;
					yield piece;
					this.allow(length);
				} else if (this.end === 'open') await new Promise<void>((resolve) => (this.wake = resolve));
				else if (this.end === 'complete') return;
				else throw this.end;
			}
		} finally {
			if (this.end === 'open') this.cancel();
		}
	}
}
