/** The facts of each page for a comparison: short texts for its look and its text, and a sample of its words. */
import { createHash } from 'node:crypto';
import type { TextBox } from '../../model/interpreter/frame';
import type { DrawnItems, ItemIds } from '../../model/look/drawn-items';
import { PageLooks } from '../../model/look/page-looks';
import type { Flow } from '../../model/text/fragments/flow';
import { PageReader } from '../../model/text/page-reader';
import type { Pattern } from '../../patterns';
import type { PdfDocument } from '../../pdf/document';
import { FINGERPRINT_START, addToFingerprint } from '../../pdf/fingerprint';
import { greatest } from '../../lists';

export interface PagePrint {
	readonly content: string;
	readonly annotations: string;
	/** The annotations that are not drawn here. */
	readonly undrawn: string;
	/** Empty if the page has no text. */
	readonly text: string;
	/** The words with the smallest hashes, in order: two samples overlap as much as the words of their pages do. */
	readonly sample: readonly number[];
}

const SAMPLE = 64;
/** Places of the pattern on one page. */
const MOST_IGNORED = 1000;
/** In place of text that does not count: an object replacement character, which text of pages rarely has. */
const IGNORED = '\ufffc';

/** The text of a page as it is compared. */
export interface ComparedText {
	/** As it is read. */
	readonly text: string;
	readonly flow: Flow;
	/** With a sign in place of each part that does not count; as many lines as `text` has, unless such a part has line ends. */
	readonly masked: string;
	/** The lines in which a part does not count. */
	readonly ignored: readonly TextBox[];
	/** Whether the pattern was not searched for to the end. */
	readonly truncated: boolean;
}

export class Prints {
	private readonly reader: PageReader;
	private readonly looks: PageLooks;
	truncated = false;

	constructor(
		private readonly document: PdfDocument,
		private readonly pattern: Pattern | undefined,
	) {
		this.reader = new PageReader(document);
		this.looks = new PageLooks(document);
	}

	/** The page at `index`, counted from 0. */
	async page(index: number): Promise<PagePrint> {
		const { pace } = this.document.job;
		const { masked, ignored } = await this.text(index);
		// The first pages of a document bring its fonts, twice: for their text and for their outlines.
		await pace.rest();
		const { content, annotations, undrawn } = await this.looks.page(index, ignored);
		const words = new Words();
		for (const word of splitWords(masked)) {
			words.add(word);
			const due = pace.step(word.length * 4 + 100);
			if (due) await due;
		}
		return { content, annotations, undrawn, ...words.finish() };
	}

	/** The things that the page draws, without the lines that do not count. */
	items(index: number, { ignored }: ComparedText, ids: ItemIds): Promise<DrawnItems> {
		return this.looks.items(index, ignored, ids);
	}

	async text(index: number): Promise<ComparedText> {
		const { flow } = await this.reader.page(index);
		const { text } = flow;
		if (!this.pattern) return { text, flow, masked: text, ignored: [], truncated: false };
		const { matches, truncated } = await this.pattern.search(text, MOST_IGNORED, this.document.job.pace);
		this.truncated ||= truncated;
		let masked = '';
		let at = 0;
		for (const { start, end } of matches) {
			masked += text.slice(at, start) + IGNORED;
			at = end;
		}
		return {
			text,
			flow,
			masked: masked + text.slice(at),
			ignored: boxesOfLines(flow, matches),
			truncated,
		};
	}
}

/** The words of a text, divided by white space. */
export function* splitWords(text: string): Generator<string, void> {
	for (const [word] of text.matchAll(/\S+/g)) yield word;
}

/** The boxes of the lines that matches are on, which are in order: a line with thousands of them has one box. */
function boxesOfLines(flow: Flow, matches: readonly { readonly start: number; readonly end: number }[]): TextBox[] {
	const { text } = flow;
	const boxes: TextBox[] = [];
	let lineEnd = -1;
	for (const { start, end } of matches) {
		if (end <= lineEnd) continue;
		const from = text.lastIndexOf('\n', start - 1) + 1;
		const next = text.indexOf('\n', end);
		lineEnd = next < 0 ? text.length : next;
		const box = flow.box(from, lineEnd);
		if (box) boxes.push(box);
	}
	return boxes;
}

class Words {
	private readonly hash = createHash('sha256');
	private readonly smallest = new Set<number>();
	private largest = 0;
	private count = 0;

	add(word: string): void {
		this.hash.update(`${word} `);
		this.count++;
		const value = hashOf(word);
		if (this.smallest.has(value) || (this.smallest.size === SAMPLE && value > this.largest)) return;
		if (this.smallest.size === SAMPLE) this.smallest.delete(this.largest);
		this.smallest.add(value);
		this.largest = greatest(this.smallest);
	}

	finish(): Pick<PagePrint, 'text' | 'sample'> {
		return {
			text: this.count === 0 ? '' : this.hash.digest('base64'),
			sample: [...this.smallest].sort((one, other) => one - other),
		};
	}
}

/** A fingerprint with a final mix, so that small values are as likely for all words. */
function hashOf(word: string): number {
	let value = FINGERPRINT_START;
	for (let at = 0; at < word.length; at++) value = addToFingerprint(value, word.charCodeAt(at));
	value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
	return (value ^ (value >>> 13)) >>> 0;
}

/** How much of the words of two pages is the same, from 0 to 1. */
export function likeness({ sample: one }: PagePrint, { sample: other }: PagePrint): number {
	const size = Math.min(SAMPLE, Math.max(one.length, other.length));
	if (size === 0) return 0;
	let [left, right, union, common] = [0, 0, 0, 0];
	while (union < size && (left < one.length || right < other.length)) {
		const [a, b] = [one[left] ?? Infinity, other[right] ?? Infinity];
		union++;
		if (a === b) common++;
		if (a <= b) left++;
		if (b <= a) right++;
	}
	return common / union;
}
