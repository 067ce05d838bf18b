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
/** As many actions and items of lists are looked at without a pause. */
const PORTION = 2000;

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

	/** Takes dead actions out of the chain at `owner[key]`. Returns whether there was one and none is left. */
	pruneAction(holder: number, owner: Dict, key: string): boolean {
		const before = owner.get(key);
		if (before === undefined) return false;
		const living = this.replacing(before);
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

	/** The action itself, or what follows it if it goes. Many places may have the same action, or ones with the same list. */
	private replacing(value: Value): readonly Value[] {
		const known = isRef(value) ? this.heads.get(value.number) : undefined;
		if (known) return known;
		const dead = this.rules.isGone(value) ? undefined : this.deadAction(value);
		const found = dead ? this.successors.of(dead) : this.rules.isGone(value) ? [] : [value];
		if (isRef(value)) this.heads.set(value.number, found);
		return found;
	}

	/** Goes through `first`, an action that stays, and those that follow it. `settle` goes through the rest of long chains. */
	pruneChain(first: Value, holder: number): void {
		this.open.push([first, holderOf(first, holder)]);
		for (let seen = 0; this.open.length > 0 && seen < PORTION;) seen += this.pruneNext();
	}

	/** To be called after chains were pruned. */
	async settle(): Promise<void> {
		while (this.open.length > 0) {
			const due = this.document.job.pace.step(this.pruneNext() * COST);
			if (due) await due;
		}
	}

	/** Goes through one action; returns how many it looked at. */
	private pruneNext(): number {
		const [value, at] = this.open.pop()!;
		const action = this.document.dict(value);
		if (!action || (isRef(value) && this.settled.has(value.number))) return 1;
		if (isRef(value)) this.settled.add(value.number);
		this.rules.staying?.(at, action);
		const next = action.get('Next');
		if (next === undefined) return 1;
		const shared = isRef(next) ? this.lists.get(next.number) : undefined;
		const list = shared ?? this.listOf(next);
		if (list.isChanged) this.setNext(action, at, list, next);
		if (list.isFollowed) return 1;
		list.isFollowed = true;
		for (const one of list.after) this.open.push([one, holderOf(one, at)]);
		return 1 + list.before.length;
	}

	/** The actions of a list that were not removed. */
	private leftOf(next: Value | undefined): readonly Value[] {
		const known = isRef(next) ? this.following.get(next.number) : undefined;
		if (known) return known;
		const left = nextActions(this.document, next).filter((value) => !this.rules.isGone(value));
		if (isRef(next)) this.following.set(next.number, left);
		return left;
	}

	private listOf(next: Value): List {
		const before = nextActions(this.document, next);
		const after = this.living(before);
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
	private living(actions: readonly Value[]): Value[] {
		const living: Value[] = [];
		const replaced = new Set<readonly Value[]>();
		for (const value of actions) {
			if (this.rules.isGone(value)) continue;
			const dead = this.deadAction(value);
			if (!dead) {
				living.push(value);
				continue;
			}
			const successors = this.successors.of(dead);
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
