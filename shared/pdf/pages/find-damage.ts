/** Losses of the pages of a document that was repaired: users must learn which pages to look at. */
import type { PageDamage } from '../job';
import type { ObjectSource } from '../object-source';
import { Dict, Ref, Stream, type Value } from '../syntax/values';
import type { PageTree } from './page-tree';

/** Streams, fonts and other objects that are looked at, in the whole document. The losses of others are not said. */
const MOST_LOOKS = 500_000;

/** The cost of one of them, see `Pace`. */
const COST = 2000;

/** Page numbers count from 1. `isContentLost`: the file has content that may be that of pages without any. */
export async function findDamage(document: ObjectSource, pages: PageTree, isContentLost: boolean): Promise<PageDamage> {
	const losses = new Losses(document);
	const [withoutContent, withoutFonts, withoutImages]: [number[], number[], number[]] = [[], [], []];
	const bare = new Set(isContentLost ? pages.bare : []);
	for (let index = 0; index < pages.count; index++) {
		const number = pages.number(index);
		if (bare.has(number) || (await losses.ofContent(document.entry(number, 'Contents')))) withoutContent.push(index + 1);
		const { fonts, images } = await losses.ofResources(pages.attribute(index, 'Resources'));
		if (fonts) withoutFonts.push(index + 1);
		if (images) withoutImages.push(index + 1);
		const due = document.job.pace.step(COST);
		if (due) await due;
	}
	const lost = pages.blank.map((number) => pages.indexOf(number) + 1).filter((number) => number > 0);
	const { broken } = document.table;
	const lostObjects = [...broken.values()].reduce((sum, one) => sum + one, 0);
	const { count, claimed, isOrderLost } = pages;
	return {
		count,
		claimed,
		lost,
		withoutContent,
		withoutFonts,
		withoutImages,
		isOrderLost,
		brokenStreams: broken.size,
		lostObjects,
		mendedKeys: [...document.table.mended],
	};
}

interface LostResources {
	readonly fonts: boolean;
	readonly images: boolean;
}

const NOTHING_LOST: LostResources = { fonts: false, images: false };
const ALL_LOST: LostResources = { fonts: true, images: true };

class Losses {
	private looks = 0;
	/** By object number, for resources and forms. Those that are being looked at have lost nothing so far. */
	private readonly known = new Map<number, LostResources>();

	constructor(private readonly document: ObjectSource) {}

	/** Whether a stream of a page is lost. */
	async ofContent(contents: Value | undefined): Promise<boolean> {
		if (contents === undefined || contents === null) return false;
		let isLost = false;
		// A reference that cannot be read leaves a number.
		await this.lookAt(this.document.array(contents) ?? [contents], (item) => {
			isLost ||= this.isNoStream(item) || typeof item === 'number';
		});
		return isLost;
	}

	async ofResources(value: Value | undefined, depth = 0): Promise<LostResources> {
		const { document } = this;
		if (this.isLost(value)) return ALL_LOST;
		if (value instanceof Ref) return this.once(value.number, () => this.ofResources(document.get(value), depth + 1));
		if (!(value instanceof Dict) || depth > document.job.limits.formDepth) return NOTHING_LOST;
		let [fonts, images] = [this.isLost(value.get('Font')), this.isLost(value.get('XObject'))];
		await this.lookAt(this.valuesOf(value.get('Font')), (font) => {
			fonts ||= this.isFontLost(font);
		});
		await this.lookAt(this.valuesOf(value.get('XObject')), async (item) => {
			images ||= this.isNoStream(item);
			if (!(item instanceof Ref)) return;
			const inner = await this.once(item.number, () => this.ofForm(document.get(item), depth + 1));
			fonts ||= inner.fonts;
			images ||= inner.images;
		});
		return { fonts, images };
	}

	private async ofForm(form: Value, depth: number): Promise<LostResources> {
		return form instanceof Stream ? this.ofResources(form.dict.get('Resources'), depth) : NOTHING_LOST;
	}

	private valuesOf(category: Value | undefined): Iterable<Value> {
		return this.document.dict(category)?.values() ?? [];
	}

	/** Looks at values one by one, until the document has had as many looks as it may have. */
	private async lookAt(values: Iterable<Value>, look: (value: Value) => Promise<void> | void): Promise<void> {
		for (const value of values) {
			if (++this.looks > MOST_LOOKS) return;
			await look(value);
			const due = this.document.job.pace.step(COST);
			if (due) await due;
		}
	}

	private async once(number: number, find: () => Promise<LostResources>): Promise<LostResources> {
		const known = this.known.get(number);
		if (known) return known;
		this.known.set(number, NOTHING_LOST);
		const found = await find();
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

	/** Whether the value refers to an object that is not there, or has become something else than a stream. */
	private isNoStream(value: Value): boolean {
		return value instanceof Ref && !(this.document.resolve(value) instanceof Stream);
	}

	/** Whether the value refers to an object that is not there. */
	private isLost(value: Value | undefined): boolean {
		return value instanceof Ref && this.document.resolve(value) === null;
	}
}
