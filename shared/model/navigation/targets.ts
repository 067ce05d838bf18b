/** Where destinations and actions lead (ISO 32000-2, 12.3.2 and 12.6). */
import type { PdfDocument } from '../../pdf/document';
import { isName, isRef, Name, Str, type Dict, type Value } from '../../pdf/syntax/values';
import { keyText, readTree } from '../tree/name-tree';
import { addAll } from '../../lists';

/** Destinations by their names, as characters of one byte each: a name is looked up in one place, a string in the other (12.3.2.4). */
export interface NamedDestinations {
	/** The dictionary /Dests of the catalog, as in PDF 1.1. */
	readonly names: ReadonlyMap<string, Value>;
	/** The name tree /Dests in the catalog's /Names. */
	readonly strings: ReadonlyMap<string, Value>;
}

/** The cost of a key, see `Pace`. */
const KEY_COST = 200;

export async function readNamedDestinations(document: PdfDocument): Promise<NamedDestinations> {
	const { catalog } = document;
	const tree = await readTree(document, document.dict(catalog.get('Names'))?.get('Dests'), 'Names');
	const strings = new Map<string, Value>();
	for (const [key, value] of tree) {
		strings.set(keyText(key), value);
		const due = document.job.pace.step(KEY_COST);
		if (due) await due;
	}
	return { names: new Map(document.dict(catalog.get('Dests'))), strings };
}

/** The zero-based index of a page that a destination of this document names by reference or by number. */
export function pageIndexOf({ pages }: PdfDocument, page: Value | undefined): number | undefined {
	const index = isRef(page) ? pages.indexOf(page.number) : page;
	return typeof index === 'number' && Number.isInteger(index) && index >= 0 && index < pages.count ? index : undefined;
}

/** The actions of /Next: one, or an array of them. */
export function nextActions(document: PdfDocument, next: Value | undefined): readonly Value[] {
	if (next === undefined || next === null) return [];
	return document.array(next) ?? [next];
}

/** How many destinations that are names of other ones are followed. */
const NAMES_OF_NAMES = 8;
/** How many actions of a chain are looked at for one that goes to a page. */
const CHAIN = 50;

export class Targets {
	private constructor(
		private readonly document: PdfDocument,
		private readonly named: NamedDestinations,
	) {}

	static async of(document: PdfDocument): Promise<Targets> {
		return new Targets(document, await readNamedDestinations(document));
	}

	/** The page that a bookmark or a link leads to, zero-based; undefined where it leads to no page of this document. */
	pageOf(owner: Dict): number | undefined {
		return this.pageOfDestination(owner.get('Dest')) ?? this.pageOfAction(owner.get('A'));
	}

	/** A destination is an array, a dictionary with one in /D, or a name or string that names one. */
	pageOfDestination(value: Value | undefined, names = NAMES_OF_NAMES): number | undefined {
		const { document } = this;
		const target = document.resolve(value);
		const array = document.array(target);
		if (array) return pageIndexOf(document, array[0]);
		if (names === 0) return undefined;
		const dict = document.dict(target);
		if (dict) return this.pageOfDestination(dict.get('D'), names - 1);
		return this.pageOfDestination(this.namedBy(target), names - 1);
	}

	/** Where a name is not in the place for it, readers look in the other one. */
	private namedBy(target: Value): Value | undefined {
		const { names, strings } = this.named;
		if (target instanceof Name) return names.get(target.text) ?? strings.get(target.text);
		if (!(target instanceof Str)) return undefined;
		const key = keyText(target);
		return strings.get(key) ?? names.get(key);
	}

	/** The page of the first action of a chain that goes to one. */
	pageOfAction(first: Value | undefined): number | undefined {
		const { document } = this;
		const open: Value[] = first === undefined ? [] : [first];
		for (let looked = 0; open.length > 0 && looked < CHAIN; looked++) {
			const action = document.dict(open.shift());
			if (!action) continue;
			const goes = isName(document.resolve(action.get('S')), 'GoTo');
			const page = goes ? this.pageOfDestination(action.get('D')) : undefined;
			if (page !== undefined) return page;
			addAll(open, nextActions(document, action.get('Next')).slice(0, CHAIN));
		}
		return undefined;
	}
}
