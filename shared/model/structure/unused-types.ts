/** Entries of the role map and the class map (ISO 32000-2, 14.7.6.2, 14.8.6) that only removed structure elements needed. */
import type { PdfDocument } from '../../pdf/document';
import { objectsWithNames } from '../../pdf/read/name-search';
import { eachDict } from '../../pdf/read/search';
import { Name, type Dict, type Value } from '../../pdf/syntax/values';
import { holderOf } from '../tree/removal';

/** The entries of elements that name types and classes, and the maps of the root that explain these. */
const MAPS = { S: 'RoleMap', C: 'ClassMap' } as const;
type Key = keyof typeof MAPS;
const KEYS = ['S', 'C'] as const satisfies readonly Key[];
type Names = Readonly<Record<Key, Set<string>>>;

/** More names are not searched for one by one. */
const SEARCHED = 200;

export class UnusedTypes {
	/** The names that removed elements have. */
	private readonly lost: Names = { S: new Set(), C: new Set() };
	private readonly lists = newLists();

	constructor(private readonly document: PdfDocument) {}

	/** Notes an element that is about to be removed. */
	losing(element: Dict): void {
		for (const key of KEYS) for (const name of namesAt(this.document, element, key, this.lists)) this.lost[key].add(name);
	}

	/** The function that removes the entries that no live element needs; undefined if there is nothing to remove. */
	take(): ((live: Uint8Array) => Promise<void>) | undefined {
		const { document } = this;
		const value = document.catalog.get('StructTreeRoot');
		const root = document.dict(value);
		if (!root) return undefined;
		const maps = { S: document.dict(root.get('RoleMap')), C: document.dict(root.get('ClassMap')) };
		const candidates: Names = {
			S: keptBy(maps.S, withTargets(document, maps.S, this.lost.S)),
			C: keptBy(maps.C, this.lost.C),
		};
		if (candidates.S.size + candidates.C.size === 0) return undefined;
		return async (live) => {
			const used = await this.used(candidates, live);
			// An entry that stays in the role map may lead to one that would go.
			const staying = [...(maps.S?.keys() ?? [])].filter((name) => !candidates.S.has(name) || used.S.has(name));
			for (const name of withTargets(document, maps.S, staying)) used.S.add(name);
			for (const key of KEYS) {
				const unused = [...candidates[key]].filter((name) => !used[key].has(name));
				if (unused.length === 0) continue;
				const rootHolder = holderOf(value, document.catalogNumber);
				document.edit(holderOf(root.get(MAPS[key]), rootHolder));
				for (const name of unused) maps[key]!.delete(name);
				if (maps[key]!.size > 0) continue;
				document.edit(rootHolder);
				root.delete(MAPS[key]);
			}
		};
	}

	/** Those of the candidates that live elements name. */
	private async used(candidates: Names, live: Uint8Array): Promise<Names> {
		const { document } = this;
		const used: Names = { S: new Set(), C: new Set() };
		const lists = newLists();
		const names = [...candidates.S, ...candidates.C].filter((name) => name !== '');
		// Every element has /S.
		const found = await objectsWithNames(document, names.length > SEARCHED ? ['S'] : names);
		for (const number of new Set(Object.values(found).flat())) {
			const due = document.job.pace.step(200);
			if (due) await due;
			if (live[number] !== 1) continue;
			eachDict(document.get(number), (element) => {
				for (const key of KEYS)
					for (const name of namesAt(document, element, key, lists)) if (candidates[key].has(name)) used[key].add(name);
			});
		}
		return used;
	}
}

/** Lists whose names are known: any number of elements may share one. */
type Lists = Readonly<Record<Key, Set<readonly Value[]>>>;

const newLists = (): Lists => ({ S: new Set(), C: new Set() });

/** The types or classes that an element names, unless they are those of a known list; classes may be followed by revision numbers. */
function namesAt(document: PdfDocument, element: Dict, key: Key, lists: Lists): string[] {
	const value = document.resolve(element.get(key));
	if (Array.isArray(value)) {
		if (lists[key].has(value)) return [];
		lists[key].add(value);
	}
	const items = Array.isArray(value) ? value.map((item) => document.resolve(item)) : [value];
	return items.flatMap((item) => (item instanceof Name ? [item.text] : []));
}

/** Types, and those that the role map leads to from them. */
function withTargets(document: PdfDocument, roles: Dict | undefined, types: Iterable<string>): Set<string> {
	const all = new Set(types);
	for (const type of all) {
		const target: Value = document.resolve(roles?.get(type));
		if (target instanceof Name) all.add(target.text);
	}
	return all;
}

/** Those of the names that a map has. */
const keptBy = (map: Dict | undefined, names: ReadonlySet<string>): Set<string> =>
	new Set([...names].filter((name) => map?.has(name)));
