/** Which optional content shows when a document is opened, and when it is printed (ISO 32000-2, 8.11). */
import type { PdfDocument } from '../../pdf/document';
import { isArray, isName, isRef, Name, type Dict, type Value } from '../../pdf/syntax/values';
import { Usages } from './usages';
import { showsBy } from './visibility-expression';

/** Whether a group, by its object number, is on. */
type States = (group: number) => boolean;

/** Whether memberships show, each found once: content may refer to one again and again. */
interface Shown {
	readonly states: States;
	readonly memberships: WeakMap<Dict, boolean>;
	/** The same of expressions, and of lists of groups, which memberships may share. */
	readonly expressions: WeakMap<readonly Value[], boolean>;
	readonly lists: WeakMap<readonly Value[], { readonly all: boolean; readonly any: boolean } | 'empty'>;
}

export class Layers {
	private readonly off = new Set<number>();
	private readonly on = new Set<number>();
	private readonly baseOff: boolean;
	private readonly usages: Usages;
	private readonly viewed: Shown;
	private readonly printed: Shown;

	constructor(private readonly document: PdfDocument) {
		const configuration = document.dict(document.dict(document.catalog.get('OCProperties'))?.get('D'));
		this.baseOff = isName(document.resolve(configuration?.get('BaseState')), 'OFF');
		for (const item of document.array(configuration?.get('OFF')) ?? []) if (isRef(item)) this.off.add(item.number);
		for (const item of document.array(configuration?.get('ON')) ?? []) if (isRef(item)) this.on.add(item.number);
		this.usages = new Usages(document, configuration);
		this.viewed = shownBy(
			(group) => this.usages.isAlwaysOn(group) || (this.usages.stateOf(group, 'View') ?? !this.isGroupOff(group)),
		);
		// Printing starts from what the screen shows (8.11.4.4).
		this.printed = shownBy((group) => this.usages.stateOf(group, 'Print') ?? this.viewed.states(group));
	}

	/** Whether content with this /OC does not show on the screen: a group, or a membership of groups by its policy (8.11.2.2). */
	isOff(value: Value | undefined): boolean {
		return !this.shows(value, this.viewed);
	}

	/** Whether content with this /OC shows neither on the screen nor on paper. */
	isNeverShown(value: Value | undefined): boolean {
		return this.isOff(value) && !this.shows(value, this.printed);
	}

	/** The groups that are off: those that are listed as off, or where all are off that are not listed as on, all of these. */
	groupsOff(): readonly Value[] {
		const { document } = this;
		const properties = document.dict(document.catalog.get('OCProperties'));
		if (!this.baseOff) return document.array(document.dict(properties?.get('D'))?.get('OFF')) ?? [];
		return (document.array(properties?.get('OCGs')) ?? []).filter((group) => !isRef(group) || !this.on.has(group.number));
	}

	/** The groups that show neither on the screen nor on paper. */
	async neverShown(): Promise<number[]> {
		const groups = this.document.array(this.document.dict(this.document.catalog.get('OCProperties'))?.get('OCGs')) ?? [];
		const numbers = new Set(groups.flatMap((group) => (isRef(group) ? [group.number] : [])));
		const found: number[] = [];
		for (const number of numbers) {
			if (!this.viewed.states(number) && !this.printed.states(number)) found.push(number);
			const due = this.document.job.pace.step(1000);
			if (due) await due;
		}
		return found;
	}

	private shows(value: Value | undefined, shown: Shown): boolean {
		const { document } = this;
		const { states, memberships, expressions } = shown;
		const dict = document.dict(value);
		if (!dict) return true;
		if (!isName(document.resolve(dict.get('Type')), 'OCMD')) return !isRef(value) || states(value.number);
		const known = memberships.get(dict);
		if (known !== undefined) return known;
		const expression = document.resolve(dict.get('VE'));
		const shows = isArray(expression) ? showsBy(document, expression, states, expressions) : this.showsByPolicy(dict, shown);
		memberships.set(dict, shows);
		return shows;
	}

	private showsByPolicy(membership: Dict, { states, lists }: Shown): boolean {
		const { document } = this;
		const groups = document.array(membership.get('OCGs')) ?? [membership.get('OCGs') ?? null];
		let on = lists.get(groups);
		if (!on) {
			const each = groups.filter(isRef).map(({ number }) => states(number));
			on = each.length === 0 ? 'empty' : { all: !each.includes(false), any: each.includes(true) };
			lists.set(groups, on);
		}
		if (on === 'empty') return true;
		const policy = document.resolve(membership.get('P'));
		switch (policy instanceof Name ? policy.text : 'AnyOn') {
			case 'AllOn':
				return on.all;
			case 'AnyOff':
				return !on.all;
			case 'AllOff':
				return !on.any;
			default:
				return on.any;
		}
	}

	private isGroupOff(group: number): boolean {
		return this.off.has(group) || (this.baseOff && !this.on.has(group));
	}
}

function shownBy(find: States): Shown {
	const known = new Map<number, boolean>();
	const states = (group: number): boolean => {
		let state = known.get(group);
		if (state === undefined) known.set(group, (state = find(group)));
		return state;
	};
	return { states, memberships: new WeakMap(), expressions: new WeakMap(), lists: new WeakMap() };
}
