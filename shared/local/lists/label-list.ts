/** The value of `labels`: page labels as JSON, which set_page_labels takes and get_document_info gives (docs/semantics.md, §21.7). */
import { isObject } from '../../contract/json';
import { readLabelRanges, type LabelRange } from '../../model/navigation/labels';
import { readablePrefix } from '../../model/tree/readable-text';
import { set_page_labels } from '../../contract/operations/set-page-labels';
import type { JsonObject } from '../../contract/operations/types';
import type { PdfDocument } from '../../pdf/document';
import type { Pace } from '../../pace/pace';
import { encodeText } from '../../pdf/syntax/text-strings';
import { suggestion } from '../../contract/suggest';
import { Problems, problemOfText } from './problems';

/** ISO 32000-2, Table 161. `none` is a label without a number. */
const STYLES: ReadonlyMap<string, string | undefined> = new Map([
	['decimal', 'D'],
	['roman_lower', 'r'],
	['roman_upper', 'R'],
	['letters_lower', 'a'],
	['letters_upper', 'A'],
	['none', undefined],
]);
/** The cost of a range that is read, see `Pace`. */
const COST = 500;
const NAMES = [...STYLES.keys()];
const MEMBERS = ['from', 'style', 'prefix', 'start'];
/** With the pages of a document on top, numbers stay within 32 bits, which readers expect. */
const LARGEST_START = 1_000_000_000;

/** Characters that an entry takes as JSON, besides those of its prefix. */
const ENTRY = 60;

/**
 * The labels of a document; null without any, or if set_page_labels would not take as many characters: ranges may share a long prefix.
 * A style that is not known is `none`, as readers show it.
 */
export async function labelList(document: PdfDocument): Promise<JsonObject | null> {
	const ranges = await readLabelRanges(document);
	if (!ranges) return null;
	const labels: JsonObject[] = [];
	let characters = 0;
	for (const { first, style, prefix, start } of ranges) {
		if (first >= document.pages.count) break;
		const text = readablePrefix(prefix);
		characters += ENTRY + text.length;
		if (characters > set_page_labels.fields.labels.maxLength) return null;
		labels.push({ from: first + 1, style: NAMES.find((name) => STYLES.get(name) === style) ?? 'none', prefix: text, start });
		const due = document.job.pace.step(100);
		if (due) await due;
	}
	return { labels };
}

/** The ranges in the order of their pages. @throws OctavoError `invalid_parameters` with an issue for each problem, by its place */
export async function readLabelList(value: JsonObject, pageCount: number, pace: Pace): Promise<LabelRange[]> {
	const list = new LabelList(pageCount);
	const ranges = await list.read(value, pace);
	list.problems.raise();
	return ranges.sort((a, b) => a.first - b.first);
}

class LabelList {
	readonly problems = new Problems('labels');
	/** The place of the range that begins at a page. */
	private readonly places = new Map<number, string>();

	constructor(private readonly pageCount: number) {}

	async read(value: JsonObject, pace: Pace): Promise<LabelRange[]> {
		this.problems.addUnknownMembers('', value, ['labels'], 'it takes only labels');
		const { labels } = value;
		if (Array.isArray(labels)) {
			const ranges: LabelRange[] = [];
			for (const [index, entry] of (labels as unknown[]).entries()) {
				const due = pace.step(COST);
				if (due) await due;
				ranges.push(this.range(entry, `labels[${index}]`));
			}
			return ranges;
		}
		this.problems.add(
			() => 'must have labels, a list of ranges, such as {"labels": [{"from": 1, "style": "roman_lower"}, {"from": 5}]}',
		);
		return [];
	}

	private range(entry: unknown, place: string): LabelRange {
		if (!isObject(entry)) {
			this.problems.add(() => `${place} must be an object with from, and with style, prefix and start as you need them`);
			return NONE;
		}
		this.problems.addUnknownMembers(`${place} `, entry, MEMBERS, 'a range has from, style, prefix and start');
		const { from, style = 'decimal', prefix = '', start = 1 } = entry;
		this.checkFrom(from, place);
		if (typeof style !== 'string' || !STYLES.has(style))
			this.problems.add(
				() => `${place}.style must be one of ${NAMES.join(', ')}${typeof style === 'string' ? suggestion(style, NAMES) : ''}`,
			);
		const prefixProblem =
			typeof prefix === 'string' ? problemOfText(prefix) : 'must be a text, such as "A-"; leave it out for none';
		if (prefixProblem) this.problems.add(() => `${place}.prefix ${prefixProblem}`);
		if (!isWhole(start, LARGEST_START))
			this.problems.add(
				() => `${place}.start must be a whole number from 1 to ${LARGEST_START}: the number of the first page of the range`,
			);
		else if (style === 'none' && start !== 1)
			this.problems.add(() => `${place}.start has no effect with the style none: leave it out, or choose another style`);
		return {
			first: (from as number) - 1,
			style: STYLES.get(style as string),
			prefix: typeof prefix === 'string' && prefix !== '' ? encodeText(prefix) : undefined,
			start: start as number,
		};
	}

	private checkFrom(from: unknown, place: string): void {
		if (!isWhole(from, this.pageCount)) {
			const must =
				this.pageCount === 1 ? 'must be 1, because the document has one page' : `must be a page from 1 to ${this.pageCount}`;
			this.problems.add(() => `${place}.from ${from === undefined ? 'is missing: it ' : ''}${must}; the range begins there`);
			return;
		}
		const other = this.places.get(from);
		if (other === undefined) this.places.set(from, place);
		else this.problems.add(() => `${place}.from is ${from}, as in ${other}: give each page one range`);
	}
}

const NONE: LabelRange = { first: 0, style: undefined, prefix: undefined, start: 1 };

const isWhole = (value: unknown, most: number): value is number =>
	typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most;
