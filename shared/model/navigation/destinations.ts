/**
 * Destinations and the actions that go to them (ISO 32000-2, 12.3.2 and 12.6): which of them lost their page, and the
 * rest of a dictionary that held them.
 */
import type { PdfDocument } from '../../pdf/document';
import { decodeText } from '../../pdf/syntax/text-strings';
import { isArray, isDict, isName, isRef, Name, Str, type Dict, type Value } from '../../pdf/syntax/values';
import { keyText, pruneTree } from '../tree/name-tree';
import { catalogEntry, holderOf, type Removal } from '../tree/removal';
import { ActionChains } from './action-chains';
import { EXCLUDE, REACHING_ALL } from './field-lists';

export class Destinations {
	private readonly document: PdfDocument;
	/** Names and strings that lead nowhere any more: a name is looked up in /Dests, a string in /Names /Dests, and then in the other. */
	private readonly deadNames = new Set<string>();
	private readonly deadStrings = new Set<string>();
	/** Full names of fields that went. */
	goneFields: ReadonlySet<string> = new Set();
	/** How many named destinations went. */
	removedNames = 0;
	/** The rest of indirect lists, found since `refresh`. */
	private readonly lists = new Map<number, Value[]>();
	private readonly chains: ActionChains;

	constructor(private readonly removal: Removal) {
		this.document = removal.document;
		this.chains = new ActionChains(this.document, {
			isDead: (action) => this.isDeadAction(action),
			isGone: (value) => removal.isGone(value),
			staying: (holder, action) => this.pruneTarget(holder, action),
		});
	}

	/** Whether a destination, in any of its forms, leads to something that was removed. */
	isDead(value: Value | undefined): boolean {
		if (value === undefined || value === null) return false;
		if (this.removal.isGone(value)) return true;
		const target = this.document.resolve(value);
		if (target instanceof Name) return this.deadNames.has(target.text);
		if (target instanceof Str) return this.deadStrings.has(keyText(target));
		if (isArray(target)) return this.removal.isGone(target[0]);
		if (!isDict(target)) return false;
		const explicit = target.get('D');
		return this.removal.isGone(explicit) || this.removal.isGone(this.document.array(explicit)?.[0]);
	}

	/** Forgets everything that was found so far, since more was removed. */
	refresh(): void {
		this.lists.clear();
		this.chains.refresh();
	}

	/** Removes the named destinations, templates and named pages whose page was removed. */
	async pruneNames(): Promise<void> {
		const old = catalogEntry(this.document, 'Dests');
		const [removedNames, removedStrings, livingStrings] = [new Set<string>(), new Set<string>(), new Set<string>()];
		for (const [key, value] of old ? [...old.dict] : []) {
			if (!this.isDead(value)) continue;
			this.document.edit(old!.holder);
			old!.dict.delete(key);
			removedNames.add(key);
			if (isRef(value)) this.removal.remove(value.number);
		}
		if (old?.dict.size === 0) this.document.editCatalog().delete('Dests');
		const names = catalogEntry(this.document, 'Names');
		if (names) {
			await this.pruneNameTree(names, 'Dests', (key, value) => {
				if (!this.isDead(value)) {
					if (removedNames.has(key)) livingStrings.add(key);
					return false;
				}
				removedStrings.add(key);
				if (isRef(value)) this.removal.remove(value.number);
				return true;
			});
			for (const tree of ['Pages', 'Templates']) await this.pruneNameTree(names, tree, (_, value) => this.removal.isGone(value));
		}
		this.removedNames += removedNames.size + removedStrings.size;
		for (const key of removedNames) {
			this.deadNames.add(key);
			if (!livingStrings.has(key)) this.deadStrings.add(key);
		}
		for (const key of removedStrings) {
			this.deadStrings.add(key);
			if (!old?.dict.has(key)) this.deadNames.add(key);
		}
	}

	/**
	 * Removes /Dest, /A and the actions of /AA that lead nowhere any more; chained actions move up.
	 * Returns whether the dictionary had a target (/Dest or /A) and has none now.
	 */
	pruneTargets(holder: number, owner: Dict): boolean {
		let lost = false;
		if (this.isDead(owner.get('Dest'))) {
			this.document.edit(holder);
			owner.delete('Dest');
			lost = true;
		}
		if (this.chains.pruneAction(holder, owner, 'A')) lost = true;
		this.chains.pruneAdditional(holder, owner);
		return lost && !owner.has('Dest') && !owner.has('A');
	}

	/** Prunes every entry of a dictionary of actions, such as an /AA. */
	pruneActions(holder: number, actions: Dict): void {
		this.chains.pruneActions(holder, actions);
	}

	/** Prunes /OpenAction, which is a destination or an action. */
	pruneOpenAction(): void {
		const { catalog, catalogNumber } = this.document;
		const value = catalog.get('OpenAction');
		if (isDict(this.document.resolve(value))) {
			this.chains.pruneAction(catalogNumber, catalog, 'OpenAction');
		} else if (this.isDead(value)) {
			this.document.edit(catalogNumber);
			catalog.delete('OpenAction');
		}
	}

	/** Whether an action only leads to something that was removed. */
	isDeadAction(action: Dict): boolean {
		const kind = action.get('S');
		if (isName(kind, 'GoTo')) return this.isDead(action.get('D'));
		if (isName(kind, 'Hide')) {
			const target = action.get('T');
			return this.isGone(target) || this.leftOf(target)?.length === 0;
		}
		// Readers take a list of no fields for all of them. A list of exceptions may become empty.
		if (kind instanceof Name && REACHING_ALL.has(kind.text))
			return this.leftOf(action.get('Fields'))?.length === 0 && !excludes(this.document.resolve(action.get('Flags')));
		return isName(kind, 'Thread') && !action.has('F') && this.removal.isGone(action.get('D'));
	}

	/** Goes through `first`, an action that stays, and those that follow it. */
	pruneChain(first: Value, holder: number): void {
		this.chains.pruneChain(first, holder);
	}

	/** Whether a target was left as it is: it has a long chain of actions, and is pruned in the next call that `settleChains` makes. */
	get isBehind(): boolean {
		return this.chains.isBehind;
	}

	/** Calls what prunes targets, goes through the rest of long chains with pauses, and calls again while targets were left. */
	async settleChains(prune?: () => Promise<void> | void): Promise<void> {
		do await prune?.();
		while (await this.chains.settle());
	}

	/** Takes removed things out of an action that stays. */
	private pruneTarget(holder: number, action: Dict): void {
		if (this.isDead(action.get('SD'))) {
			this.document.edit(holder);
			action.delete('SD');
		}
		this.pruneLists(holder, action);
	}

	/** Whether an annotation or field went that an action refers to, or mentions by its name. */
	private isGone(target: Value | undefined): boolean {
		if (this.removal.isGone(target)) return true;
		if (this.goneFields.size === 0) return false;
		const name = this.document.resolve(target);
		return name instanceof Str && this.goneFields.has(decodeText(name));
	}

	/** Takes annotations and fields that went out of the lists of actions that hide, reset or submit them. */
	private pruneLists(holder: number, action: Dict): void {
		// The list tells that the action is dead.
		if (this.isDeadAction(action)) return;
		for (const key of ['T', 'Fields']) {
			const list = action.get(key);
			const left = this.leftOf(list);
			if (!left || left === this.document.array(list)) continue;
			if (isRef(list)) {
				this.document.put(list, left);
				continue;
			}
			this.document.edit(holder);
			action.set(key, left);
		}
	}

	/** The rest of a list: the list itself if nothing of it went. Undefined if the value is not a list, or was empty before. */
	private leftOf(list: Value | undefined): Value[] | undefined {
		const items = this.document.array(list);
		if (!items || items.length === 0) return undefined;
		// Many actions may share an indirect list.
		const known = isRef(list) ? this.lists.get(list.number) : undefined;
		if (known) return known;
		const kept = items.filter((item) => !this.isGone(item));
		const left = kept.length === items.length ? items : kept;
		if (isRef(list)) this.lists.set(list.number, left);
		return left;
	}

	private async pruneNameTree(
		names: { dict: Dict; holder: number },
		key: string,
		drops: (key: string, value: Value) => boolean,
	): Promise<void> {
		const root = names.dict.get(key);
		if (root === undefined) return;
		const holder = holderOf(root, names.holder);
		const empty = await pruneTree(this.document, root, holder, 'Names', (entry, value) => drops(keyText(entry), value));
		if (!empty) return;
		this.document.edit(names.holder);
		names.dict.delete(key);
	}
}

const excludes = (flags: Value): boolean => typeof flags === 'number' && (flags & EXCLUDE) !== 0;
