/** Answers that are asked again soon if at all: those of longest ago are forgotten, so that long texts do not pile up. */
export class Recent<Key, Value> {
	private readonly answers = new Map<Key, { readonly value: Value; readonly size: number }>();
	private total = 0;

	/** @param most how large all answers may be together */
	constructor(private readonly most: number) {}

	find(key: Key): Value | undefined {
		return this.answers.get(key)?.value;
	}

	/** Forgets an answer that is not asked for again. */
	drop(key: Key): void {
		this.total -= this.answers.get(key)?.size ?? 0;
		this.answers.delete(key);
	}

	/** The key must not be known. */
	keep(key: Key, value: Value, size: number): void {
		this.answers.set(key, { value, size });
		this.total += size;
		for (const [oldest, { size: own }] of this.answers) {
			if (this.total <= this.most || oldest === key) return;
			this.answers.delete(oldest);
			this.total -= own;
		}
	}
}
