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

export class ActionChains {
	/** Chains settled since `refresh`, by their first: many links may share one. */
	private readonly settled = new Set<number>();
	private readonly chain: ActionChain;
	private successors: Successors;

	constructor(
		private readonly document: PdfDocument,
		private readonly rules: ActionRules,
	) {
		this.chain = {
			next: (action) => nextActions(document, action.get('Next')).filter((value) => !rules.isGone(value)),
			dead: (value) => this.deadAction(value),
			spend: new Allowance(document).spend,
		};
		this.successors = new Successors(this.chain);
	}

	/** Forgets everything that was found so far, since more was removed. */
	refresh(): void {
		this.settled.clear();
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
		const [first, ...others] = this.living([before]);
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
		if (!action) return false;
		const following = nextActions(this.document, action.get('Next'));
		// The first may have been given the others already: the chain may be shared.
		const added = others.filter((other) => !following.includes(other));
		if (added.length > 0) {
			this.document.edit(holderOf(first, holder));
			action.set('Next', [...following, ...added]);
		}
		this.pruneChain(first, holder);
		return false;
	}

	/** Goes through `first`, an action that stays, and those that follow it. */
	pruneChain(first: Value, holder: number): void {
		const open: [value: Value, holder: number][] = [[first, holderOf(first, holder)]];
		for (let item = open.pop(); item; item = open.pop()) {
			const [value, at] = item;
			const action = this.document.dict(value);
			if (!action || (isRef(value) && this.settled.has(value.number))) continue;
			if (isRef(value)) this.settled.add(value.number);
			this.rules.staying?.(at, action);
			if (!action.has('Next')) continue;
			const before = nextActions(this.document, action.get('Next'));
			const after = this.living(before);
			if (after.length !== before.length || after.some((next, index) => next !== before[index])) {
				this.document.edit(at);
				if (after.length === 0) action.delete('Next');
				else action.set('Next', after.length === 1 ? after[0]! : [...after]);
			}
			for (const next of after) open.push([next, holderOf(next, at)]);
		}
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
