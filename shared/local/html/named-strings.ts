/** Texts that elements name, such as the title of a chapter, in the margins of their pages (CSS Generated Content for Paged Media, 1.1). */
import { MOST_NAMED_TEXT, tooManyNamedTexts } from '../../html/limits';
import type { HtmlElement, HtmlNode } from '../../html/nodes';
import type { Place, Sheet } from '../../model/making/sheet';
import type { ContentPart } from '../../model/layout/boxes/style';

export type StringPart = Extract<ContentPart, { string: unknown }>;

/** Characters of a text; a margin has no room for more. */
const LONGEST = 500;
/** Elements and texts that are looked through for it. */
const MOST_LOOKED = 2_000;

/** Of a text, besides its characters. */
const OVERHEAD = 20;

export class NamedStrings {
	private readonly given = new Map<string, { readonly place: Place; readonly text: string }[]>();
	private length = 0;

	/**
	 * In the order of the document.
	 *
	 * @throws OctavoError `invalid_parameters` if all texts together are too long
	 */
	add(name: string, place: Place, text: string): void {
		this.length += text.length + OVERHEAD;
		if (this.length > MOST_NAMED_TEXT) throw tooManyNamedTexts();
		const known = this.given.get(name);
		if (known) known.push({ place, text });
		else this.given.set(name, [{ place, text }]);
	}

	/** @param sheets on which all places are known */
	onPages(sheets: readonly Sheet[]): PageStrings {
		const pages = new Map(sheets.map((sheet, index) => [sheet, index]));
		const byName = new Map<string, OnPage[]>();
		for (const [name, given] of this.given) {
			const found = given.flatMap(({ place, text }) => {
				const page = place.sheet && pages.get(place.sheet);
				return page === undefined ? [] : [{ page, text }];
			});
			byName.set(
				name,
				found.sort((one, other) => one.page - other.page),
			);
		}
		return new PageStrings(byName);
	}
}

interface OnPage {
	readonly page: number;
	readonly text: string;
}

/** The texts of a page after the other. */
export class PageStrings {
	/** By name: those of the last page that was asked for. */
	private readonly spans = new Map<string, Span>();

	constructor(private readonly byName: ReadonlyMap<string, readonly OnPage[]>) {}

	/** @param page not before that of the last question */
	textOf({ string: name, which }: StringPart, page: number): string {
		const texts = this.byName.get(name) ?? [];
		const { first, end } = this.spanOn(name, texts, page);
		const isHere = end > first;
		if (which === 'first-except' && isHere) return '';
		const at = which === 'last' ? end - 1 : isHere ? first : first - 1;
		return texts[at]?.text ?? '';
	}

	/** Found once for a page, however often a margin asks. */
	private spanOn(name: string, texts: readonly OnPage[], page: number): Span {
		const known = this.spans.get(name);
		if (known?.page === page) return known;
		let first = known?.end ?? 0;
		while (first < texts.length && texts[first]!.page < page) first++;
		let end = first;
		while (end < texts.length && texts[end]!.page === page) end++;
		const span = { page, first, end };
		this.spans.set(name, span);
		return span;
	}
}

/** The texts of a page among all of a name. */
interface Span {
	readonly page: number;
	readonly first: number;
	readonly end: number;
}

/** The text of an element, as far as a margin may have it. */
export function shortText(element: HtmlElement): string {
	let text = '';
	const waiting: HtmlNode[] = [element];
	for (let looked = 0; looked < MOST_LOOKED && text.length <= LONGEST; looked++) {
		const next = waiting.pop();
		if (!next) break;
		if (next.kind === 'text') text += next.value.slice(0, 2 * LONGEST);
		else for (let at = Math.min(next.children.length, MOST_LOOKED) - 1; at >= 0; at--) waiting.push(next.children[at]!);
	}
	const flat = text.replace(/\s+/g, ' ').trim();
	return flat.length > LONGEST ? `${flat.slice(0, LONGEST)}…` : flat;
}
