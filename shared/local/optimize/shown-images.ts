/** How large the pages show each image, layers that are off included (docs/semantics.md, §37.2). */
import type { ContentOperators } from '../../model/content/operators';
import type { Observer } from '../../model/interpreter/observer';
import { PageContentReader } from '../../model/interpreter/page-content';
import type { Scope } from '../../model/interpreter/scope';
import type { GlyphSink } from '../../model/interpreter/style';
import type { TextState } from '../../model/interpreter/text-state';
import { Layers } from '../../model/layers/layers';
import type { PdfDocument } from '../../pdf/document';
import { objectsWithAnyName } from '../../pdf/read/name-search';
import { Dict, isRef, Stream, type Ref, type Value } from '../../pdf/syntax/values';

/** Bytes of data from which on an inline image is moved: an object takes some itself. */
const LARGE = 4096;

export const isLargeInline = ({ operator, dataStart, dataEnd }: ContentOperators): boolean =>
	operator === 'BI' && dataStart >= 0 && dataEnd - dataStart >= LARGE;

/** Where an image is shown largest, in points. */
export interface Shown {
	readonly width: number;
	readonly height: number;
}

export interface ShownImages {
	/** By object number, in the order in which they are shown first. */
	readonly sizes: ReadonlyMap<number, Shown>;
	/** Their soft masks, which no page shows itself. */
	readonly masks: ReadonlyMap<number, Shown>;
	/** Images within the content of pages. */
	readonly inline: number;
	/** Pages with large ones, in forms perhaps, counted from 0. */
	readonly inlinePages: ReadonlySet<number>;
	/** Images and forms that patterns and glyphs draw. */
	readonly elsewhere: ReadonlySet<number>;
}

/** A reader can turn layers on. */
class AllLayers extends Layers {
	override isOff(): boolean {
		return false;
	}
}

/**
 * @param known images that are drawn elsewhere, if the document was measured before
 * @returns with images that patterns and glyphs draw as well, at any size, because it is not known
 */
export async function measureImages(document: PdfDocument, known?: ReadonlySet<number>): Promise<ShownImages> {
	const found = new Measured();
	const contents = new PageContentReader(document, new AllLayers(document));
	for (let index = 0; index < document.pages.count; index++) {
		found.page = index;
		await contents.read(index, found, found);
	}
	// Objects that were changed count as such that may draw anything.
	const elsewhere = known ?? (await drawnElsewhere(document));
	for (const number of elsewhere) found.sizes.delete(number);
	for (const [number, shown] of found.sizes) found.enlarge(found.masks, maskOf(document, number), shown);
	for (const number of elsewhere) found.masks.delete(maskOf(document, number)?.number ?? -1);
	for (const number of [...found.sizes.keys(), ...elsewhere]) found.masks.delete(number);
	for (const number of elsewhere) found.sizes.set(number, { width: Infinity, height: Infinity });
	return Object.assign(found, { elsewhere });
}

function maskOf(document: PdfDocument, number: number): Ref | undefined {
	const stream = document.get(number);
	const mask = stream instanceof Stream ? stream.dict.get('SMask') : undefined;
	return isRef(mask) ? mask : undefined;
}

/** Drawings keep as many pixels per inch as one bit needs. */
export const SHARP_RESOLUTION = 300;
/** An image that has hardly more pixels than are needed keeps all of them: fewer would blur it and save little. */
const NEARLY = 0.9;

/** The part of its pixels, in each direction, that an image needs at this resolution. */
export function scaleOf(image: Shown, shown: Shown, resolution: number): number {
	const scale = needOf(image, shown, resolution);
	return scale < NEARLY ? scale : 1;
}

/** The same, more than 1 where an image has fewer pixels than that. */
export function needOf(image: Shown, shown: Shown, resolution: number): number {
	const needed = (points: number, pixels: number): number => ((points / 72) * resolution) / pixels;
	return Math.max(needed(shown.width, image.width), needed(shown.height, image.height));
}

class Measured implements GlyphSink, Observer {
	readonly sizes = new Map<number, Shown>();
	readonly masks = new Map<number, Shown>();
	inline = 0;
	readonly inlinePages = new Set<number>();
	page = 0;

	glyph(): void {}

	takes(operators: ContentOperators, _state: TextState, _scope: Scope): void {
		if (operators.operator === 'BI') this.inline++;
		if (isLargeInline(operators)) this.inlinePages.add(this.page);
	}

	image({ matrix: [a, b, c, d] }: TextState, value: Value | undefined): void {
		this.enlarge(this.sizes, isRef(value) ? value : undefined, { width: Math.hypot(a, b), height: Math.hypot(c, d) });
	}

	enlarge(sizes: Map<number, Shown>, image: Ref | undefined, { width, height }: Shown): void {
		if (!image) return;
		const before = sizes.get(image.number);
		sizes.set(image.number, { width: Math.max(before?.width ?? 0, width), height: Math.max(before?.height ?? 0, height) });
	}
}

/** The cost of an object that is looked at, see `Pace`. */
const COST = 2000;

/** The XObjects of tiling patterns, of glyphs and of soft masks of the graphics state, and of the forms that they draw. */
async function drawnElsewhere(document: PdfDocument): Promise<Set<number>> {
	const waiting: Value[] = [];
	const add = (dict: Dict | undefined): void => {
		for (const value of document.dict(document.dict(dict?.get('Resources'))?.get('XObject'))?.values() ?? []) waiting.push(value);
	};
	for (const number of await objectsWithAnyName(document, ['PatternType', 'CharProcs', 'Luminosity', 'Alpha'])) {
		const due = document.job.pace.step(COST);
		if (due) await due;
		const value = document.get(number);
		const dict = value instanceof Stream ? value.dict : value instanceof Dict ? value : undefined;
		add(dict);
		const mask = document.dict(dict?.get('SMask'));
		for (const group of [dict?.get('G'), mask?.get('G')]) if (group !== undefined) waiting.push(group);
	}
	const seen = new Set<number>();
	for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
		if (!isRef(value) || seen.has(value.number)) continue;
		seen.add(value.number);
		const due = document.job.pace.step(COST);
		if (due) await due;
		const stream = document.resolve(value);
		if (stream instanceof Stream) add(stream.dict);
	}
	return seen;
}
