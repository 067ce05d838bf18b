/** The marked-content sequences that are open (ISO 32000-2, 14.6): identifiers, artifacts, replacement text, layers that are off. */
import type { PdfDocument } from '../../pdf/document';
import { DIGIT_0, isDigit, skipSpace, startsWith } from '../../pdf/syntax/characters';
import { decodeText } from '../../pdf/syntax/text-strings';
import { type Dict, Str, type Value } from '../../pdf/syntax/values';
import type { ContentOperators } from '../content/operators';
import { DICTIONARY_START, NAME } from '../content/tokens';
import { saysNothing } from '../font/reading/glyph-text';
import type { Layers } from '../layers/layers';
import type { Marks } from './style';

const NONE: Marks = { id: -1, stream: 0, isArtifact: false, isReversed: false };

/** More sequences within each other than documents have; those beyond are only counted. */
const MOST_OPEN = 10_000;

/** Longer numbers are not identifiers. */
const MOST_DIGITS = 8;

interface Sequence {
	readonly marks: Marks;
	readonly isOff: boolean;
	/** Whether its end ends the replacement text. */
	readonly replaces: boolean;
}

export class MarkedContent {
	/** Changes by identity: text with the same marks has the same object. */
	marks: Marks = NONE;
	/** Whether nothing shows: a layer is off. */
	isOff = false;
	/** The outermost replacement text; empty text deletes. */
	replacement: string | undefined;

	private readonly open: Sequence[] = [];
	private beyond = 0;

	constructor(
		private readonly document: PdfDocument,
		private readonly layers: Layers,
	) {}

	/** How many are open; a stream closes what it has opened. */
	get depth(): number {
		return this.open.length + this.beyond;
	}

	/** `BMC` and `BDC`; `properties` are those of the resources. Whether replacement text begins. */
	begin(operators: ContentOperators, properties: Dict | undefined, stream: number): boolean {
		if (this.open.length >= MOST_OPEN) {
			this.beyond++;
			return false;
		}
		const id = this.plainId(operators);
		if (id >= 0) {
			this.open.push({ marks: this.marks, isOff: this.isOff, replaces: false });
			const { isArtifact, isReversed } = this.marks;
			this.marks = { id, stream, isArtifact, isReversed };
			return false;
		}
		const tag = operators.name(0) ?? '';
		const list = operators.operator === 'BDC' ? this.listed(operators, properties) : undefined;
		const dict = this.document.dict(list);
		const text = this.replacement === undefined ? this.document.resolve(dict?.get('ActualText')) : null;
		const replacement = text instanceof Str ? decodeText(text) : undefined;
		// Otherwise the glyphs may say more (docs/semantics.md, D46).
		const replaces = replacement !== undefined && !saysNothing(replacement);
		this.open.push({ marks: this.marks, isOff: this.isOff, replaces });
		if (replaces) this.replacement = replacement;
		if (tag === 'OC' && this.layers.isOff(list)) this.isOff = true;
		this.mark(tag, dict, stream);
		return replaces;
	}

	/** The identifier, if a property list is in the content and says nothing else, as most do; -1 for all others. */
	private plainId(operators: ContentOperators): number {
		if (operators.operator !== 'BDC' || operators.kind(1) !== DICTIONARY_START) return -1;
		const { content } = operators;
		const end = operators.endOf(1) - 2;
		let at = skipSpace(content, operators.startOf(1) + 2, end);
		if (!startsWith(content, at, '/MCID')) return -1;
		const after = at + 5;
		const from = (at = skipSpace(content, after, end));
		if (from === after) return -1;
		let id = 0;
		for (; at < end && isDigit(content[at]); at++) id = id * 10 + content[at]! - DIGIT_0;
		return at > from && at - from < MOST_DIGITS && skipSpace(content, at, end) === end ? id : -1;
	}

	/** `EMC`. Whether replacement text ends. */
	end(): boolean {
		if (this.beyond > 0) {
			this.beyond--;
			return false;
		}
		const sequence = this.open.pop();
		if (!sequence) return false;
		this.marks = sequence.marks;
		this.isOff = sequence.isOff;
		return sequence.replaces;
	}

	private mark(tag: string, dict: Dict | undefined, stream: number): void {
		const { marks } = this;
		const id = this.document.resolve(dict?.get('MCID'));
		const isReversed = tag === 'ReversedChars';
		const isArtifact = tag === 'Artifact';
		if (typeof id === 'number') this.marks = { ...marks, id, stream };
		else if (isArtifact && !marks.isArtifact) this.marks = { ...marks, isArtifact };
		else if (isReversed && !marks.isReversed) this.marks = { ...marks, isReversed };
	}

	/** The property list: a dictionary in the content, or one of the resources by its name. */
	private listed(operators: ContentOperators, properties: Dict | undefined): Value | undefined {
		if (operators.kind(1) !== NAME) return operators.value(1);
		return properties?.get(operators.name(1)!);
	}
}
