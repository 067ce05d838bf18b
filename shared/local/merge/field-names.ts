/** Names of fields in the parts of a merge, and the actions that name fields by them. */
import type { PdfDocument } from '../../pdf/document';
import { readObjects } from '../../pdf/read/read-objects';
import { eachDict } from '../../pdf/read/search';
import { objectsWithAny } from '../../pdf/read/name-search';
import { decodeText, encodeText } from '../../pdf/syntax/text-strings';
import { Name, Ref, Str, type Dict, latin, type Value } from '../../pdf/syntax/values';
import { EXCLUDE, FIELD_LISTS, REACHING_ALL } from '../../model/navigation/field-lists';
import { keyText } from '../../model/tree/name-tree';
import type { Names } from '../../model/foreign/part';

/** Names are compared as text, whatever their encoding (12.7.4.2). */
export const meaningOf = (name: string): string => decodeText(latin(name));

/** The new names of the topmost fields of one part. */
export class RenamedFields {
	/** Names that stayed, by their meaning. */
	readonly kept = new Set<string>();
	/** New names, by the meaning of the old ones. */
	readonly renamed = new Map<string, string>();

	constructor(private readonly taken: Names) {}

	/** The new full name; undefined if the name stays. */
	fullName(name: string): string | undefined {
		// A topmost name may have periods that it should not have: the longest beginning that is a name counts.
		for (const end of endsOf(name)) {
			const top = name.slice(0, end);
			const free = this.renamed.get(top);
			if (free !== undefined) return meaningOf(free) + name.slice(end);
			if (this.kept.has(top)) return undefined;
		}
		const [top = ''] = name.split('.', 1);
		const raw = keyText(encodeText(top));
		if (!this.taken.has(raw)) return undefined;
		// A name that no field of this document has must not name a field of another one.
		this.renamed.set(top, this.taken.free(raw));
		return this.fullName(name);
	}
}

/** More periods than a topmost name has: it should have none. */
const PERIODS = 10;

/** Where a topmost name may end in a full name: before one of the first periods, or at its end; the last first. */
function endsOf(name: string): number[] {
	const ends: number[] = [];
	for (let at = name.indexOf('.'); at >= 0 && ends.length < PERIODS; at = name.indexOf('.', at + 1)) ends.unshift(at);
	if (ends.length < PERIODS) ends.unshift(name.length);
	return ends;
}

/** Rewrites the names of fields in actions. Those that reach all fields get a list of `own`, the topmost fields of their document. */
export async function keepActionsToOwnFields(document: PdfDocument, fields: RenamedFields, own: readonly Ref[]): Promise<void> {
	let ownList: Ref | undefined;
	const listOwn = (action: Dict): void => {
		action.set('Fields', (ownList ??= document.add([...own])));
		const flags = document.resolve(action.get('Flags'));
		if (typeof flags === 'number') action.set('Flags', flags & ~EXCLUDE);
	};
	const renamed = (item: Value): Value => {
		const text = document.resolve(item);
		const name = text instanceof Str ? fields.fullName(decodeText(text)) : undefined;
		return name === undefined ? item : encodeText(name);
	};
	// Many actions may share an indirect list.
	const lists = new Set<number>();
	for await (const [number, value] of readObjects(document, await objectsWithAny(document, [...FIELD_LISTS.keys()])))
		eachDict(value, (action) => {
			const kind = document.resolve(action.get('S'));
			const key = kind instanceof Name ? FIELD_LISTS.get(kind.text) : undefined;
			const before = key === undefined ? undefined : action.get(key);
			if (key === undefined || !(kind instanceof Name)) return;
			if (before === undefined) {
				if (!REACHING_ALL.has(kind.text) || own.length === 0) return;
				listOwn(action);
				document.edit(number);
				return;
			}
			const items = document.array(before);
			if (items && before instanceof Ref) {
				if (lists.has(before.number)) return;
				lists.add(before.number);
			}
			const after = items ? items.map(renamed) : renamed(before);
			if (items ? items.every((item, index) => item === (after as Value[])[index]) : after === before) return;
			if (items && before instanceof Ref) {
				document.put(before, after);
				return;
			}
			action.set(key, after);
			document.edit(number);
		});
}
