/**
 * Marked content that lost what it painted (docs/semantics.md, §31.1): sequences of which nothing is left go, and those that lost text
 * lose the texts that repeat it.
 */
import type { PdfDocument } from '../../../pdf/document';
import { isRef, Stream } from '../../../pdf/syntax/values';
import { Cuts, type Cut } from '../../cleaning/content/cuts';
import { OpenMarks } from '../../cleaning/content/open-marks';
import { Surroundings } from '../../cleaning/content/surroundings';
import { PATH_PAINTING } from '../../content/operator-table';
import { eachOperator, type ContentOperators } from '../../content/operators';
import type { Removals } from '../removals';
import type { Shown, Trace } from '../trace';
import { startOfInline } from '../tracing-reader';

const TEXT_SHOWING = new Set(['Tj', 'TJ', "'", '"']);

/** The rest of the painting of an operator. */
type Left = 'no painting' | 'all' | 'some glyphs' | 'no glyphs' | 'no drawing';

export class CroppedMarks {
	/** Pieces that go, by stream. */
	readonly cuts = new Map<number, readonly Cut[]>();
	/** Identifiers of sequences of the page itself of which nothing is left. */
	ids: readonly number[] = [];
	/** Whether the content of a stream still paints something; also while that is being found out. */
	private readonly paints = new Map<number, boolean>();
	private readonly shown = new Map<string, Shown>();

	constructor(
		private readonly document: PdfDocument,
		private readonly trace: Trace,
		private readonly removals: Removals,
	) {
		for (const one of trace.shown) this.shown.set(`${one.stream} ${one.from}`, one);
	}

	/** `index`: of the page that was traced. */
	async find(index: number): Promise<void> {
		const { document, trace } = this;
		const page = document.pages.number(index);
		const around = new Surroundings(document, document.pages.attribute(index, 'Resources'), page);
		await this.stream(0, around);
		for (const number of trace.contents.keys()) await this.stream(number, around);
	}

	private async stream(key: number, outer: Surroundings): Promise<boolean> {
		const known = this.paints.get(key);
		if (known !== undefined) return known;
		this.paints.set(key, true);
		const { document } = this;
		const form = key > 0 ? document.get(key) : null;
		const around = form instanceof Stream ? new Surroundings(document, form.dict.get('Resources'), key, outer) : outer;
		const cuts = new Cuts();
		const marks = new OpenMarks(document, around, undefined, cuts);
		const content = this.trace.contents.get(key)!;
		let paints = false;
		const take = (left: Left): void => {
			if (left === 'no glyphs' || left === 'no drawing' || left === 'some glyphs') marks.removed(left !== 'no drawing');
			if (left !== 'all' && left !== 'some glyphs') return;
			marks.painted();
			paints = true;
		};
		await eachOperator(content, document.job.pace, (operators) => {
			const from = operators.start;
			const { operator } = operators;
			if (operator === 'BMC' || operator === 'BDC') marks.begin(operators, from);
			else if (operator === 'EMC') marks.end(operators.end - operator.length, operators.end);
			else {
				const drawn = operator === 'Do' ? this.formAt(operators, around) : undefined;
				if (drawn !== undefined) return this.stream(drawn, around).then((isLeft) => take(isLeft ? 'all' : 'no glyphs'));
				take(this.leftOf(operators, key, from));
			}
			return undefined;
		});
		marks.finish(content.length);
		if (cuts.any) this.cuts.set(key, cuts.inOrder());
		if (key === 0) this.ids = marks.ids;
		this.paints.set(key, paints);
		return paints;
	}

	/** The form that is drawn, if its content was read. */
	private formAt(operators: ContentOperators, around: Surroundings): number | undefined {
		const name = operators.name(0);
		const drawn = name === undefined ? undefined : around.find('XObject', name);
		return isRef(drawn) && this.trace.contents.has(drawn.number) ? drawn.number : undefined;
	}

	private leftOf(operators: ContentOperators, stream: number, from: number): Left {
		const { operator } = operators;
		if (TEXT_SHOWING.has(operator)) {
			const gone = this.removals.get(stream)?.get(from)?.glyphs.size ?? 0;
			if (gone === 0) return 'all';
			return gone < (this.shown.get(`${stream} ${from}`)?.count ?? Infinity) ? 'some glyphs' : 'no glyphs';
		}
		const isPath = operator !== 'n' && PATH_PAINTING.has(operator);
		if (!isPath && operator !== 'sh' && operator !== 'Do' && operator !== 'BI') return 'no painting';
		const key = `${stream} ${operator === 'BI' ? startOfInline(operators) : from}`;
		return this.trace.croppedPaint.has(key) && !this.trace.seenPaint.has(key) ? 'no drawing' : 'all';
	}
}
