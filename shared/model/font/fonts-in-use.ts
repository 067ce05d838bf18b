/** The fonts that pages and appearances can use (ISO 32000-2, 9.5 to 9.9); those that only a form's /DR lists are not in use. */
import type { PdfDocument } from '../../pdf/document';
import { walkPages } from '../geometry/page-walk';
import { namedObjects } from '../tree/named-objects';
import { Visit } from '../tree/removal';
import { atEase, type Steps } from '../../pace/steps';
import { Dict, Stream, isRef, type Value } from '../../pdf/syntax/values';
import { isEmbedded } from './embedding';
import { descendantOf, descriptorOf, readNameText, plainName, splitSubsetTag } from './font-dictionary';

export interface Font {
	/** Without the tag of a subset; null where the document gives none, as for Type 3 fonts. */
	readonly name: string | null;
	/** /Subtype of the font, or of a composite font's descendant: `Type1`, `TrueType`, `CIDFontType2`, … */
	readonly type: string | null;
	/** Whether its glyphs are in the document. */
	readonly embedded: boolean;
	/** Whether only some of its glyphs are: its name has a tag. */
	readonly subset: boolean;
}

/** The cost of something that may have fonts, and of a font, see `Pace`. */
const [RESOURCES_COST, FONT_COST] = [100, 2_000];

/** The fonts of pages, and of the appearances of their annotations. */
export async function fontsInUse(document: PdfDocument): Promise<Font[]> {
	const { job, pages } = document;
	const collector = new FontCollector(document);
	for (const value of (await walkPages(document)).resources) {
		await atEase(collector.resources(value), job.pace);
	}
	const withAppearance = new Set((await namedObjects(document)).AP);
	for (let index = 0; withAppearance.size > 0 && index < pages.count; index++) {
		const number = pages.number(index);
		for (const value of document.array(document.entry(number, 'Annots')) ?? []) {
			// An annotation can be an indirect object, or direct in the page or in an indirect array.
			const holder = isRef(value) ? value.number : -1;
			if (holder < 0 || withAppearance.has(holder))
				await atEase(collector.appearances(document.dict(value)?.get('AP')), job.pace);
		}
		const due = job.pace.step(1000);
		if (due) await due;
	}
	return collector.fonts;
}

/** Collects the fonts of whatever is given to it, each object once. */
class FontCollector {
	private readonly visit: Visit;
	private readonly seen = new Set<Dict>();
	private readonly found = new Map<string, Font>();

	constructor(private readonly document: PdfDocument) {
		this.visit = new Visit(document);
	}

	/** Different fonts, by name. */
	get fonts(): Font[] {
		return [...this.found.values()].sort((a, b) => compare(a.name ?? '', b.name ?? '') || compare(a.type ?? '', b.type ?? ''));
	}

	/** Whatever is reachable from a resource dictionary. */
	*resources(value: Value | undefined): Steps<void> {
		yield RESOURCES_COST;
		const open: (Value | undefined)[] = [value];
		while (open.length > 0) {
			const resources = this.fresh(open.pop());
			if (!resources) continue;
			for (const font of this.entries(resources, 'Font')) {
				this.font(font, open);
				yield FONT_COST;
			}
			for (const key of ['XObject', 'Pattern'])
				for (const item of this.entries(resources, key)) {
					open.push(this.fresh(item)?.get('Resources'));
					yield RESOURCES_COST;
				}
			for (const state of this.entries(resources, 'ExtGState')) {
				const [font] = this.document.array(this.document.dict(state)?.get('Font')) ?? [];
				if (font !== undefined) this.font(font, open);
				yield FONT_COST;
			}
		}
	}

	/** An appearance dictionary (12.5.5): streams, or dictionaries of states. */
	*appearances(value: Value | undefined): Steps<void> {
		for (const state of this.document.dict(value)?.values() ?? []) {
			const found = this.document.resolve(state);
			if (found instanceof Stream) yield* this.appearance(state);
			else if (found instanceof Dict) for (const stream of found.values()) yield* this.appearance(stream);
		}
	}

	private appearance(value: Value): Steps<void> {
		return this.resources(this.fresh(value)?.get('Resources'));
	}

	private font(value: Value, open: (Value | undefined)[]): void {
		const font = this.fresh(value);
		if (!font) return;
		const { document } = this;
		const type = readNameText(document, font.get('Subtype'));
		if (type === 'Type3') open.push(font.get('Resources'));
		const full =
			readNameText(document, font.get('BaseFont')) || readNameText(document, descriptorOf(document, font)?.get('FontName'));
		const { name, subset } = splitSubsetTag(full);
		const one: Font = {
			name: full === '' ? null : plainName(name),
			type: readNameText(document, descendantOf(document, font)?.get('Subtype')) || type || null,
			embedded: isEmbedded(document, font),
			subset,
		};
		this.found.set(JSON.stringify(one), one);
	}

	/** A dictionary, or that of a stream, that was not seen before. */
	private fresh(value: Value | undefined): Dict | undefined {
		if (value === undefined || !this.visit.first(value)) return undefined;
		const found = this.document.dict(value);
		if (!found || this.seen.has(found)) return undefined;
		if (!isRef(value)) this.seen.add(found);
		return found;
	}

	private *entries(resources: Dict, key: string): Iterable<Value> {
		const value = resources.get(key);
		if (value === undefined) return;
		const found = this.fresh(value);
		if (found) yield* found.values();
	}
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
