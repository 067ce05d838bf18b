/**
 * The names in content (ISO 32000-2, 7.8.2), by which pages use their resources. A name counts wherever it is: too many keep a
 * resource that goes unused, too few would lose one.
 */
import type { PdfDocument } from '../../pdf/document';
import { skipRegular, SOLIDUS } from '../../pdf/syntax/characters';
import { readName } from '../../pdf/syntax/scalars';
import { isArray, isDict, isName, Stream, type Dict, type Value } from '../../pdf/syntax/values';
import { Allowance } from '../tree/removal';
import { isUnknown, namesOnce, type Names } from './known-names';
import { Resources } from './resource-lists';

/** The cost of data of which nothing is here, see `Pace`. */
const BEYOND = 1_000_000;
/** Bytes of content that are read between two pauses. */
const LONG = 1 << 21;

/** The resources that a stream draws. */
interface Content {
	/** Names that its own resources do not have. */
	readonly lacking: ReadonlySet<string>;
	/** Content streams among its own resources. */
	readonly draws: readonly Stream[];
}

export class ResourceUses {
	private readonly names = new Map<Stream, ReadonlySet<string> | undefined>();
	private readonly contents = new Map<Stream, Content | undefined>();
	/** The names in arrays of content streams, which pages may share. */
	private readonly lists = new WeakMap<readonly Value[], ReadonlySet<string> | undefined>();
	/** By the array of annotations, which pages may share. */
	private readonly appearances = new WeakMap<readonly Value[], readonly Stream[]>();
	private readonly allowance: Allowance;

	constructor(private readonly document: PdfDocument) {
		this.allowance = new Allowance(document);
	}

	/** The names in the content of a page; undefined if they cannot be told. */
	inContent(page: number): ReadonlySet<string> | undefined {
		const { document, lists } = this;
		const value = document.resolve(document.entry(page, 'Contents'));
		if (value instanceof Stream) return this.namesOf(value);
		if (!isArray(value)) return new Set();
		if (lists.has(value)) this.allowance.spend(lists.get(value)?.size ?? 0);
		else lists.set(value, this.inStreams(value));
		return lists.get(value);
	}

	private inStreams(contents: readonly Value[]): ReadonlySet<string> | undefined {
		const names = new Set<string>();
		for (const item of contents) {
			const stream = this.document.resolve(item);
			const found = stream instanceof Stream ? this.namesOf(stream) : [];
			if (!found) return undefined;
			for (const name of found) names.add(name);
		}
		return names;
	}

	/**
	 * The names in the content of a page, `drawn`, and those that its forms take from the page: a form without resources uses the
	 * page's, and readers look there for those that a form lacks. Undefined if they cannot be told.
	 */
	borrowed(page: number, resources: Resources, drawn: ReadonlySet<string>): ReadonlySet<string> | undefined {
		const names = new Set(drawn);
		const streams = new Set(this.appearancesWithoutResources(page));
		// Both sets grow while they are walked; what a stream lacks is looked up at once.
		const drawNamed = (name: string): boolean => {
			const found = this.drawnBy(resources.named(name));
			for (const stream of found ?? []) streams.add(stream);
			return found !== undefined;
		};
		for (const name of drawn) if (!drawNamed(name)) return undefined;
		for (const stream of streams) {
			const content = this.contentOf(stream);
			if (!content) return undefined;
			for (const inner of content.draws) streams.add(inner);
			for (const name of content.lacking) {
				if (names.has(name)) continue;
				names.add(name);
				if (!drawNamed(name)) return undefined;
			}
		}
		return names;
	}

	private contentOf(stream: Stream): Content | undefined {
		const { contents } = this;
		const known = contents.get(stream);
		if (known) this.allowance.spend(1 + known.lacking.size + known.draws.length);
		else if (!contents.has(stream)) contents.set(stream, this.readContent(stream));
		return contents.get(stream);
	}

	private readContent(stream: Stream): Content | undefined {
		const names = this.namesOf(stream);
		const own = this.document.dict(stream.dict.get('Resources'));
		if (!names || !own) return names && { lacking: names, draws: [] };
		const resources = new Resources(this.document, own);
		const lacking = new Set<string>();
		const values: Value[] = [];
		for (const name of names) {
			const named = resources.named(name);
			if (named.length === 0) lacking.add(name);
			for (const value of named) values.push(value);
		}
		const draws = this.drawnBy(values);
		return draws && { lacking, draws };
	}

	private appearancesWithoutResources(page: number): readonly Stream[] {
		const { document, appearances } = this;
		const annotations = document.array(document.entry(page, 'Annots')) ?? [];
		const known = appearances.get(annotations);
		if (known) {
			this.allowance.spend(known.length);
			return known;
		}
		const streams: Stream[] = [];
		for (const annotation of annotations)
			for (const value of document.dict(document.dict(annotation)?.get('AP'))?.values() ?? []) {
				const found = document.resolve(value);
				for (const state of isDict(found) ? found.values() : [found]) {
					const stream = document.resolve(state);
					if (stream instanceof Stream && !this.hasResources(stream.dict)) streams.push(stream);
				}
			}
		appearances.set(annotations, streams);
		return streams;
	}

	/** The content streams among resources: forms, tiling patterns, and the soft masks of graphics states; undefined if they cannot be told. */
	private drawnBy(resources: readonly Value[]): Stream[] | undefined {
		const { document } = this;
		const streams: Stream[] = [];
		for (const value of resources) {
			const found = document.resolve(value);
			const dict = document.dict(found);
			const subtype = document.resolve(dict?.get('Subtype'));
			// The glyphs of a font without resources of its own use the page's. They are not looked into.
			if (dict && isName(subtype, 'Type3') && !this.hasResources(dict)) return undefined;
			if (found instanceof Stream) {
				if (isName(subtype, 'Form') || document.resolve(found.dict.get('PatternType')) === 1) streams.push(found);
				continue;
			}
			const group = document.resolve(document.dict(dict?.get('SMask'))?.get('G'));
			if (group instanceof Stream) streams.push(group);
		}
		return streams;
	}

	private hasResources(dict: Dict): boolean {
		return this.document.dict(dict.get('Resources')) !== undefined;
	}

	/** Reads the content of a page that is so long that others must run meanwhile. */
	async prepare(page: number): Promise<void> {
		const { document, names } = this;
		const value = document.resolve(document.entry(page, 'Contents'));
		for (const item of isArray(value) ? value : [value]) {
			const stream = document.resolve(item);
			if (!(stream instanceof Stream) || names.has(stream) || !isUnknown(document, stream)) continue;
			const part = document.decodedPart(stream);
			if (!part?.whole || part.data.length < LONG) continue;
			const scan = new NameScan(part.data);
			while (scan.run(LONG)) {
				const due = document.job.pace.step(LONG);
				if (due) await due;
			}
			names.set(
				stream,
				namesOnce(document, stream, () => scan.names),
			);
		}
	}

	/** The names in the data of a stream; undefined if it cannot be decoded to its end. */
	private namesOf(stream: Stream): ReadonlySet<string> | undefined {
		const { names } = this;
		// Thousands of pages can share thousands of streams.
		if (names.has(stream)) this.allowance.spend(1 + (names.get(stream)?.size ?? 0));
		else {
			const { document } = this;
			const find = (): Names => {
				const part = document.decodedPart(stream);
				// Data beyond a bound was decoded up to it, and is not here.
				document.job.pace.add(part?.data.length || BEYOND);
				if (!part?.whole) return undefined;
				const scan = new NameScan(part.data);
				scan.run(Infinity);
				return scan.names;
			};
			names.set(stream, namesOnce(document, stream, find));
		}
		return names.get(stream);
	}
}

/** Wherever a solidus is, in strings and comments too: where those end, readers may not agree. A name may be empty (7.3.5). */
class NameScan {
	readonly names = new Set<string>();
	private at = 0;

	constructor(private readonly content: Uint8Array) {}

	/** Looks at the next bytes, about. Returns whether there are more. */
	run(bytes: number): boolean {
		const { content, names } = this;
		const end = this.at + bytes;
		let { at } = this;
		for (at = content.indexOf(SOLIDUS, at); at >= 0 && at < end; at = content.indexOf(SOLIDUS, at)) {
			const start = at + 1;
			at = skipRegular(content, start, content.length);
			names.add(readName(content, start, at));
		}
		this.at = at;
		return at >= 0;
	}
}
