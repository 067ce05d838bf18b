/** Losses of the pages of a document that was repaired: users must learn which pages to look at. */
import type { PageDamage } from '../job';
import type { ObjectSource } from '../object-source';
import { Dict, Ref, Stream, isName, type Value } from '../syntax/values';
import { DamagedStreams } from './damaged-streams';
import { isOtherData } from './odd-contents';
import type { PageTree } from './page-tree';

/** Streams, fonts and other objects that are looked at, in the whole document. The losses of others are not said. */
const MOST_LOOKS = 500_000;

/** The cost of one of them, see `Pace`. */
const COST = 2000;

/** The part of the losses that is about pages. */
type LossesOfPages = Omit<PageDamage, 'lostParts' | 'damagedData' | 'isOfDataAlone' | 'isOfText'>;

interface Looking {
	/** The file has content that may be that of pages without any. */
	readonly isContentLost?: boolean;
	/** Damaged data is noted as if the operation had decoded it: what decodes it does not say what is damaged. */
	readonly notes?: boolean;
}

/** Page numbers count from 1. */
export async function findDamage(
	document: ObjectSource,
	pages: PageTree,
	{ isContentLost = false, notes = false }: Looking,
): Promise<LossesOfPages> {
	const losses = new Losses(document, notes);
	const found = { content: new Found(), fonts: new Found(), images: new Found() };
	const bare = new Set(isContentLost ? pages.bare : []);
	for (let index = 0; index < pages.count; index++) {
		const number = pages.number(index);
		const content = bare.has(number) ? LOST : await losses.ofContent(document.entry(number, 'Contents'));
		const resources = await losses.ofResources(pages.attribute(index, 'Resources'));
		found.content.add(index + 1, Math.max(content, resources.forms));
		found.fonts.add(index + 1, resources.fonts);
		found.images.add(index + 1, resources.images);
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
		withoutContent: found.content.lost,
		withoutFonts: found.fonts.lost,
		withoutImages: found.images.lost,
		damagedContent: found.content.damaged,
		damagedFonts: found.fonts.damaged,
		damagedImages: found.images.damaged,
		isOrderLost,
		brokenStreams: broken.size,
		lostObjects,
		mendedKeys: [...document.table.mended],
	};
}

/** Whether anything of the pages is lost or damaged. */
export const hasLosses = (damage: LossesOfPages): boolean =>
	[
		damage.withoutContent,
		damage.withoutFonts,
		damage.withoutImages,
		damage.damagedContent,
		damage.damagedFonts,
		damage.damagedImages,
	].some((numbers) => numbers.length > 0);

/** The states of a thing, from the best to the worst. */
const [SOUND, DAMAGED, LOST] = [0, 1, 2];

/** Page numbers. */
class Found {
	readonly lost: number[] = [];
	readonly damaged: number[] = [];

	add(page: number, state: number): void {
		if (state === LOST) this.lost.push(page);
		else if (state === DAMAGED) this.damaged.push(page);
	}
}

/** Whether a stream is a form or a pattern. */
const isContent = (dict: Dict): boolean => isName(dict.get('Subtype'), 'Form') || dict.has('PatternType');

interface ResourceStates {
	readonly fonts: number;
	readonly images: number;
	/** The content of forms. */
	readonly forms: number;
}

const ALL_SOUND: ResourceStates = { fonts: SOUND, images: SOUND, forms: SOUND };
const ALL_LOST: ResourceStates = { fonts: LOST, images: LOST, forms: SOUND };

class Losses {
	private looks = 0;
	/** By object number, for resources and forms. Those that are being looked at have lost nothing so far. */
	private readonly known = new Map<number, ResourceStates>();
	/** By object number. */
	private readonly fonts = new Map<number, number>();
	private readonly streams: DamagedStreams;

	constructor(
		private readonly document: ObjectSource,
		notes: boolean,
	) {
		this.streams = new DamagedStreams(document, notes);
	}

	/** The worst state of a stream of a page. */
	async ofContent(contents: Value | undefined): Promise<number> {
		if (contents === undefined || contents === null) return SOUND;
		let worst = SOUND;
		await this.lookAt(this.document.array(contents) ?? [contents], async (item) => {
			worst = Math.max(worst, this.isOfOtherKind(item) ? LOST : await this.ofStream(item, true));
		});
		return worst;
	}

	/** Whether something else is in place of content, which readers do not show. A reference that cannot be read leaves a number. */
	private isOfOtherKind(item: Value): boolean {
		if (!(item instanceof Ref)) return item !== null;
		const object = this.document.resolve(item);
		return object instanceof Stream && isOtherData(object.dict);
	}

	async ofResources(value: Value | undefined, depth = 0): Promise<ResourceStates> {
		const { document } = this;
		if (this.isLost(value)) return ALL_LOST;
		if (value instanceof Ref) return this.once(value.number, () => this.ofResources(document.get(value), depth + 1));
		if (!(value instanceof Dict) || depth > document.job.limits.formDepth) return ALL_SOUND;
		let [fonts, images, forms] = [this.stateOf(value.get('Font')), this.stateOf(value.get('XObject')), SOUND];
		await this.lookAt(this.valuesOf(value.get('Font')), async (font) => {
			fonts = Math.max(fonts, await this.ofFont(font));
		});
		await this.lookAt(this.drawnIn(value), async (item) => {
			const object = item instanceof Ref ? document.resolve(item) : null;
			const isForm = object instanceof Stream && isContent(object.dict);
			const state = await this.ofStream(item, isForm);
			if (isForm) forms = Math.max(forms, state);
			else images = Math.max(images, state);
			if (!(item instanceof Ref) || !(object instanceof Stream)) return;
			const inner = await this.once(item.number, () => this.ofDrawn(object, isForm, depth + 1));
			fonts = Math.max(fonts, inner.fonts);
			images = Math.max(images, inner.images);
			forms = Math.max(forms, inner.forms);
		});
		return { fonts, images, forms };
	}

	/** Images, forms, patterns that are drawn, and the groups whose colors are masks (ISO 32000-2, 8.7.3 and 11.6.5.2). */
	private *drawnIn(resources: Dict): Iterable<Value> {
		const { document } = this;
		yield* this.valuesOf(resources.get('XObject'));
		for (const pattern of this.valuesOf(resources.get('Pattern'))) if (document.resolve(pattern) instanceof Stream) yield pattern;
		for (const state of this.valuesOf(resources.get('ExtGState'))) {
			const group = document.dict(document.dict(state)?.get('SMask'))?.get('G');
			if (group !== undefined) yield group;
		}
	}

	/** The resources of a form, or the mask of an image. */
	private async ofDrawn({ dict }: Stream, isForm: boolean, depth: number): Promise<ResourceStates> {
		if (isForm) return this.ofResources(dict.get('Resources'), depth);
		const mask = dict.get('SMask');
		return { ...ALL_SOUND, images: mask instanceof Ref ? await this.ofStream(mask) : SOUND };
	}

	private valuesOf(category: Value | undefined): Iterable<Value> {
		return this.document.dict(category)?.values() ?? [];
	}

	/** Looks at values one by one, until the document has had as many looks as it may have. */
	private async lookAt(values: Iterable<Value>, look: (value: Value) => Promise<void>): Promise<void> {
		for (const value of values) {
			if (++this.looks > MOST_LOOKS) return;
			await look(value);
			const due = this.document.job.pace.step(COST);
			if (due) await due;
		}
	}

	private async once(number: number, find: () => Promise<ResourceStates>): Promise<ResourceStates> {
		const known = this.known.get(number);
		if (known) return known;
		this.known.set(number, ALL_SOUND);
		const found = await find();
		this.known.set(number, found);
		return found;
	}

	private async ofFont(value: Value): Promise<number> {
		if (!(value instanceof Ref)) return this.ofFontDictionary(value);
		let state = this.fonts.get(value.number);
		if (state === undefined) this.fonts.set(value.number, (state = await this.ofFontDictionary(value)));
		return state;
	}

	/** The state of a font, of its program and of what tells its letters. */
	private async ofFontDictionary(value: Value): Promise<number> {
		const { document } = this;
		if (this.isLost(value)) return LOST;
		const font = document.dict(value);
		const descendants = document.array(font?.get('DescendantFonts'))?.slice(0, 1) ?? [];
		if (descendants.some((one) => this.isLost(one))) return LOST;
		const descriptor = (document.dict(descendants[0]) ?? font)?.get('FontDescriptor');
		if (this.isLost(descriptor)) return LOST;
		const parts = ['FontFile', 'FontFile2', 'FontFile3'].map((key) => document.dict(descriptor)?.get(key));
		if (parts.some((part) => this.isLost(part))) return LOST;
		for (const part of parts) if (await this.streams.has(part)) return DAMAGED;
		if (await this.streams.has(font?.get('ToUnicode'), 'map')) return DAMAGED;
		return this.ofGlyphs(font?.get('CharProcs'));
	}

	/** The worst state of the content that draws glyphs (Type 3). */
	private async ofGlyphs(glyphs: Value | undefined): Promise<number> {
		let worst = SOUND;
		await this.lookAt(this.valuesOf(glyphs), async (glyph) => {
			if (worst === SOUND && (await this.streams.has(glyph, 'content'))) worst = DAMAGED;
		});
		return worst;
	}

	/** The state of a stream; `LOST` also if the reference leads to something else. */
	private async ofStream(value: Value, isContent = false): Promise<number> {
		if (!(value instanceof Ref)) return SOUND;
		if (!(this.document.resolve(value) instanceof Stream)) return LOST;
		return (await this.streams.has(value, isContent ? 'content' : 'data')) ? DAMAGED : SOUND;
	}

	private stateOf(value: Value | undefined): number {
		return this.isLost(value) ? LOST : SOUND;
	}

	/** Whether the value refers to an object that is not there. */
	private isLost(value: Value | undefined): boolean {
		return value instanceof Ref && this.document.resolve(value) === null;
	}
}
