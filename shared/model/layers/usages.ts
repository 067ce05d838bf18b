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

	constructor(
		private readonly document: PdfDocument,
		configuration: Dict | undefined,
	) {
		this.intents = this.intentsOf(configuration);
		for (const item of document.array(configuration?.get('AS')) ?? []) {
			const application = document.dict(item);
			const event = document.resolve(application?.get('Event'));
			if (!application || !(isName(event, 'View') || isName(event, 'Print'))) continue;
			const names = namesIn(document, application.get('Category'));
			const groups = this.categories[(event as Name).text as UsageEvent];
			for (const group of document.array(application.get('OCGs')) ?? []) {
				if (!isRef(group)) continue;
				const known = groups.get(group.number) ?? new Set();
				for (const name of names) known.add(name);
				groups.set(group.number, known);
			}
		}
	}

	/** Whether a group does not take part, because it is not meant for the purpose of the configuration (8.11.2.3). */
	isAlwaysOn(group: number): boolean {
		const { intents } = this;
		if (intents.has('All')) return false;
		const own = this.intentsOf(this.document.dict(new Ref(group)));
		return !own.has('All') && ![...own].some((intent) => intents.has(intent));
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
		const names = namesIn(this.document, owner?.get('Intent'));
		return new Set(names.length > 0 ? names : ['View']);
	}
}

function namesIn(document: PdfDocument, value: Value | undefined): string[] {
	const items = document.array(value) ?? [value ?? null];
	return items.map((item) => document.resolve(item)).flatMap((item) => (item instanceof Name ? [item.text] : []));
}
