/**
 * Destinations that name their page by its number. Only destinations in other files may (ISO 32000-2, 12.3.2.2), but readers follow
 * such numbers inside a document as well. Once pages move, a number would lead to another page; a reference does not.
 */
import type { PdfDocument } from '../../pdf/document';
import { changedObjects, objectsWithNames, searchObjects } from '../../pdf/read/name-search';
import { readObjects } from '../../pdf/read/read-objects';
import { eachDict } from '../../pdf/read/search';
import { classOf, isDigit, SPACE } from '../../pdf/syntax/characters';
import { isArray, isName, isRef, Name, Ref, type Dict, type Value } from '../../pdf/syntax/values';
import { pageIndexOf } from '../navigation/targets';
import { catalogEntry } from '../tree/removal';
import { pruneMissingPage } from './select-pages';

/** How destinations begin that say how to show their page (Table 149). */
const FIT = /^(?:XYZ|Fit(?:H|V|R|B|BH|BV)?)$/;

/**
 * Replaces the numbers of pages, counted from 0, in destinations of this document by references to the pages. Destinations to a
 * page that does not exist are removed, as if that page had been removed. To be called before pages change; numbers in
 * destinations of other files are right and stay.
 */
export async function referToPages(document: PdfDocument): Promise<void> {
	const candidates = await destinationsWithNumbers(document);
	if (candidates.length === 0) return;
	let remote: ReadonlySet<number> | undefined;
	const old = catalogEntry(document, 'Dests');
	let missing: Ref | undefined;
	for (const number of candidates) {
		const value = document.get(number);
		const state = { changed: false };
		const visit = (found: Value | undefined) => {
			if (!isNumbered(found)) return;
			found[0] = pageAt(document, found[0]) ?? (missing ??= document.add(null));
			state.changed = true;
		};
		if (isNumbered(value)) {
			remote ??= await remoteDestinations(document);
			if (!remote.has(number)) visit(value);
		}
		if (isArray(value)) value.forEach(visit);
		eachDict(value, (dict) => visitLocal(document, dict, visit));
		if (old?.holder === number) old.dict.forEach(visit);
		if (state.changed) document.edit(number);
	}
	if (missing) await pruneMissingPage(document, missing);
}

function isNumbered(value: Value | undefined): value is [page: Value, ...rest: Value[]] {
	return isArray(value) && typeof value[0] === 'number' && value[1] instanceof Name && FIT.test(value[1].text);
}

function pageAt(document: PdfDocument, page: Value): Ref | undefined {
	const index = pageIndexOf(document, page);
	return index === undefined ? undefined : new Ref(document.pages.number(index));
}

/** Visits what may be destinations of this document in a dictionary: a link, bookmark, action, catalog or node of a name tree. */
function visitLocal(document: PdfDocument, dict: Dict, visit: (value: Value | undefined) => void): void {
	const names = dict.get('Names');
	if (isArray(names)) names.forEach(visit);
	visit(dict.get('Dest'));
	visit(dict.get('OpenAction'));
	const action = document.resolve(dict.get('S'));
	if (action === null || isName(action, 'GoTo')) visit(dict.get('D'));
}

/** Indirect arrays that are destinations in other files. */
async function remoteDestinations(document: PdfDocument): Promise<ReadonlySet<number>> {
	const remote = new Set<number>();
	const { GoToR, GoToE } = await objectsWithNames(document, ['GoToR', 'GoToE']);
	for await (const [, value] of readObjects(document, [...GoToR, ...GoToE]))
		eachDict(value, (action) => {
			const [kind, target] = [document.resolve(action.get('S')), action.get('D')];
			if (isRef(target) && (isName(kind, 'GoToR') || isName(kind, 'GoToE'))) remote.add(target.number);
		});
	return remote;
}

/** Objects with a number before a name that begins like `/Fit` or `/XYZ`, and all objects that were changed. */
async function destinationsWithNumbers(document: PdfDocument): Promise<number[]> {
	const found = new Set<number>();
	await searchObjects(document, (data, from, to, owner) => {
		const bytes = data.subarray(from, to);
		// The solidus is left out: searching for a rare character first is much faster.
		for (const word of ['Fit', 'XYZ'])
			for (let at = bytes.indexOf(word); at >= 0; at = bytes.indexOf(word, at + word.length)) {
				if (!followsNumber(bytes, at)) continue;
				const number = owner(from + at);
				if (number !== undefined) found.add(number);
			}
	});
	for (const number of changedObjects(document)) found.add(number);
	return [...found];
}

/** Whether the name whose solidus is before `at` follows a digit. A reference, which destinations usually begin with, ends in R. */
function followsNumber(bytes: Buffer, at: number): boolean {
	let before = at - 2;
	while (before >= 0 && classOf[bytes[before]!] === SPACE) before--;
	return isDigit(bytes[before]);
}
