/**
 * Questions to another program that may hang, such as a Redis that is stopped, fails over, or waits for a slow disk. Each has a time
 * limit; after one that has no answer, further ones are refused at once, until the program answers again.
 */

/** No answer came in time. The program may still do later as it was asked. */
export class Unanswered extends Error {
	override readonly name = 'Unanswered';
	readonly code: string;

	constructor(milliseconds: number) {
		super(`There was no answer within ${milliseconds} ms`);
		this.code = 'no answer';
	}
}

/** Nothing was asked, because there was no answer before. */
export class CircuitOpen extends Error {
	override readonly name = 'CircuitOpen';
	readonly code = 'not asked';
}

export interface GuardOptions {
	/** Milliseconds in which an answer must come. */
	readonly patience: number;
	/** Milliseconds between two looks at a program that did not answer. */
	readonly pause: number;
}

export class Circuit {
	private isCut = false;
	private isClosed = false;
	private timer: NodeJS.Timeout | undefined;

	constructor(
		/** A question without an effect, which tells whether answers come again. */
		private readonly look: () => Promise<unknown>,
		private readonly options: GuardOptions,
		/** Called when answers fail to come, with the cause, and when they come again. */
		private readonly told: (isReached: boolean, cause?: unknown) => void,
	) {}

	get isOpen(): boolean {
		return this.isCut;
	}

	/** @throws CircuitOpen; Unanswered; what `question` throws */
	async ask<T>(question: () => Promise<T>): Promise<T> {
		if (this.isCut) throw new CircuitOpen('There was no answer before');
		try {
			return await this.within(question());
		} catch (thrown) {
			if (thrown instanceof Unanswered) this.open(thrown);
			throw thrown;
		}
	}

	/** @throws Unanswered */
	async within<T>(answer: Promise<T>): Promise<T> {
		const { patience } = this.options;
		let timer: NodeJS.Timeout | undefined;
		const late = new Promise<never>((_, reject) => {
			timer = setTimeout(() => reject(new Unanswered(patience)), patience);
		});
		try {
			return await Promise.race([answer, late]);
		} finally {
			clearTimeout(timer);
		}
	}

	/** Looks no more. */
	close(): void {
		this.isClosed = true;
		clearTimeout(this.timer);
	}

	private open(cause: Unanswered): void {
		if (this.isCut) return;
		this.isCut = true;
		this.told(false, cause);
		this.lookLater();
	}

	private lookLater(): void {
		if (this.isClosed) return;
		this.timer = setTimeout(() => {
			this.within(this.look()).then(
				() => this.shut(),
				() => this.lookLater(),
			);
		}, this.options.pause).unref();
	}

	private shut(): void {
		this.isCut = false;
		this.told(true);
	}
}
