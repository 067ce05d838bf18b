/** Tagged content of pages that became forms on other pages (ISO 32000-2, 14.7.5.2): the structure names the form, and the new page. */
import type { PdfDocument } from '../../pdf/document';
import { Dict, isDict, isName, isRef, name, Ref, type Value } from '../../pdf/syntax/values';
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
	const lists = new MovedLists(document, placeOf);
	await eachElement(document, async ({ dict, holder, page }) => {
		const own = dict.get('Pg');
		const kids = dict.get('K') ?? null;
		const list = document.array(kids);
		const moved = list ? await lists.moved(kids, list, page) : movedKid(document, kids, page, placeOf);
		const place = isRef(own) ? placeOf(own.number) : undefined;
		if (!place && moved === kids) return;
		document.edit(holder);
		if (place) dict.set('Pg', new Ref(place.page));
		if (moved !== null) dict.set('K', moved);
	});
}

/** Lists of kids; one that is an object may be that of many elements, and stays one object for those of a page. */
class MovedLists {
	private readonly shared = new Map<readonly Value[], Map<number | undefined, Value>>();

	constructor(
		private readonly document: PdfDocument,
		private readonly placeOf: (page: number) => NewPlace | undefined,
	) {}

	/** `value` itself, a list or a reference to one, if nothing in the list moves. */
	async moved(value: Value, list: readonly Value[], page: number | undefined): Promise<Value> {
		if (!isRef(value)) return (await this.movedList(list, page)) ?? value;
		const known = this.shared.get(list) ?? new Map<number | undefined, Value>();
		this.shared.set(list, known);
		const before = known.get(page);
		if (before !== undefined) return before;
		const moved = await this.movedList(list, page);
		const after = moved ? this.document.add(moved) : value;
		known.set(page, after);
		return after;
	}

	private async movedList(list: readonly Value[], page: number | undefined): Promise<Value[] | undefined> {
		const moved: Value[] = [];
		for (const kid of list) {
			moved.push(movedKid(this.document, kid, page, this.placeOf));
			const due = this.document.job.pace.step(KID_COST);
			if (due) await due;
		}
		return moved.every((kid, at) => kid === list[at]) ? undefined : moved;
	}
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
