/**
 * The states that usage application dictionaries give to groups for viewing and printing (ISO 32000-2, 8.11.4.4). The categories View
 * and Print are evaluated; zoom, language and user depend on the reader, and count as no advice.
 */
import type { PdfDocument } from '../../pdf/document';
import { isName, isRef, Name, Ref, type Dict, type Value } from '../../pdf/syntax/values';

export type UsageEvent = 'View' | 'Print';

const STATES: Readonly<Record<string, string>> = { View: 'ViewState', Print: 'PrintState' };

export class Usages {
	/** The categories that count for a group, by event. */
	private readonly categories: Readonly<Record<UsageEvent, Map<number, Set<string>>>> = { View: new Map(), Print: new Map() };
	private readonly intents: ReadonlySet<string>;
	/** The names in lists, and whether they are among the intents, each found once: groups may share them. */
	private readonly names = new WeakMap<readonly Value[], ReadonlySet<string>>();
	private readonly meant = new WeakMap<ReadonlySet<string>, boolean>();
	private readonly added = new WeakMap<readonly Value[], Set<string>>();

	constructor(
		private readonly document: PdfDocument,
		configuration: Dict | undefined,
	) {
		this.intents = this.intentsOf(configuration);
		for (const item of document.array(configuration?.get('AS')) ?? []) {
			const application = document.dict(item);
			const event = document.resolve(application?.get('Event'));
			if (!application || !(isName(event, 'View') || isName(event, 'Print'))) continue;
			const names = this.namesIn(application.get('Category'));
			const categories = Object.keys(STATES).filter((category) => names.has(category));
			this.addGroups((event as Name).text as UsageEvent, categories, document.array(application.get('OCGs')) ?? []);
		}
	}

	/** Any number of usage applications may share one list of groups. */
	private addGroups(event: UsageEvent, categories: readonly string[], list: readonly Value[]): void {
		const added = this.added.get(list) ?? new Set();
		this.added.set(list, added);
		const key = [event, ...categories].join(' ');
		if (added.has(key)) return;
		added.add(key);
		const groups = this.categories[event];
		for (const group of list) {
			if (!isRef(group)) continue;
			const known = groups.get(group.number) ?? new Set();
			for (const category of categories) known.add(category);
			groups.set(group.number, known);
		}
	}

	/** Whether a group does not take part, because it is not meant for the purpose of the configuration (8.11.2.3). */
	isAlwaysOn(group: number): boolean {
		const { intents } = this;
		if (intents.has('All')) return false;
		const own = this.intentsOf(this.document.dict(new Ref(group)));
		let isMeant = this.meant.get(own);
		if (isMeant === undefined) this.meant.set(own, (isMeant = own.has('All') || [...own].some((intent) => intents.has(intent))));
		return !isMeant;
	}

	/** Whether the group is switched on or off for an event; undefined without advice. One category that says off is enough. */
	stateOf(group: number, event: UsageEvent): boolean | undefined {
		const categories = this.categories[event].get(group);
		if (!categories) return undefined;
		const usage = this.document.dict(this.document.dict(new Ref(group))?.get('Usage'));
		let state: boolean | undefined;
		for (const category of categories) {
			const key = STATES[category];
			const advice = key === undefined ? null : this.document.resolve(this.document.dict(usage?.get(category))?.get(key));
			if (isName(advice, 'OFF')) return false;
			if (isName(advice, 'ON')) state = true;
		}
		return state;
	}

	private intentsOf(owner: Dict | undefined): ReadonlySet<string> {
		const names = this.namesIn(owner?.get('Intent'));
		return names.size > 0 ? names : VIEW;
	}

	/** Of a list of names, or of one. */
	private namesIn(value: Value | undefined): ReadonlySet<string> {
		const { document } = this;
		const items = document.array(value) ?? [value ?? null];
		let names = this.names.get(items);
		if (!names) {
			names = new Set(items.map((item) => document.resolve(item)).flatMap((item) => (item instanceof Name ? [item.text] : [])));
			this.names.set(items, names);
		}
		return names;
	}
}

const VIEW: ReadonlySet<string> = new Set(['View']);
