/**
 * The predefined CMaps and the collections of characters that they lead to (ISO 32000-2, 9.7.5.2 and 9.7.3). A collection is
 * loaded when a font asks for it.
 */
import type { Pace } from '../../../pace/pace';
import { PackedCollection, type PackedMap } from './packed';
import { textOfCode, type Form } from './transform';

export interface PredefinedCMap extends PackedMap {
	readonly cids: ReadonlyMap<number, number>;
	/** The text of a code, where codes are those of Unicode. */
	readonly textOf: ((code: number, length: number) => string | undefined) | undefined;
}

const modules = {
	GB1: () => import('./gb1'),
	CNS1: () => import('./cns1'),
	Japan1: () => import('./japan1'),
	Korea1: () => import('./korea1'),
} as const;

export type Ordering = keyof typeof modules;
export const ORDERINGS = Object.keys(modules) as readonly Ordering[];

const loaded = new Map<Ordering, Promise<PackedCollection>>();
const maps = new Map<string, Promise<PredefinedCMap>>();

/** @param ordering of a CIDSystemInfo; undefined is returned for those that have no collection. */
export function collectionOf(ordering: string): Promise<PackedCollection> | undefined {
	const known = ORDERINGS.find((one) => one === ordering);
	if (known === undefined) return undefined;
	let collection = loaded.get(known);
	if (!collection) loaded.set(known, (collection = modules[known]().then(({ packed }) => new PackedCollection(packed))));
	return collection;
}

/** The collection that a predefined CMap leads to, by its name. For other names it says one of the collections. */
export function orderingOf(name: string): Ordering {
	if (/^(?:UniGB|GB)/.test(name)) return 'GB1';
	if (/^(?:UniCNS|CNS|B5|ET|HK)/.test(name)) return 'CNS1';
	return /^(?:UniKS|KSC)/.test(name) ? 'Korea1' : 'Japan1';
}

/** @returns undefined for a name that is not that of a predefined CMap; the Identity CMaps are not among them. */
export async function predefinedCMap(name: string, pace: Pace): Promise<PredefinedCMap | undefined> {
	const collection = await collectionOf(orderingOf(name));
	const map = collection?.map(name);
	if (!collection || !map) return undefined;
	let read = maps.get(name);
	if (!read) {
		const form = loadForm(name);
		const textOf = form && ((code: number, length: number) => textOfCode(form, code, length));
		read = collection.cidsOf(name, pace).then((cids) => ({ vertical: map.vertical, spaces: map.spaces, cids, textOf }));
		maps.set(name, read);
		// Cancelled work leaves nothing behind.
		read.catch(() => maps.delete(name));
	}
	return read;
}

function loadForm(name: string): Form | undefined {
	const [, form] = /^Uni[A-Za-z0-9]+-(UCS2|UTF16|UTF8|UTF32)-/.exec(name) ?? [];
	if (form === 'UTF8') return 'utf8';
	if (form === 'UTF32') return 'utf32';
	return form === undefined ? undefined : 'utf16';
}
