/**
 * A page's new /Contents: its own content, isolated so that it cannot disturb the stamp, and the stamp before or after it.
 * The page's own streams are left as they are wherever that is possible, and the streams around them are shared by all pages
 * that they fit (docs/semantics.md, §7.2 and §20.1).
 */
import type { PdfDocument } from '../../pdf/document';
import { FINGERPRINT_START, addToFingerprint } from '../../pdf/fingerprint';
import { dict, isRef, name, Ref, Stream, type Value } from '../../pdf/syntax/values';
import type { DecodedPart } from '../../pdf/read/decode-stream';
import { mediaBoxOf } from '../geometry/page-geometry';
import {
	balanceAtEase,
	balanceOf,
	continueBalance,
	NOTHING_OPEN,
	withoutExcess,
	withoutWrong,
	type Balance,
	type Open,
} from './content-balance';
import { joinOperators } from './joined-content';
import { LONG, packContent } from './packed-content';
import type { Addition } from './page-resources';
import type { SurveyedPage } from './survey';

/**
 * Inflating and reading every content stream of a large document costs several times what stamping it costs, and what a page leaves
 * open is a habit of the program that wrote it. So of many pages with the same form, the first ones are inspected, then one in each
 * `INSPECTED_EVERY`; and all of them as soon as one is found that leaves something open. In a damaged document every page is inspected.
 */
const INSPECTED_ALL = 1000;
const INSPECTED_FIRST = 128;
const INSPECTED_EVERY = 32;

/** More saved states or marked-content sequences than these are not closed one by one. */
const MOST_OPEN = 64;

/** The name of a page's own content where it had to become a form. */
const OWN_CONTENT = 'OctavoPageContent';

interface Look {
	readonly balance: Balance;
	/** Whether the stream's data could be decoded to its end. */
	readonly isWhole: boolean;
}

const UNKNOWN: Look = { balance: balanceOf(new Uint8Array(0)), isWhole: true };

/** Shared by all streams that are made: saving adds what they need to copies. */
const NO_ENTRIES = dict({});

/** A page's own content, so that a stamp may follow it. */
export interface Isolated {
	readonly streams: readonly Ref[];
	/** Operators that must follow these streams. */
	readonly closing: string;
	/** A form that holds the content, where it had to become one. */
	readonly form?: Addition;
}

export class PageContents {
	private readonly looks = new Map<number, Look>();
	/** Streams that were made, by a fingerprint of their data: ten thousand page numbers would be much to keep as text. */
	private readonly made = new Map<number, number>();
	private readonly forms = new Map<string, Ref>();
	private readonly mendedStreams = new Map<string, Ref>();
	/** Bytes of content that were looked at and not yet counted as work. */
	private inspected = 0;
	private isInspected = false;
	/** Fingerprints of pages that are known to leave something open. */
	private readonly leavingOpen = new Set<number>();

	constructor(private readonly document: PdfDocument) {}

	/** Finds out which kinds of pages have to be looked at one by one. */
	async inspect(pages: readonly SurveyedPage[]): Promise<void> {
		const { job, suspect } = this.document;
		this.isInspected = true;
		const seen = new Map<number, number>();
		for (const { form, contents } of pages) {
			const count = seen.get(form) ?? 0;
			seen.set(form, count + 1);
			const sampled = pages.length > INSPECTED_ALL && !suspect;
			const skipped = sampled && count >= INSPECTED_FIRST && count % INSPECTED_EVERY !== 0;
			if (skipped || this.leavingOpen.has(form)) continue;
			const streams = this.streamsOf(contents);
			await this.lookAtEase(streams);
			const { states, marked, text, excess, tail, stops } = this.open(streams);
			if (states || marked || text || excess || tail || stops || !this.isWhole(streams)) this.leavingOpen.add(form);
			const due = job.pace.step(20_000 + this.inspected);
			this.inspected = 0;
			if (due) await due;
		}
	}

	/** The page's own content, to be followed by a stamp in the state in which the page began. */
	async isolated(page: SurveyedPage): Promise<Isolated> {
		const { contents, form } = page;
		if (!this.leavingOpen.has(form)) {
			return { streams: [this.stream('q\n'), ...this.streamsOf(contents)], closing: closing(NOTHING_OPEN) };
		}
		const own = this.streamsOf(contents);
		const { isWhole, isKnown } = await this.condition(own);
		const streams = isKnown ? await this.mended(own) : own;
		const open = this.open(streams);
		const cannotBeClosed = open.tail !== '' || open.stops || open.states > MOST_OPEN || open.marked > MOST_OPEN;
		if (isKnown && (cannotBeClosed || !isWhole))
			// The marked content of a tagged page would belong to the form (ISO 32000-2, 14.7.5.4), so it stays in the page.
			return this.isTagged(page) ? await this.rewritten(streams) : await this.asForm(page, streams, open);
		const kept = open.excess === 0 ? streams : await this.withoutExcess(streams);
		return { streams: [this.stream('q\n'), ...kept], closing: closing(open) };
	}

	/** Whether an inspection found that pages like this one leave nothing open. */
	isOrderly({ form }: SurveyedPage): boolean {
		return this.isInspected && !this.leavingOpen.has(form);
	}

	/** The page's own content streams, in order. */
	own({ contents }: SurveyedPage): readonly Ref[] {
		return this.streamsOf(contents);
	}

	/** Whether these streams can be decoded to their end, whether all filters are known, and what they leave open. */
	async condition(
		streams: readonly Ref[],
	): Promise<{ readonly isWhole: boolean; readonly isKnown: boolean; readonly open: Open }> {
		await this.lookAtEase(streams);
		const isKnown = streams.every((stream) => this.look(stream) !== UNKNOWN);
		return { isWhole: this.isWhole(streams), isKnown, open: this.open(streams) };
	}

	/** Decoded content, as far as it can be decoded: one stream after the other, with an end of line between them. */
	async content(streams: readonly Ref[]): Promise<Uint8Array> {
		const parts = await this.decodedAll(streams);
		return Buffer.concat(parts.flatMap((part, index) => (index > 0 ? [LINE_FEED, part] : [part])));
	}

	/** The data of each of the streams, letting others run between them: a damaged one takes long. */
	private async decodedAll(streams: readonly Ref[]): Promise<Uint8Array[]> {
		const { pace } = this.document.job;
		const parts: Uint8Array[] = [];
		for (const ref of streams) {
			parts.push(this.decoded(ref)?.data ?? new Uint8Array(0));
			const due = pace.step(STREAM);
			if (due) await due;
		}
		return parts;
	}

	/** A stream of these operators, shared by all pages that need the same. */
	stream(operators: string): Ref {
		const { document, made } = this;
		const data = Buffer.from(operators, 'latin1');
		const key = fingerprint(data);
		const known = made.get(key);
		const other = known === undefined ? undefined : document.edited.get(known);
		if (other instanceof Stream && data.equals(other.data)) return new Ref(known!);
		const ref = document.add(new Stream(NO_ENTRIES, data));
		made.set(key, ref.number);
		return ref;
	}

	/** Content streams, in order. Values that do not refer to a stream are left out, as viewers do. */
	private streamsOf(contents: Value | undefined): Ref[] {
		const { document } = this;
		const isStream = (value: Value | undefined): value is Ref => isRef(value) && document.isStream(value.number);
		return isStream(contents) ? [contents] : (document.array(contents) ?? []).filter(isStream);
	}

	private isTagged({ index }: SurveyedPage): boolean {
		return this.document.entry(this.document.pages.number(index), 'StructParents') !== undefined;
	}

	private open(streams: readonly Ref[]): Open {
		return streams.reduce((open, stream) => continueBalance(open, this.look(stream).balance), NOTHING_OPEN);
	}

	private isWhole(streams: readonly Ref[]): boolean {
		return streams.every((stream) => this.look(stream).isWhole);
	}

	/** Looks at streams that are long, letting others run. */
	private async lookAtEase(streams: readonly Ref[]): Promise<void> {
		for (const ref of streams) {
			if (this.looks.has(ref.number)) continue;
			const decoded = this.decoded(ref);
			if (decoded && decoded.data.length > LONG) {
				const balance = await balanceAtEase(decoded.data, this.document.job.pace);
				this.looks.set(ref.number, { balance, isWhole: decoded.whole });
			} else this.noteLook(ref, decoded);
			const due = this.document.job.pace.step(STREAM);
			if (due) await due;
		}
	}

	private look(ref: Ref): Look {
		return this.looks.get(ref.number) ?? this.noteLook(ref, this.decoded(ref));
	}

	private noteLook(ref: Ref, decoded: DecodedPart | undefined): Look {
		this.inspected += decoded?.data.length ?? 0;
		const look = decoded ? { balance: balanceOf(decoded.data), isWhole: decoded.whole } : UNKNOWN;
		this.looks.set(ref.number, look);
		return look;
	}

	/** Undefined for a filter that is not ours: viewers may know it. */
	private decoded(ref: Ref): DecodedPart | undefined {
		const stream = this.document.get(ref);
		return stream instanceof Stream ? this.document.decodedPart(stream) : undefined;
	}

	/** Within our `q`, a restore too many would undo what the page has set up: it is blanked out, in a copy. */
	private async withoutExcess(streams: readonly Ref[]): Promise<Ref[]> {
		let open = NOTHING_OPEN;
		const kept: Ref[] = [];
		for (const ref of streams) {
			const before = open;
			open = continueBalance(open, this.look(ref).balance);
			const content = open.excess > before.excess ? this.decoded(ref)?.data : undefined;
			kept.push(content ? await this.packed(await withoutExcess(content, before.states, this.document.job.pace)) : ref);
		}
		return kept;
	}

	/**
	 * Content at which a reader stops, in one stream: operators that begin in one stream and end in the next are whole, and operators that
	 * do not exist are left out. All readers pass over these until they are too many or too long.
	 */
	private async mended(streams: readonly Ref[]): Promise<readonly Ref[]> {
		if (!this.open(streams).stops) return streams;
		const key = keyOfStreams(streams);
		let ref = this.mendedStreams.get(key);
		if (!ref) {
			const { pace } = this.document.job;
			ref = await this.packed(await withoutWrong(joinOperators(await this.decodedAll(streams)), ['unknown'], pace));
			await this.lookAtEase([ref]);
			this.mendedStreams.set(key, ref);
		}
		return [ref];
	}

	/** The content as a form, so that its errors end with the form. */
	private async asForm(page: SurveyedPage, streams: readonly Ref[], open: Open): Promise<Isolated> {
		const { document } = this;
		const resources = isRef(page.resources) ? page.resources.number : this.idOf(page.resources);
		const box = mediaBoxOf(document, page.index);
		const key = `${keyOfStreams(streams)}|${resources}|${box.join(' ')}`;
		let ref = this.forms.get(key);
		if (!ref) {
			const content = await this.content(streams);
			ref = await this.packed(open.excess === 0 ? content : await withoutExcess(content, 0, document.job.pace), {
				Type: name('XObject'),
				Subtype: name('Form'),
				BBox: [...box],
				Resources: page.resources ?? dict({}),
			});
			this.forms.set(key, ref);
		}
		return { streams: [], closing: '', form: { category: 'XObject', name: OWN_CONTENT, ref } };
	}

	/** The content up to its last complete operator, in one stream. */
	private async rewritten(streams: readonly Ref[]): Promise<Isolated> {
		const { pace } = this.document.job;
		const whole = await this.content(streams);
		const complete = whole.subarray(0, (await balanceAtEase(whole, pace)).complete);
		const { stops } = continueBalance(NOTHING_OPEN, await balanceAtEase(complete, pace));
		const content = stops ? await withoutWrong(complete, ['lacking'], pace) : complete;
		const open = continueBalance(NOTHING_OPEN, await balanceAtEase(content, pace));
		const kept = open.excess === 0 ? content : await withoutExcess(content, 0, pace);
		return { streams: [this.stream('q\n'), await this.packed(kept)], closing: closing(open) };
	}

	private async packed(content: Uint8Array, entries: Readonly<Record<string, Value>> = {}): Promise<Ref> {
		const data = await packContent(content, this.document.job);
		return this.document.add(new Stream(dict({ ...entries, Filter: name('FlateDecode') }), data));
	}

	private readonly ids = new Map<Value | undefined, string>();

	/** Tells direct dictionaries apart. */
	private idOf(resources: Value | undefined): string {
		const known = this.ids.get(resources) ?? `direct ${this.ids.size}`;
		this.ids.set(resources, known);
		return known;
	}
}

const keyOfStreams = (streams: readonly Ref[]): string => streams.map(({ number }) => number).join(' ');

const LINE_FEED = Uint8Array.of(10);
/** The cost of a stream besides decoding it, see `Pace`. */
const STREAM = 100;

/** Closes what the page's content left open, and then our own `q`. */
function closing({ states, marked, text, tail }: Open): string {
	return `${tail}${text ? '\nET' : ''}${'\nEMC'.repeat(marked)}${'\nQ'.repeat(states + 1)}\n`;
}

function fingerprint(data: Uint8Array): number {
	let value = FINGERPRINT_START;
	for (let at = 0; at < data.length; at++) value = addToFingerprint(value, data[at]!);
	return value;
}
