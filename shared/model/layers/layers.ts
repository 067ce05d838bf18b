/** Which optional content is off when a document is opened (ISO 32000-2, 8.11.4.3). */
import type { PdfDocument } from '../../pdf/document';
import { isName, isRef, Name, type Value } from '../../pdf/syntax/values';

export class Layers {
	private readonly off = new Set<number>();
	private readonly on = new Set<number>();
	private readonly baseOff: boolean;

	constructor(private readonly document: PdfDocument) {
		const configuration = document.dict(document.dict(document.catalog.get('OCProperties'))?.get('D'));
		this.baseOff = isName(document.resolve(configuration?.get('BaseState')), 'OFF');
		for (const item of document.array(configuration?.get('OFF')) ?? []) if (isRef(item)) this.off.add(item.number);
		for (const item of document.array(configuration?.get('ON')) ?? []) if (isRef(item)) this.on.add(item.number);
	}

	/** Whether content with this /OC does not show: a group, or a membership of groups by its policy (8.11.2.2). */
	isOff(value: Value | undefined): boolean {
		const { document } = this;
		const dict = document.dict(value);
		if (!dict) return false;
		if (!isName(document.resolve(dict.get('Type')), 'OCMD')) return isRef(value) && this.isGroupOff(value.number);
		const groups = dict.get('OCGs');
		const items = (document.array(groups) ?? [groups]).filter(isRef);
		if (items.length === 0) return false;
		const states = items.map(({ number }) => !this.isGroupOff(number));
		const policy = document.resolve(dict.get('P'));
		switch (policy instanceof Name ? policy.text : 'AnyOn') {
			case 'AllOn':
				return !states.every((on) => on);
			case 'AnyOff':
				return states.every((on) => on);
			case 'AllOff':
				return states.some((on) => on);
			default:
				return !states.some((on) => on);
		}
	}

	/** The groups that are off: those that are listed as off, or where all are off that are not listed as on, all of these. */
	groupsOff(): readonly Value[] {
		const { document } = this;
		const properties = document.dict(document.catalog.get('OCProperties'));
		if (!this.baseOff) return document.array(document.dict(properties?.get('D'))?.get('OFF')) ?? [];
		return (document.array(properties?.get('OCGs')) ?? []).filter((group) => !isRef(group) || !this.on.has(group.number));
	}

	private isGroupOff(group: number): boolean {
		return this.off.has(group) || (this.baseOff && !this.on.has(group));
	}
}
