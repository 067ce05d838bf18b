/** How long an answer may be: a service with a fault, or one that an attacker controls, must not fill memory or disk. */
import { OctavoError } from '../contract/errors';
import type { Operation } from '../contract/operations/types';
import type { Body } from './transport';

/** Bytes that are always allowed: a small document may get a font, and data is longer than the document that it is about. */
const ALLOWANCE = 64 * 1024 * 1024;

interface Bound {
	/** Most bytes as a multiple of the bytes that were sent, beyond the allowance. */
	readonly times: number;
	readonly bytes: number;
}

/** A document has at most 2 GiB. Each part of a split may repeat a font, and an attachment is compressed in its document. */
const BOUNDS: Readonly<Record<Operation['output'], Bound>> = {
	pdf: { times: 100, bytes: 2 ** 31 },
	pdfs: { times: 1000, bytes: 2 ** 31 + ALLOWANCE },
	files: { times: 1000, bytes: 2 ** 31 + ALLOWANCE },
	data: { times: 100, bytes: 256 * 1024 * 1024 },
	text: { times: 1000, bytes: 256 * 1024 * 1024 },
};

export class AnswerLimit {
	readonly most: number;
	private taken = 0;

	constructor(
		output: Operation['output'],
		private readonly sent: number,
		/** The name of the service in messages. */
		private readonly label: string,
	) {
		const { times, bytes } = BOUNDS[output];
		this.most = Math.min(bytes, ALLOWANCE + sent * times);
	}

	/** Counts bytes that have arrived, or that are announced. @throws OctavoError `limit_exceeded` */
	take(bytes: number): void {
		this.taken += bytes;
		if (this.taken > this.most) throw this.tooLong();
	}

	/** @throws OctavoError `limit_exceeded` if the answer says itself that it is too long. */
	check(contentLength: string | undefined): void {
		if (Number(contentLength ?? 0) > this.most) throw this.tooLong();
	}

	/** The same content, which ends with an error where it is too long. */
	async *bounded(body: Body): AsyncGenerator<Uint8Array> {
		for await (const piece of body) {
			this.take(piece.length);
			yield piece;
		}
	}

	private tooLong(): OctavoError {
		const what = `more than ${this.most} bytes for documents of ${this.sent} bytes`;
		return new OctavoError('limit_exceeded', `The answer of ${this.label} is too long: ${what}`, {
			advice: 'Check the base address, or process the documents locally',
		});
	}
}
