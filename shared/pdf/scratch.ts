/** Memory for short-lived results, used again and again during one piece of work and dropped with it. */
import { Output } from './syntax/output';

/** For streams that are inflated at once. */
export class Scratch {
	private memory: Uint8Array | undefined;

	get bytes(): Uint8Array {
		return (this.memory ??= new Uint8Array(INFLATED));
	}
}

const INFLATED = 1 << 20;

/** For documents that are written: a split writes hundreds, and their exact size is known only afterwards. */
export class SpareOutput {
	private spare: Output | undefined;

	/** @param estimate of the bytes of the document */
	take(estimate: number): Output {
		const { spare } = this;
		if (!spare || spare.capacity < estimate) return new Output(estimate);
		this.spare = undefined;
		spare.clear();
		return spare;
	}

	/** The document that was written there, which the caller may keep. */
	finish(output: Output): Uint8Array {
		if (output.capacity > MOST) return output.bytes;
		this.spare = output;
		return output.copied();
	}
}

/** Larger documents are written where they stay: copying them takes longer than it saves. */
const MOST = 4 << 20;
