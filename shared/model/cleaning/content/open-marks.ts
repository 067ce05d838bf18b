/** The marked-content sequences that are open (ISO 32000-2, 14.6) while content is cleaned, and what becomes of their operators. */
import type { PdfDocument } from '../../../pdf/document';
import { Output } from '../../../pdf/syntax/output';
import { UNENCRYPTED, writeValue } from '../../../pdf/syntax/serialize';
import { Dict, isDict, type Value } from '../../../pdf/syntax/values';
import type { ContentOperators } from '../../content/operators';
import type { Layers } from '../../layers/layers';
import type { Cuts } from './cuts';
import type { Surroundings } from './surroundings';

/** More sequences within each other than documents have; those beyond are only counted. */
const MOST_OPEN = 10_000;
/** Entries of property lists that say what their content says (14.9). */
export const TEXTS = ['ActualText', 'Alt', 'E'];

interface Sequence {
	/** The operator that begins it. */
	readonly from: number;
	readonly to: number;
	/** The operands without the property list. */
	readonly tag: string;
	readonly properties: Dict | undefined;
	/** Whether it is content of a layer that never shows, and whether it lies in such content. */
	readonly hides: boolean;
	readonly isInside: boolean;
	/** How much was painted, and how much was removed, before it. */
	readonly painted: number;
	readonly removed: number;
	readonly removedTexts: number;
}

export class OpenMarks {
	/** Identifiers of sequences of which nothing is left. */
	readonly ids: number[] = [];
	private readonly open: Sequence[] = [];
	private beyond = 0;
	private hiding = 0;
	private paintedCount = 0;
	private removedCount = 0;
	private removedTextCount = 0;

	constructor(
		private readonly document: PdfDocument,
		private readonly around: Surroundings,
		private readonly layers: Layers | undefined,
		private readonly cuts: Cuts,
	) {}

	/** Whether content is in a layer that never shows. */
	get isHidden(): boolean {
		return this.hiding > 0;
	}

	painted(): void {
		this.paintedCount++;
	}

	/** `isText`: a drawing that lost a part is still what its texts say. */
	removed(isText = true): void {
		this.removedCount++;
		if (isText) this.removedTextCount++;
	}

	begin(operators: ContentOperators, from: number): void {
		if (this.open.length >= MOST_OPEN) {
			this.beyond++;
			return;
		}
		const tag = operators.name(0) ?? '';
		const value = operators.operator === 'BDC' ? this.listOf(operators) : undefined;
		const hides = tag === 'OC' && this.layers?.isNeverShown(value) === true;
		const isInside = this.isHidden;
		this.open.push({
			from,
			to: operators.end,
			tag: Buffer.from(operators.content.subarray(operators.startOf(0), operators.endOf(0))).toString('latin1'),
			properties: this.document.dict(value),
			hides,
			isInside,
			painted: this.paintedCount,
			removed: this.removedCount,
			removedTexts: this.removedTextCount,
		});
		if (hides) this.hiding++;
		if (hides || isInside) this.cuts.add(from, operators.end);
	}

	/** Whether a layer that never shows ends here. */
	end(from: number, to: number): boolean {
		if (this.beyond > 0) {
			this.beyond--;
			return false;
		}
		const sequence = this.open.pop();
		if (!sequence) return false;
		if (sequence.hides) this.hiding--;
		if (sequence.hides || sequence.isInside) this.cuts.add(from, to);
		this.close(sequence, from, to);
		return sequence.hides && !this.isHidden;
	}

	/** Sequences end with their stream (14.6.1). */
	finish(end: number): void {
		while (this.open.length > 0) this.end(end, end);
	}

	/** A sequence whose content went goes with it; one that lost a part loses the text that repeats it. */
	private close(sequence: Sequence, from: number, to: number): void {
		const { tag, properties, hides, isInside } = sequence;
		const isEmpty = this.paintedCount === sequence.painted && (this.removedCount > sequence.removed || isInside || hides);
		if (isEmpty) {
			const id = this.document.resolve(properties?.get('MCID'));
			if (typeof id === 'number') this.ids.push(id);
			if (hides || isInside) return;
			this.cuts.add(sequence.from, sequence.to);
			this.cuts.add(from, to);
		} else if (this.removedTextCount > sequence.removedTexts && properties && TEXTS.some((key) => properties.has(key))) {
			const left = new Dict([...properties].filter(([key]) => !TEXTS.includes(key)));
			const sink = new Output(256);
			writeValue(sink, left, UNENCRYPTED);
			const list = Buffer.from(sink.bytes).toString('latin1');
			this.cuts.add(sequence.from, sequence.to, /\b\d+ \d+ R\b/.test(list) ? `${tag} BMC` : `${tag} ${list} BDC`);
		}
	}

	/** The property list: a dictionary in the content, or one of the resources by its name. */
	private listOf(operators: ContentOperators): Value | undefined {
		const name = operators.name(1);
		if (name !== undefined) return this.around.find('Properties', name);
		const value = operators.value(1);
		return isDict(value) ? value : undefined;
	}
}
