/** Sends pieces out of a worker, as many bytes as it was allowed. */
import { cancellation } from '../shared/contract/errors';

export class PieceSender {
	private allowed = 0;
	private wake: (() => void) | undefined;

	constructor(
		private readonly signal: AbortSignal,
		private readonly say: (piece: Uint8Array) => void,
	) {
		signal.addEventListener('abort', () => this.wake?.(), { once: true });
	}

	/** More bytes may be sent. */
	allow(bytes: number): void {
		this.allowed += bytes;
		this.wake?.();
	}

	/** Waits until it may. The last piece before that may be longer. @throws OctavoError `cancelled` */
	readonly send = async (piece: Uint8Array): Promise<void> => {
		while (this.allowed <= 0 && !this.signal.aborted)
			await new Promise<void>((resolve) => {
				this.wake = resolve;
			});
		if (this.signal.aborted) throw cancellation();
		this.allowed -= piece.length;
		this.say(piece);
	};
}
