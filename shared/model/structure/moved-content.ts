/** Tagged content of pages that became forms on other pages (ISO 32000-2, 14.7.5.2): the structure names the form, and the new page. */
import type { PdfDocument } from '../../pdf/document';
import { Dict, isArray, isDict, isName, isRef, name, Ref, type Value } from '../../pdf/syntax/values';
import { eachElement } from './elements';
import { isContentReference } from './structure';

export interface NewPlace {
	/** The object number of the page. */
	readonly page: number;
	/** The form that its content became. */
	readonly form: Ref;
}

/** The cost of a kid of an element, of which one may have any number, see `Pace`. */
const KID_COST = 500;

/** `placeOf` tells where the content of a page is, by the page's object number. */
export async function moveTaggedContent(document: PdfDocument, placeOf: (page: number) => NewPlace | undefined): Promise<void> {
	await eachElement(document, async ({ dict, holder, page }) => {
		const own = dict.get('Pg');
		const kids = document.resolve(dict.get('K'));
		const items: readonly Value[] = isArray(kids) ? kids : dict.has('K') ? [dict.get('K')!] : [];
		const moved: Value[] = [];
		for (const item of items) {
			moved.push(movedKid(document, item, page, placeOf));
			const due = document.job.pace.step(KID_COST);
			if (due) await due;
		}
		const place = isRef(own) ? placeOf(own.number) : undefined;
		if (!place && moved.every((item, at) => item === items[at])) return;
		document.edit(holder);
		if (place) dict.set('Pg', new Ref(place.page));
		if (items.length > 0) dict.set('K', isArray(kids) ? moved : moved[0]!);
	});
}

/** A kid that refers to content; others stay the same value. */
function movedKid(
	document: PdfDocument,
	kid: Value,
	page: number | undefined,
	placeOf: (page: number) => NewPlace | undefined,
): Value {
	if (typeof kid === 'number') {
		const place = page === undefined ? undefined : placeOf(page);
		return place ? reference(place, kid) : kid;
	}
	const found = document.resolve(kid);
	if (!isDict(found) || !isContentReference(found)) return kid;
	const own = found.get('Pg');
	const on = isRef(own) ? own.number : page;
	const place = on === undefined ? undefined : placeOf(on);
	if (!place) return kid;
	const moved = new Dict(found).set('Pg', new Ref(place.page));
	if (isName(found.get('Type'), 'MCR') && !found.has('Stm')) moved.set('Stm', place.form);
	return moved;
}

const reference = ({ page, form }: NewPlace, id: number): Dict =>
	new Dict([
		['Type', name('MCR')],
		['Pg', new Ref(page)],
		['Stm', form],
		['MCID', id],
	]);
