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
import { Dict, isRef, Stream, type Value } from '../../pdf/syntax/values';

/** Where an image is shown largest, in points. */
export interface Shown {
	readonly width: number;
	readonly height: number;
}

export interface ShownImages {
	/** By object number, in the order in which they are shown first. */
	readonly sizes: ReadonlyMap<number, Shown>;
	/** Images within the content of pages. */
	readonly inline: number;
}

/** A reader can turn layers on. */
class AllLayers extends Layers {
	override isOff(): boolean {
		return false;
	}
}

/** @returns without images that patterns and glyphs draw as well, whose sizes are not known */
export async function measureImages(document: PdfDocument): Promise<ShownImages> {
	const found = new Measured();
	const contents = new PageContentReader(document, new AllLayers(document));
	for (let index = 0; index < document.pages.count; index++) await contents.read(index, found, found);
	for (const number of await drawnElsewhere(document)) found.sizes.delete(number);
	return found;
}

class Measured implements GlyphSink, Observer {
	readonly sizes = new Map<number, Shown>();
	inline = 0;

	glyph(): void {}

	takes({ operator }: ContentOperators, _state: TextState, _scope: Scope): void {
		if (operator === 'BI') this.inline++;
	}

	image({ matrix: [a, b, c, d] }: TextState, value: Value | undefined): void {
		if (!isRef(value)) return;
		const before = this.sizes.get(value.number);
		const [width, height] = [Math.hypot(a, b), Math.hypot(c, d)];
		this.sizes.set(value.number, { width: Math.max(before?.width ?? 0, width), height: Math.max(before?.height ?? 0, height) });
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
