/**
 * The successors of removed actions (ISO 32000-2, 12.6.2): the remaining actions among those that their /Next leads to. Each
 * action is looked at once, whatever the chains have in common; actions that follow each other in a circle have the same
 * successors.
 */
import { isRef, type Dict, type Value } from '../../pdf/syntax/values';

export interface ActionChain {
	/** The actions of /Next, in order; those that were removed are left out. */
	next(action: Dict): readonly Value[];
	/** The action of `value` if it does not stay. */
	dead(value: Value): Dict | undefined;
	/** Counts actions that are looked at, and refuses too many. */
	spend(actions: number): void;
}

/** An action on the way. */
interface Step {
	readonly action: Dict;
	readonly next: readonly Value[];
	/** How many of `next` were looked at. */
	at: number;
	/** Position in the order of discovery, and the first position that its circle reaches back to. */
	readonly index: number;
	low: number;
	/** Position among the actions whose circle is not complete. */
	readonly place: number;
}

const NONE: readonly Value[] = [];

export class Successors {
	private readonly known = new Map<Dict, readonly Value[]>();
	/** By the list of /Next, which many actions may share. */
	private readonly ofLists = new Map<readonly Value[], readonly Value[]>();

	constructor(private readonly chain: ActionChain) {}

	/** In order, each once; undefined before `explore` has found them. */
	of(action: Dict): readonly Value[] | undefined {
		return action.has('Next') ? this.known.get(action) : NONE;
	}

	/** Tarjan's search for strongly connected components, with its own stack. Yields how many actions were looked at. */
	*explore(first: Dict): Generator<number, void> {
		const { chain, known } = this;
		const found = new Map<Dict, Step>();
		const open: Step[] = [];
		const path: Step[] = [];
		if (!known.has(first)) this.enter(first, found, open, path);
		for (let step = path.at(-1); step; step = path.at(-1)) {
			yield 1;
			if (step.at < step.next.length) {
				const dead = chain.dead(step.next[step.at++]!);
				if (!dead || known.has(dead)) continue;
				const before = found.get(dead);
				if (before) step.low = Math.min(step.low, before.index);
				else this.enter(dead, found, open, path);
				continue;
			}
			path.pop();
			const parent = path.at(-1);
			if (parent) parent.low = Math.min(parent.low, step.low);
			if (step.low < step.index) continue;
			const circle = open.splice(step.place);
			const list = yield* this.collect(circle);
			for (const { action } of circle) known.set(action, list);
			if (circle.length === 1) this.ofLists.set(step.next, list);
		}
	}

	/** Begins with an action, unless another one with the same list was looked at. */
	private enter(action: Dict, found: Map<Dict, Step>, open: Step[], path: Step[]): void {
		const next = this.chain.next(action);
		const shared = this.ofLists.get(next);
		if (shared) {
			this.known.set(action, shared);
			return;
		}
		this.chain.spend(1 + next.length);
		const step = { action, next, at: 0, index: found.size, low: found.size, place: open.length };
		found.set(action, step);
		open.push(step);
		path.push(step);
	}

	/** The successors of a circle of actions, or of one. */
	private *collect(circle: readonly Step[]): Generator<number, readonly Value[]> {
		const lists = new Set<readonly Value[]>();
		for (const { next } of circle)
			for (const value of next) {
				yield 1;
				const dead = this.chain.dead(value);
				const list = dead ? this.of(dead) : [value];
				if (list && list.length > 0) lists.add(list);
			}
		if (lists.size < 2) return [...lists][0] ?? NONE;
		const seen = new Map<Value | string, Value>();
		for (const list of lists) {
			this.chain.spend(list.length);
			for (const value of list) {
				yield 1;
				seen.set(isRef(value) ? `${value.number}` : value, value);
			}
		}
		return [...seen.values()];
	}
}
