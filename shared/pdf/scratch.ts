/** Memory for small, short-lived results, used again and again during one piece of work and dropped with it. */
export class Scratch {
	private memory: Uint8Array | undefined;

	get bytes(): Uint8Array {
		return (this.memory ??= new Uint8Array(SIZE));
	}
}

const SIZE = 1 << 20;
