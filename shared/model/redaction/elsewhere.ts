/** All places besides what pages show: strings, names, content that no page shows, and other streams (docs/semantics.md, §38.3). */
import { greatest } from '../../lists';
import { OctavoError } from '../../contract/errors';
import type { PdfDocument } from '../../pdf/document';
import { packData, withData } from '../../pdf/filters/stream-data';
import type { Pace } from '../../pace/pace';
import { mark } from '../../pdf/reachability';
import { codingOf } from '../../pdf/read/coding';
import { asBuffer } from '../../pdf/syntax/characters';
import { Dict, isName, Stream, type Value } from '../../pdf/syntax/values';
import { removeCuts } from '../cleaning/content/cuts';
import { withoutComments } from '../cleaning/content/comments';
import { packStream } from '../cleaning/hidden-content';
import { isMetadataStream } from '../metadata/remove';
import { readPart } from '../content/whole-data';
import { combAppearances } from './residue/comb-fields';
import { emptyStrings } from './content-strings';
import { findStreams, type Streams } from './content-streams';
import { eitherOf, withoutSpans, type Find, type Searching } from './residue/find';
import { addFlatMatches, addSpacedMatches } from './flat-text';
import { cutLists } from './lists';
import type { Choose } from './page-redaction';
import type { PageRewriter } from './page-rewriter';
import type { Place } from './places';
import {
	commentsOf,
	textOfProfile,
	textOfProgram,
	withoutCMapNames,
	withoutCMapWords,
	withoutMapped,
	withoutText,
} from './residue/binary-text';
import { oddWords, readContentWords, renameInContent } from './residue/content-words';
import type { FontUse } from './residue/font-use';
import { Renaming } from './residue/renaming';
import { addRemovals, type Removals } from './removals';
import { namesOfXml, withoutNamespaces } from './residue/xml-names';
import { foldText } from './residue/plain-text';
import { readings } from './residue/readings';
import { countIn, isFoundIn } from './strings';
import { isReadableText } from './residue/readable';
import { endBeforeText } from './residue/beyond';
import { StringSweep } from './string-sweep';
import { completeGlyphs, TracedPages } from './traced-pages';

/** How much was found, by place. */
export type FoundAt = Map<Place, number>;

/** The cost of a stream besides its data, see `Pace`. */
const COST = 100;

export class Elsewhere {
	readonly found: FoundAt = new Map();
	/** How much was found so far, words that become names included. */
	private findings = 0;

	private readonly renaming: Renaming;
	private readonly traced: TracedPages;

	constructor(
		private readonly document: PdfDocument,
		private readonly searching: Searching,
		private readonly choose: Choose,
		/** Objects of pages that were not chosen. */
		private readonly stays: Uint8Array,
		/** Writes the streams again; without it, everything is only looked at. */
		private readonly rewriter?: PageRewriter,
		/** Takes the glyphs that are shown, and those that go. */
		private readonly use?: FontUse,
	) {
		this.renaming = new Renaming(searching.inNames);
		this.traced = new TracedPages(document);
	}

	/** `read`: forms whose content was read on pages. */
	async run(read: ReadonlySet<number>): Promise<void> {
		const { document, stays, renaming } = this;
		const { live } = await mark(document);
		const isMeant = (number: number) => live[number] === 1 && stays[number] !== 1;
		const streams = await findStreams(document, live.length, isMeant);
		for (const [number, resources] of streams.content)
			if (isMeant(number) && !read.has(number)) await this.content(number, resources);
		for (const [number, resources] of await combAppearances(document))
			if (isMeant(number)) await this.content(number, resources, true);
		for (let number = 1; number < live.length; number++) {
			if (!isMeant(number) || !document.isStream(number)) continue;
			await this.data(number, streams);
			await this.dataBeyond(number);
			// Data that gives nothing took time, too.
			const due = document.job.pace.step(COST);
			if (due) await due;
		}
		for (let number = 1; number < live.length; number++) if (isMeant(number)) await renaming.note(document, document.get(number));
		await renaming.settle();
		this.note('names', renaming.count);
		if (this.rewriter && renaming.count > 0) await this.renameContent(live);
		await new StringSweep(document, this.searching, renaming, this.rewriter !== undefined, (place) => this.note(place)).run(
			live,
			isMeant,
		);
	}

	/** Names are the same in all content: pages may share what they name. */
	private async renameContent(live: Uint8Array): Promise<void> {
		const { document, renaming } = this;
		const { content, pages } = await findStreams(document, live.length, (number) => live[number] === 1);
		for (const number of new Set([...content.keys(), ...pages])) {
			const stream = document.get(number);
			if (!(stream instanceof Stream)) continue;
			const data = await this.decoded(stream);
			const left = await renameInContent(data, renaming, document.job.pace);
			if (left !== data) document.put(number, await packStream(document, stream, left));
		}
	}

	private note(place: Place, count = 1): void {
		this.findings += count;
		if (count > 0) this.found.set(place, (this.found.get(place) ?? 0) + count);
	}

	/** Content that no page shows, or that a page shows only in parts; `isSpaced`: its letters are far apart. */
	private async content(number: number, resources: Value | undefined, isSpaced = false): Promise<void> {
		const { document, searching } = this;
		const { pace } = document.job;
		const stream = document.get(number);
		if (!(stream instanceof Stream)) return;
		const content = await this.decoded(stream);
		const text = await this.traced.stream(content, resources);
		const { glyphs, count } = await this.choose(text, false);
		const before = glyphs.size;
		await addFlatMatches(text.trace, searching, glyphs, pace);
		if (isSpaced) await addSpacedMatches(text.trace, searching.inText, glyphs, pace);
		const others = await cutLists(document, [text.trace], searching.inText);
		this.note('content that no page shows', Math.max(count, Number(glyphs.size > before)) + others.size);
		await completeGlyphs(text, glyphs, pace);
		await this.use?.note(text.trace, pace, glyphs);
		if (!this.rewriter || (glyphs.size === 0 && others.size === 0)) return;
		const removals: Removals = new Map();
		await addRemovals(removals, text.trace, glyphs, pace);
		await this.rewriter.inPlace(new Map([[0, number]]), [text.trace], { removals, others, images: new Map() });
	}

	private async decoded(stream: Stream): Promise<Uint8Array> {
		const part = await readPart(this.document, stream);
		if (!part) throw unreadable();
		return part.data;
	}

	/** The data of a stream: what content has besides text that it shows, and data of any other kind. */
	private async data(number: number, { content, fonts, pages }: Streams): Promise<void> {
		const { document } = this;
		const stream = document.get(number);
		if (!(stream instanceof Stream)) return;
		const { dict } = stream;
		const key = fonts.get(number);
		if (key !== undefined) await this.once(stream, key, (data) => this.fontData(number, stream, key, data));
		else if (isFile(document, dict)) {
			// Files go afterwards.
			if (!this.rewriter) await this.otherData(number, stream);
		} else if (isSamples(document, dict)) await this.colorData(number, stream);
		else if (content.has(number) || pages.has(number))
			await this.once(stream, 'content', (data) => this.hiddenStrings(number, stream, data));
		else await this.otherData(number, stream);
	}

	/** Searches the data of a stream, unless the very same data was searched in the same way before, and had nothing. */
	private async once(stream: Stream, way: string, search: (data: Uint8Array | undefined) => Promise<void>): Promise<void> {
		const { document, searching } = this;
		const { clean } = searching;
		const coding = codingOf(document, stream.dict);
		const encoded = document.encoded(stream);
		const due = document.job.pace.step(encoded.length);
		if (due) await due;
		const markNow = () => (coding === undefined ? undefined : clean.markOf(encoded, `${way} ${coding}`));
		const mark = markNow();
		if (mark !== undefined && clean.has(mark)) return;
		const before = this.findings;
		const data = (await readPart(document, stream))?.data;
		await search(data);
		// Texts that were found meanwhile may be looked for, too.
		if (mark !== undefined && data && this.findings === before && markNow() === mark) clean.add(mark);
	}

	/** Comments, and strings that no operator shows. */
	private async hiddenStrings(number: number, stream: Stream, content: Uint8Array | undefined): Promise<void> {
		if (!content) throw unreadable();
		const { document, rewriter } = this;
		const { inCodes, inNames, inText } = this.searching;
		const { pace } = document.job;
		const found = await readContentWords(content, pace);
		const hasComments = found.comments.length > 0 && (await isFoundIn(Buffer.concat(found.comments), inText, pace));
		const strings = (await inCodes(found.strings)).length;
		const { names, cuts } = await oddWords(content, found, inNames, inCodes, pace);
		for (const name of names) this.renaming.add(name);
		this.findings += names.length;
		if (hasComments) this.note('comments of content');
		this.note('content that no page shows', strings + cuts.length);
		if (!rewriter || (!hasComments && strings === 0 && cuts.length === 0)) return;
		const known = cuts.length > 0 ? await removeCuts(content, cuts, pace) : content;
		const emptied = strings > 0 ? await emptyStrings(known, inCodes, pace) : known;
		const left = hasComments ? (await withoutComments(emptied, pace)).content : emptied;
		document.put(number, await packStream(document, stream, left));
	}

	/** Programs of fonts, and maps to Unicode. */
	private async fontData(number: number, stream: Stream, key: string, given: Uint8Array | undefined): Promise<void> {
		const { inCodes, inText } = this.searching;
		if (key.startsWith('FontFile')) return this.overwrite(number, stream, given, textOfProgram);
		if (key !== 'ToUnicode' && key !== 'CMap') return;
		await this.overwrite(number, stream, given, commentsOf);
		const changed = this.document.get(number) as Stream;
		const data = changed === stream ? given : (await readPart(this.document, changed))?.data;
		if (!data) return;
		const { pace } = this.document.job;
		const due = pace.step(data.length);
		if (due) await due;
		const left = await withoutMapped(data, inText, pace);
		const named = await withoutCMapNames(left ?? data, inCodes, pace);
		if (left || named) await this.replace(number, changed, named ?? left!);
		if (await isFoundIn(await withoutCMapWords(named ?? left ?? data, pace), inCodes, pace, false)) this.note('names');
	}

	/** Color profiles and functions; the samples of images have no text. */
	private async colorData(number: number, stream: Stream): Promise<void> {
		const { document } = this;
		const type = document.resolve(stream.dict.get('FunctionType'));
		if (type === 4) await this.once(stream, 'function', (data) => this.overwrite(number, stream, data, commentsOf));
		else if (
			typeof type !== 'number' &&
			!isName(document.resolve(stream.dict.get('Subtype')), 'Image') &&
			!stream.dict.has('ShadingType')
		)
			await this.once(stream, 'profile', (data) => this.overwrite(number, stream, data, textOfProfile));
	}

	/** Text after the end of encoded data, which no filter reads. */
	private async dataBeyond(number: number): Promise<void> {
		const { document, searching } = this;
		const stream = document.get(number);
		if (!(stream instanceof Stream) || !stream.dict.has('Filter')) return;
		const end = await endBeforeText(document, stream, searching.inCodes);
		if (end === undefined) return;
		this.note('streams');
		const left = new Stream(new Dict(stream.dict), document.encoded(stream).slice(0, end));
		if (this.rewriter) document.put(number, left);
	}

	private async overwrite(
		number: number,
		stream: Stream,
		data: Uint8Array | undefined,
		rangesOf: (data: Uint8Array) => (readonly [number, number])[] | undefined,
	): Promise<void> {
		if (!data) return;
		const due = this.document.job.pace.step(data.length);
		if (due) await due;
		const ranges = rangesOf(data);
		if (!ranges) return this.otherData(number, stream);
		if (ranges.length === 0) return;
		const left = await withoutText(data, ranges, this.searching.inCodes);
		if (left) await this.replace(number, stream, left);
	}

	private async replace(number: number, stream: Stream, data: Uint8Array): Promise<void> {
		const { document } = this;
		this.note('fonts and colors');
		if (this.rewriter) document.put(number, await packData(stream, data, document.job));
	}

	private otherData(number: number, stream: Stream): Promise<void> {
		const place = isMetadataStream(stream) ? 'metadata' : 'streams';
		return this.once(stream, place, (data) => this.dataIn(place, number, stream, data));
	}

	private async dataIn(
		place: 'metadata' | 'streams',
		number: number,
		stream: Stream,
		data: Uint8Array | undefined,
	): Promise<void> {
		const { document, rewriter } = this;
		const { inText, inCodes } = this.searching;
		if (!data) throw new OctavoError('redaction_incomplete', 'A stream cannot be read, because its compression is not known');
		const find = place === 'metadata' ? inText : isReadableText(data) ? eitherOf(inText, inCodes) : inCodes;
		const { pace } = document.job;
		const counts: number[] = [];
		const searched = place === 'metadata' ? withoutNamespaces(data) : data;
		const inNames = place === 'metadata' ? (await inCodes(await namesOfXml(data, pace))).length : 0;
		const isFolded = find !== inCodes && (await isFoundFolded(searched, find, pace));
		counts.push(inNames, Number(isFolded));
		for await (const reading of readings(searched, pace)) {
			counts.push(await countIn(reading, find, pace, find !== inCodes));
			const due = pace.step(data.length);
			if (due) await due;
		}
		this.note(place, greatest(counts));
		if (!rewriter || counts.every((count) => count === 0)) return;
		const spans = await find(asBuffer(searched).toString('latin1'));
		const left = Buffer.from(withoutSpans(asBuffer(data).toString('latin1'), spans), 'latin1');
		const searchedAgain = place === 'metadata' ? withoutNamespaces(left) : left;
		const isLeft =
			inNames > 0 ||
			(await isFoundFolded(searchedAgain, find, pace)) ||
			(await isFoundIn(searchedAgain, find, pace, find !== inCodes));
		if (isLeft) document.remove(number);
		else document.put(number, withData(stream, left, { compress: false }));
	}
}

const unreadable = (): Error =>
	new OctavoError('redaction_incomplete', 'A content stream cannot be read, because its compression is not known');

/** Whether text in UTF-8 has it in a plain form. */
async function isFoundFolded(data: Uint8Array, find: Find, pace: Pace): Promise<boolean> {
	const plain = await foldText(asBuffer(data).toString('utf8'), pace);
	return plain !== undefined && (await find(plain.text)).length > 0;
}

/** Numbers and pixels: images, functions, shadings, color profiles. */
function isSamples(document: PdfDocument, dict: Dict): boolean {
	return (
		['FunctionType', 'ShadingType', 'N'].some((key) => typeof document.resolve(dict.get(key)) === 'number') ||
		isName(document.resolve(dict.get('Subtype')), 'Image')
	);
}

/** An embedded file: a document with one is refused, unless it goes. */
const isFile = (document: PdfDocument, dict: Dict): boolean => isName(document.resolve(dict.get('Type')), 'EmbeddedFile');
