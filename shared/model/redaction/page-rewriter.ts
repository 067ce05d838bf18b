/**
 * Writes pages again without glyphs. Forms that lose some are copied, and so are those that draw them: other pages, which may draw the
 * same forms, keep theirs. Copies that would be the same are shared (docs/semantics.md, §38.2).
 */
import { addToList } from '../../lists';
import type { PdfDocument } from '../../pdf/document';
import { Dict, isDict, isRef, type Ref, Stream, type Value } from '../../pdf/syntax/values';
import type { Cut } from '../cleaning/content/cuts';
import { packStream } from '../cleaning/hidden-content';
import { cutGlyphs } from './cut-glyphs';
import type { Removals } from './removals';
import type { Shown, Trace } from './trace';

/** The cost of a form, see `Pace`. */
const COST = 1000;
/** Of the compression of pages: a third of the time of the usual level, and data that is 3 % longer at most. */
const LEVEL = 3;

/** Pieces that go from the content of a page and its forms. */
export interface PageCuts {
	readonly removals: Removals;
	/** Further pieces, by stream. */
	readonly others: Map<number, readonly Cut[]>;
	/** Images that streams name in place of others, by stream. */
	readonly images: ReadonlyMap<number, ReadonlyMap<string, Ref>>;
}

export class PageRewriter {
	/** Copies of forms, by their number and all that goes from the forms of the page. */
	private readonly copies = new Map<string, Ref>();

	constructor(private readonly document: PdfDocument) {}

	private readonly unpacked: Ref[] = [];
	/** Every form that was made. */
	readonly made = new Set<number>();
	/** Forms of which pages have copies now. */
	readonly copied = new Set<number>();

	async page(index: number, traces: readonly Trace[], cuts: PageCuts): Promise<void> {
		const { document } = this;
		const { pages } = document;
		const contents = new Map(traces.flatMap(({ contents }) => [...contents]));
		const own = document.dict(pages.attribute(index, 'Resources'));
		const replaced = await this.copyForms(contents, traces, cuts, own);
		const patch: Record<string, Value> = {};
		const content = contents.get(0)!;
		const left = await this.without(0, content, traces, cuts);
		if (left !== content) patch['Contents'] = this.keepUnpacked(document.add(new Stream(new Dict(), left)));
		const resources = this.replaceIn(own, replaced, cuts.images.get(0));
		if (resources) patch['Resources'] = document.add(resources);
		if (Object.keys(patch).length > 0) pages.patch(index, patch);
		for (const item of document.array(document.entry(pages.number(index), 'Annots')) ?? []) this.annotation(item, replaced);
	}

	/** Content that is read again and may be written again is not compressed before that. */
	private keepUnpacked(content: Ref): Ref {
		this.unpacked.push(content);
		return content;
	}

	/** Compresses the content that was written, as far as it is still in use. */
	async pack(index: number): Promise<void> {
		const { document } = this;
		const contents = document.entry(document.pages.number(index), 'Contents');
		for (const written of this.unpacked.splice(0)) {
			const stream = document.get(written);
			if (!isRef(contents) || contents.number !== written.number) document.remove(written);
			else if (stream instanceof Stream) document.put(written, await packStream(document, stream, stream.data, LEVEL));
		}
	}

	/** Streams themselves lose glyphs, wherever they are drawn. */
	async inPlace(numbers: ReadonlyMap<number, number>, traces: readonly Trace[], cuts: PageCuts): Promise<void> {
		const { document } = this;
		const contents = new Map(traces.flatMap(({ contents }) => [...contents]));
		for (const [key, content] of contents) {
			const left = await this.without(key, content, traces, cuts);
			const stream = document.get(numbers.get(key) ?? key);
			if (left === content || !(stream instanceof Stream)) continue;
			document.put(numbers.get(key) ?? key, await packStream(document, stream, left));
		}
	}

	private async without(
		key: number,
		content: Uint8Array,
		traces: readonly Trace[],
		{ removals, others }: PageCuts,
	): Promise<Uint8Array> {
		const removed = removals.get(key);
		const more = others.get(key) ?? [];
		if (!removed && more.length === 0) return content;
		const shown = new Map<number, Shown>();
		for (const trace of traces)
			for (const one of trace.shown) if (one.stream === key && !shown.has(one.from)) shown.set(one.from, one);
		return cutGlyphs(this.document, content, shown, removed ?? new Map(), more);
	}

	/** The copies of the forms that lose something, and of those that draw them, by the numbers of the forms. */
	private async copyForms(
		contents: ReadonlyMap<number, Uint8Array>,
		traces: readonly Trace[],
		cuts: PageCuts,
		outer: Dict | undefined,
	): Promise<ReadonlyMap<number, Ref>> {
		const { document, copies } = this;
		const changed = this.changedForms(contents, cuts);
		const signature = changed.size === 0 ? '' : signatureOf(cuts);
		const replaced = new Map<number, Ref>();
		const fresh: number[] = [];
		for (const number of changed) {
			const key = `${number} ${signature}`;
			let copy = copies.get(key);
			if (!copy) {
				copies.set(key, (copy = document.add(null)));
				fresh.push(number);
			}
			replaced.set(number, copy);
			this.made.add(copy.number);
			this.copied.add(number);
		}
		for (const number of fresh) {
			const form = document.get(number) as Stream;
			const content = await this.without(number, contents.get(number)!, traces, cuts);
			const copy = await packStream(document, form, content);
			const images = cuts.images.get(number);
			// A form without resources uses those of the page.
			const given = document.dict(form.dict.get('Resources')) ?? (images ? outer : undefined);
			const resources = this.replaceIn(given, replaced, images);
			if (resources) copy.dict.set('Resources', resources);
			document.put(replaced.get(number)!, copy);
		}
		return replaced;
	}

	private changedForms(contents: ReadonlyMap<number, Uint8Array>, { removals, others }: PageCuts): Set<number> {
		const { document } = this;
		const drawnBy = new Map<number, number[]>();
		for (const number of contents.keys()) {
			const form = number > 0 ? document.get(number) : null;
			if (!(form instanceof Stream)) continue;
			for (const value of this.objectsIn(document.dict(form.dict.get('Resources'))).values())
				if (isRef(value)) addToList(drawnBy, value.number, number);
		}
		const isChanged = (number: number) => removals.has(number) || (others.get(number)?.length ?? 0) > 0;
		const open = [...contents.keys()].filter((number) => number > 0 && isChanged(number));
		const changed = new Set(open);
		for (let number = open.pop(); number !== undefined; number = open.pop())
			for (const outer of drawnBy.get(number) ?? [])
				if (!changed.has(outer)) {
					changed.add(outer);
					open.push(outer);
				}
		document.job.pace.add(contents.size * COST);
		return changed;
	}

	private objectsIn(resources: Dict | undefined): Dict {
		return this.document.dict(resources?.get('XObject')) ?? new Dict();
	}

	/** A copy of resources with the copies of forms; undefined if they have none of these. */
	private replaceIn(
		resources: Dict | undefined,
		replaced: ReadonlyMap<number, Ref>,
		images: ReadonlyMap<string, Ref> = new Map(),
	): Dict | undefined {
		const objects = this.objectsIn(resources);
		if (images.size === 0 && ![...objects.values()].some((value) => isRef(value) && replaced.has(value.number))) return undefined;
		const made = this.replaceAll(objects, replaced);
		for (const [name, image] of images) made.set(name, image);
		return new Dict(resources).set('XObject', made);
	}

	private replaceAll(dict: Dict, replaced: ReadonlyMap<number, Ref>): Dict {
		return new Dict([...dict].map(([key, value]) => [key, (isRef(value) ? replaced.get(value.number) : undefined) ?? value]));
	}

	private annotation(item: Value, replaced: ReadonlyMap<number, Ref>): void {
		const { document } = this;
		const annotation = document.dict(item);
		const looks = document.dict(annotation?.get('AP'));
		if (!isRef(item) || !annotation || !looks || replaced.size === 0) return;
		const made = this.replaceAll(looks, replaced);
		for (const [key, value] of looks) {
			const states = document.resolve(value);
			if (isDict(states)) made.set(key, this.replaceAll(states, replaced));
		}
		document.edit(item);
		annotation.set('AP', made);
	}
}

/** Two pages from whose forms the same goes have the same signature. */
function signatureOf({ removals, others }: PageCuts): string {
	const parts: string[] = [];
	for (const [stream, all] of removals) {
		if (stream === 0) continue;
		for (const [from, { glyphs }] of all) parts.push(`${stream}:${from}:${[...glyphs].sort((a, b) => a - b).join(',')}`);
	}
	for (const [stream, all] of others)
		if (stream !== 0) for (const { from, to, text } of all) parts.push(`${stream}-${from}-${to}-${text}`);
	return parts.sort().join(' ');
}
