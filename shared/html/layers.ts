/** Layers of rules: a later one wins over earlier ones, whatever their selectors are (CSS Cascading 5, 6.4.3). */
import { MOST_RULES, tooManyRules } from './limits';

/** Layers within each other. */
const MOST_NESTED = 10;

export class CascadeLayer {
	/** Higher ones win; see `number`. */
	rank = 0;
	private readonly children = new Map<string, CascadeLayer>();

	/** The layer of a name such as `base.type`, which is new at its first use; without a name it always is. */
	open(name: string): CascadeLayer {
		const parts = name === '' ? [`.${this.children.size}`] : name.split('.', MOST_NESTED);
		return parts.reduce((layer: CascadeLayer, part) => layer.child(part), this);
	}

	/** Gives all layers their ranks, once all rules are read: what a layer has beside others wins over these. */
	number(rank = 0): number {
		let next = rank;
		for (const child of this.children.values()) next = child.number(next);
		this.rank = next;
		return next + 1;
	}

	private child(name: string): CascadeLayer {
		let found = this.children.get(name);
		if (!found) {
			if (this.children.size === MOST_RULES) throw tooManyRules();
			this.children.set(name, (found = new CascadeLayer()));
		}
		return found;
	}
}
