/**
 * A page's content between a `q` and its `Q`, with the stamp behind it. The streams that say so are shared by all pages
 * they fit, and the page's own streams are left as they are (docs/semantics.md, §7.2).
 */
import { OctavoError } from '../../errors';
import { skipSpace } from '../../pdf/syntax/characters';
import type { PdfDocument } from '../../pdf/document';
import { deflate } from '../../pdf/syntax/filters';
import { dict, isRef, name, type Ref, Stream, type Value } from '../../pdf/syntax/values';
import { balanceOf, continued, NOTHING_OPEN, withoutExcess, type Balance, type Open } from './content-balance';
import type { Matrix } from './geometry';
import type { Page } from './survey';

/**
 * Inflating and reading every content stream of a large document costs several times what stamping it costs, and what a
 * page leaves open is a habit of the program that wrote it. So beyond so many pages, of those with the same form the first
 * ones are inspected, then every so many; and all of them as soon as one is found that leaves something open.
 */
const INSPECTED_ALL = 1000;
const INSPECTED_FIRST = 128;
const INSPECTED_EVERY = 32;

const BALANCED: Balance = { states: { net: 0, low: 0 }, marked: { net: 0, low: 0 }, text: undefined, tail: '' };

export class StampedContents {
	private readonly balances = new Map<number, Balance>();
	private readonly made = new Map<string, Ref>();
	/** Forms of pages that are known to leave something open. */
	private readonly untidy = new Set<number>();

	constructor(private readonly document: PdfDocument) {}

	/** Finds out which forms of pages have to be looked at one by one. */
	async inspect(pages: readonly Page[]): Promise<void> {
		const { pace } = this.document.job;
		const seen = new Map<number, number>();
		for (const { form, contents } of pages) {
			const count = seen.get(form) ?? 0;
			seen.set(form, count + 1);
			const skipped = pages.length > INSPECTED_ALL && count >= INSPECTED_FIRST && count % INSPECTED_EVERY !== 0;
			if (skipped || this.untidy.has(form)) continue;
			const { states, marked, text, excess, tail } = this.open(this.streamsOf(contents));
			if (states || marked || text || excess || tail) this.untidy.add(form);
			const due = pace.step(20_000);
			if (due) await due;
		}
	}

	/** The new /Contents of a page; `painting` are the operators that paint the stamp. */
	around({ contents, form }: Page, painting: string): Ref[] {
		if (!this.untidy.has(form) && isRef(contents) && this.isPlainStream(contents))
			return [this.stream('q\n'), contents, this.stream(closing(NOTHING_OPEN) + painting)];
		const streams = this.streamsOf(contents);
		const open = this.untidy.has(form) ? this.open(streams) : NOTHING_OPEN;
		const kept = open.excess === 0 ? streams : this.withoutExcess(streams);
		return [this.stream('q\n'), ...kept, this.stream(closing(open) + painting)];
	}

	/** Content streams, in order. What is no reference to a stream is left out, as viewers do. */
	private streamsOf(contents: Value | undefined): Ref[] {
		const { document } = this;
		const isStream = (value: Value | undefined): value is Ref => isRef(value) && document.get(value) instanceof Stream;
		return isStream(contents) ? [contents] : (document.array(contents) ?? []).filter(isStream);
	}

	/** Whether a dictionary stands there, unchanged: of all objects with one, only a stream is meant by /Contents. */
	private isPlainStream({ number }: Ref): boolean {
		const place = this.document.place(number);
		if (place?.bytes !== this.document.bytes) return false;
		const at = skipSpace(place.bytes, place.start, place.end);
		return place.bytes[at] === 0x3c && place.bytes[at + 1] === 0x3c;
	}

	private open(streams: readonly Ref[]): Open {
		return streams.reduce((open, stream) => continued(open, this.balance(stream)), NOTHING_OPEN);
	}

	private balance(ref: Ref): Balance {
		const known = this.balances.get(ref.number);
		if (known) return known;
		const content = this.decoded(ref);
		const balance = content ? balanceOf(content) : BALANCED;
		this.balances.set(ref.number, balance);
		return balance;
	}

	/** Content that cannot be read is not drawn by viewers either, and leaves nothing open. */
	private decoded(ref: Ref): Uint8Array | undefined {
		const { document } = this;
		const stream = document.get(ref);
		if (!(stream instanceof Stream)) return undefined;
		try {
			return document.decoded(stream);
		} catch (thrown) {
			if (thrown instanceof OctavoError && thrown.code === 'unreadable_document') return undefined;
			throw thrown;
		}
	}

	/** Within our `q`, a restore too many would undo what the page has set up: it goes, in a copy. */
	private withoutExcess(streams: readonly Ref[]): Ref[] {
		let open = NOTHING_OPEN;
		return streams.map((ref) => {
			const before = open;
			open = continued(open, this.balance(ref));
			const content = open.excess > before.excess ? this.decoded(ref) : undefined;
			if (!content) return ref;
			const data = deflate(withoutExcess(content, before.states));
			return this.document.add(new Stream(dict({ Filter: name('FlateDecode') }), data));
		});
	}

	private stream(text: string): Ref {
		const known = this.made.get(text);
		if (known) return known;
		const ref = this.document.add(new Stream(dict({}), Buffer.from(text, 'latin1')));
		this.made.set(text, ref);
		return ref;
	}
}

/** Closes what the page's content left open, and then our own `q`. */
function closing({ states, marked, text, tail }: Open): string {
	return `${tail}${text ? '\nET' : ''}${'\nEMC'.repeat(marked)}${'\nQ'.repeat(states + 1)}\n`;
}

/**
 * Operators that paint the form called `formName`, placed by `matrix`. They are marked as an artifact, so that in tagged
 * documents the stamp is read to nobody (ISO 32000-2, 14.8.2.2).
 */
export function painting(matrix: Matrix, formName: string): string {
	return [
		'/Artifact <</Type /Pagination /Subtype /Watermark>> BDC',
		`q ${matrix.map(decimal).join(' ')} cm /${formName} Do Q`,
		'EMC\n',
	].join('\n');
}

/** Seven significant digits, never an exponent. */
function decimal(value: number): string {
	const short = Number(value.toPrecision(7));
	const text = Math.abs(short) < 1e-9 ? '0' : String(short);
	return text.includes('e') ? short.toFixed(12).replace(/\.?0+$/, '') : text;
}
