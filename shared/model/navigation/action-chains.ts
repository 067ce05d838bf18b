/**
 * Chains of actions (ISO 32000-2, 12.6.2) from which some actions go: those that follow a removed one move up. Each action is looked at
 * once, whatever chains share it, and chains that are circles end.
 */
import type { PdfDocument } from '../../pdf/document';
import { isRef, type Dict, type Value } from '../../pdf/syntax/values';
import { Allowance, holderOf } from '../tree/removal';
import { Successors, type ActionChain } from '../tree/successors';
import { nextActions } from './targets';

export interface ActionRules {
	/** Whether an action goes. */
	readonly isDead: (action: Dict) => boolean;
	/** Whether a value refers to an object that was removed before. */
	readonly isGone: (value: Value) => boolean;
	/** Called for each action that stays, with the number of the object that holds it. */
	readonly staying?: (holder: number, action: Dict) => void;
}

/** The cost of an action that is looked at, see `Pace`. */
const COST = 500;

/** A list of actions, as it is without the dead ones. Many actions may share it. */
interface List {
	readonly before: readonly Value[];
	readonly after: readonly Value[];
	readonly isChanged: boolean;
	/** Whether its actions were gone through. */
	isFollowed: boolean;
}

export class ActionChains {
	/** Chains settled since `refresh`, by their first: many links may share one. */
	private readonly settled = new Set<number>();
	private readonly chain: ActionChain;
	private successors: Successors;
	/** Actions that are still to be gone through, with the objects that hold them. */
	private readonly open: [value: Value, holder: number][] = [];
	/** Removed actions whose successors are still to be found. */
	private readonly unexplored: Dict[] = [];
	/** The walk through both, until nothing is left. */
	private work: Generator<number, void> | undefined;
	/** Whether a place was left as it is, because the successors of its action are not known yet: it is to be pruned again after `settle`. */
	isBehind = false;
	/** Lists that are indirect objects, as they will be and before, and what takes the place of first actions; by their numbers. */
	private readonly lists = new Map<number, List>();
	private readonly following = new Map<number, readonly Value[]>();
	private readonly heads = new Map<number, readonly Value[]>();
	/** Lists of which the first action got the others. */
	private readonly joined = new Set<readonly Value[]>();

	constructor(
		private readonly document: PdfDocument,
		private readonly rules: ActionRules,
	) {
		this.chain = {
			next: (action) => this.leftOf(action.get('Next')),
			dead: (value) => this.deadAction(value),
			spend: new Allowance(document).spend,
		};
		this.successors = new Successors(this.chain);
	}

	/** Forgets everything that was found so far, since more was removed. */
	refresh(): void {
		for (const known of [this.settled, this.lists, this.following, this.heads, this.joined]) known.clear();
		this.successors = new Successors(this.chain);
	}

	/** Prunes every entry of a dictionary of actions, such as an /AA. */
	pruneActions(holder: number, actions: Dict): void {
		for (const key of [...actions.keys()]) this.pruneAction(holder, actions, key);
	}

	/** Prunes the dictionary of actions at `owner[key]`, and removes it if it is left empty. */
	pruneAdditional(holder: number, owner: Dict, key = 'AA'): void {
		const value = owner.get(key);
		const actions = this.document.dict(value);
		if (!actions) return;
		this.pruneActions(holderOf(value, holder), actions);
		if (actions.size > 0) return;
		this.document.edit(holder);
		owner.delete(key);
	}

	/**
	 * Takes dead actions out of the chain at `owner[key]`. Returns whether there was one and none is left. A long chain is left as it is,
	 * and `isBehind` set.
	 */
	pruneAction(holder: number, owner: Dict, key: string): boolean {
		const before = owner.get(key);
		if (before === undefined) return false;
		const living = this.replacing(before);
		if (!living) {
			this.isBehind = true;
			return false;
		}
		const first = living[0];
		if (first === undefined) {
			this.document.edit(holder);
			owner.delete(key);
			return true;
		}
		if (first !== before) {
			this.document.edit(holder);
			owner.set(key, first);
		}
		const action = this.document.dict(first);
		if (!action || this.joined.has(living)) return false;
		this.joined.add(living);
		if (living.length > 1) this.addNext(first, action, holder, living.slice(1));
		this.pruneChain(first, holder);
		return false;
	}

	/** Lets others follow an action. It may have been given them already, because chains may be shared. */
	private addNext(value: Value, action: Dict, holder: number, others: readonly Value[]): void {
		const following = nextActions(this.document, action.get('Next'));
		const known = new Set(following);
		const added = others.filter((other) => !known.has(other));
		if (added.length === 0) return;
		this.document.edit(holderOf(value, holder));
		action.set('Next', [...following, ...added]);
	}

	/**
	 * The action itself, or what follows it if it goes; undefined while that is not known. Many places may have the same action, or ones
	 * with the same list.
	 */
	private replacing(value: Value): readonly Value[] | undefined {
		const known = isRef(value) ? this.heads.get(value.number) : undefined;
		if (known) return known;
		const dead = this.rules.isGone(value) ? undefined : this.deadAction(value);
		if (dead && !this.successors.of(dead)) {
			this.unexplored.push(dead);
			this.goOn();
		}
		const found = dead ? this.successors.of(dead) : this.rules.isGone(value) ? [] : [value];
		if (found && isRef(value)) this.heads.set(value.number, found);
		return found;
	}

	/** Goes through `first`, an action that stays, and those that follow it. `settle` goes through the rest of long chains. */
	pruneChain(first: Value, holder: number): void {
		this.open.push([first, holderOf(first, holder)]);
		this.goOn();
	}

	/** Whether nothing is left for `settle`. */
	get isSettled(): boolean {
		return !this.work && !this.isBehind && this.open.length === 0 && this.unexplored.length === 0;
	}

	/** To be called after chains were pruned: goes through the rest, with pauses. Returns whether places are to be pruned again. */
	async settle(): Promise<boolean> {
		const { pace } = this.document.job;
		for (let work = this.nextWork(); work; work = this.nextWork()) {
			const due = pace.step(COST * work);
			if (due) await due;
		}
		const again = this.isBehind;
		this.isBehind = false;
		return again;
	}

	/** Works until others should run. */
	private goOn(): void {
		const { pace } = this.document.job;
		while (!pace.isFull) {
			const work = this.nextWork();
			if (work === 0) return;
			pace.add(COST * work);
		}
	}

	/** Does a little work; returns how many actions it looked at, or 0 if there is nothing left. */
	private nextWork(): number {
		if (!this.work && this.open.length === 0 && this.unexplored.length === 0) return 0;
		const { done, value } = (this.work ??= this.goThrough()).next();
		if (!done) return value;
		this.work = undefined;
		return 0;
	}

	private *goThrough(): Generator<number, void> {
		for (;;) {
			const dead = this.unexplored.pop();
			if (dead) {
				yield* this.successors.explore(dead);
				continue;
			}
			const next = this.open.pop();
			if (!next) return;
			yield* this.followNext(...next);
		}
	}

	/** Goes through one action. */
	private *followNext(value: Value, at: number): Generator<number, void> {
		yield 1;
		const action = this.document.dict(value);
		if (!action || (isRef(value) && this.settled.has(value.number))) return;
		if (isRef(value)) this.settled.add(value.number);
		this.rules.staying?.(at, action);
		const next = action.get('Next');
		if (next === undefined) return;
		const shared = isRef(next) ? this.lists.get(next.number) : undefined;
		const list = shared ?? (yield* this.listOf(next));
		if (list.isChanged) this.setNext(action, at, list, next);
		if (list.isFollowed) return;
		list.isFollowed = true;
		for (const one of list.after) this.open.push([one, holderOf(one, at)]);
	}

	/** The actions of a list that were not removed. */
	private leftOf(next: Value | undefined): readonly Value[] {
		const known = isRef(next) ? this.following.get(next.number) : undefined;
		if (known) return known;
		const left = nextActions(this.document, next).filter((value) => !this.rules.isGone(value));
		if (isRef(next)) this.following.set(next.number, left);
		return left;
	}

	private *listOf(next: Value): Generator<number, List> {
		const before = nextActions(this.document, next);
		const after = yield* this.living(before);
		const isChanged = after.length !== before.length || after.some((one, index) => one !== before[index]);
		const list: List = { before, after, isChanged, isFollowed: false };
		if (isRef(next)) this.lists.set(next.number, list);
		return list;
	}

	/** Gives the action the rest of its list. A list that is an object stays one, because many actions may share it. */
	private setNext(action: Dict, holder: number, { after }: List, next: Value): void {
		const isShared = isRef(next) && this.document.array(next) !== undefined;
		if (isShared && after.length > 1) {
			this.document.put(next, [...after]);
			return;
		}
		this.document.edit(holder);
		if (after.length === 0) action.delete('Next');
		else action.set('Next', after.length === 1 ? after[0]! : [...after]);
	}

	/** The actions of a list, with the next ones in place of dead ones. Values that are not actions are kept. */
	private *living(actions: readonly Value[]): Generator<number, Value[]> {
		const living: Value[] = [];
		const replaced = new Set<readonly Value[]>();
		for (const value of actions) {
			yield 1;
			if (this.rules.isGone(value)) continue;
			const dead = this.deadAction(value);
			if (!dead) {
				living.push(value);
				continue;
			}
			if (!this.successors.of(dead)) yield* this.successors.explore(dead);
			const successors = this.successors.of(dead)!;
			if (replaced.has(successors)) continue;
			replaced.add(successors);
			for (const next of successors) living.push(next);
		}
		return living;
	}

	private deadAction(value: Value): Dict | undefined {
		const action = this.document.dict(value);
		return action && this.rules.isDead(action) ? action : undefined;
	}
}
