/** Losses of the pages of a document that was repaired: users must learn which pages to look at. */
import type { PageDamage } from '../job';
import type { ObjectSource } from '../object-source';
import { Dict, Ref, Stream, type Value } from '../syntax/values';
import type { PageTree } from './page-tree';

/** Resources and objects that are looked at. The losses of others are not said. */
const MOST_LOOKS = 500_000;

/** Page numbers count from 1. */
export async function findDamage(document: ObjectSource, pages: PageTree): Promise<PageDamage> {
	const { pace } = document.job;
	const losses = new Losses(document);
	const [withoutContent, withoutFonts, withoutImages]: [number[], number[], number[]] = [[], [], []];
	for (let index = 0; index < pages.count; index++) {
		if (losses.ofContent(document.entry(pages.number(index), 'Contents'))) withoutContent.push(index + 1);
		const { fonts, images } = losses.ofResources(pages.attribute(index, 'Resources'));
		if (fonts) withoutFonts.push(index + 1);
		if (images) withoutImages.push(index + 1);
		const due = pace.step(2000);
		if (due) await due;
	}
	const lost = pages.blank.map((number) => pages.indexOf(number) + 1).filter((number) => number > 0);
	return { count: pages.count, claimed: pages.claimed, lost, withoutContent, withoutFonts, withoutImages };
}

interface LostResources {
	readonly fonts: boolean;
	readonly images: boolean;
}

const NOTHING_LOST: LostResources = { fonts: false, images: false };

class Losses {
	private looks = 0;
	/** By object number, for resources and forms. Those that are being looked at have lost nothing so far. */
	private readonly known = new Map<number, LostResources>();

	constructor(private readonly document: ObjectSource) {}

	/** Whether a stream of a page is lost. */
	ofContent(contents: Value | undefined): boolean {
		if (contents === undefined || contents === null) return false;
		const items = this.document.array(contents) ?? [contents];
		// A reference that cannot be read leaves a number.
		return items.some((item) => this.isLost(item) || typeof item === 'number');
	}

	ofResources(value: Value | undefined, depth = 0): LostResources {
		const { document } = this;
		if (value instanceof Ref) return this.once(value.number, () => this.ofResources(document.get(value), depth + 1));
		if (!(value instanceof Dict) || depth > document.job.limits.formDepth) return NOTHING_LOST;
		let fonts = this.valuesOf(value.get('Font')).some((font) => this.isFontLost(font));
		let images = false;
		for (const item of this.valuesOf(value.get('XObject'))) {
			images ||= this.isLost(item);
			const inner = item instanceof Ref ? this.once(item.number, () => this.ofForm(document.get(item), depth + 1)) : NOTHING_LOST;
			fonts ||= inner.fonts;
			images ||= inner.images;
		}
		return { fonts, images };
	}

	private ofForm(form: Value, depth: number): LostResources {
		return form instanceof Stream ? this.ofResources(form.dict.get('Resources'), depth) : NOTHING_LOST;
	}

	private valuesOf(category: Value | undefined): Value[] {
		const values = [...(this.document.dict(category)?.values() ?? [])];
		this.looks += values.length;
		return this.looks > MOST_LOOKS ? [] : values;
	}

	private once(number: number, find: () => LostResources): LostResources {
		const known = this.known.get(number);
		if (known) return known;
		this.known.set(number, NOTHING_LOST);
		const found = find();
		this.known.set(number, found);
		return found;
	}

	/** Whether a font or its program is lost. */
	private isFontLost(value: Value): boolean {
		const { document } = this;
		if (this.isLost(value)) return true;
		const font = document.dict(value);
		const descendants = document.array(font?.get('DescendantFonts'))?.slice(0, 1) ?? [];
		if (descendants.some((one) => this.isLost(one))) return true;
		const descriptor = (document.dict(descendants[0]) ?? font)?.get('FontDescriptor');
		if (this.isLost(descriptor)) return true;
		const programs = ['FontFile', 'FontFile2', 'FontFile3'].map((key) => document.dict(descriptor)?.get(key));
		return programs.some((program) => this.isLost(program));
	}

	/** Whether the value refers to an object that is not there. */
	private isLost(value: Value | undefined): boolean {
		return value instanceof Ref && this.document.resolve(value) === null;
	}
}
