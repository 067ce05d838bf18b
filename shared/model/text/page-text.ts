/** The text of a page, in several layouts. */
import type { Pace } from '../../pace/pace';
import type { TextBox } from '../interpreter/frame';
import type { DataDamage } from '../interpreter/page-content';
import type { Flow } from './fragments/flow';
import type { Edges, Fragment } from './fragments/fragment';
import { atEase, atOnce, STRIDE, STRIDE_COST, type Steps } from './fragments/steps';
import type { Block } from './layout/blocks';
import { placing } from './layout/page-layout';
import { ordering, readUnjoined, writing } from './layout/reading';
import type { Rule } from './rules/rules';
import type { LeafOf } from './layout/tagged';
import { linesOfSegments, writeLines, writeValuesBelow, type VisualText } from './layout/visual-lines';
import { segmenting, type Segment } from './segments/segments';

/** Fragments and characters of a page that takes longer than others may wait. */
const LARGE = 200;
const LONG = 20_000;

/** A word or a line with its place. */
export interface Word extends TextBox {
	readonly text: string;
}

/** The text that was found on a page, in the order in which it draws. */
export interface Found {
	readonly fragments: readonly Fragment[];
	readonly edges: Edges;
	/** Characters that are not white space, and those of them that are unreadable. */
	readonly characters: number;
	readonly unreadable: number;
	/** Characters in fonts that the document lacks: what they are is not certain. */
	readonly assumed: number;
	/** Damaged data of content, in which text may be missing, and of fonts, by which text may be wrong. */
	readonly damage?: DataDamage | undefined;
	/** The tags of its fragments, if the page has any. */
	readonly leafOf?: LeafOf | undefined;
	/** Whether any tag of the document gives a text in place of glyphs. */
	readonly hasElementTexts?: boolean;
	/** The straight lines of the page, if tables are looked for. */
	readonly rules?: readonly Rule[] | undefined;
	/** Whether tables are separate blocks of the text. */
	readonly hasTablesApart?: boolean;
	/** Size of the page as displayed, in points. */
	readonly width: number;
	readonly height: number;
}

export class PageText {
	readonly characters: number;
	readonly unreadable: number;
	private ordered: Block[] | undefined;
	private reading: Flow | undefined;
	private segmented: Segment[] | undefined;

	constructor(
		/** Zero-based. */
		readonly index: number,
		readonly found: Found,
	) {
		this.characters = found.characters;
		this.unreadable = found.unreadable;
	}

	/** The blocks of the page as they are read. */
	get blocks(): readonly Block[] {
		return (this.ordered ??= atOnce(this.order()));
	}

	/** The blocks without regard to tags, with tables apart. */
	*blocksByLook(): Steps<readonly Block[]> {
		const { fragments, leafOf, rules, hasTablesApart = true } = this.found;
		if (rules && !leafOf && hasTablesApart) return this.blocks;
		return yield* ordering(fragments, undefined, rules ?? []);
	}

	private order(): Steps<Block[]> {
		const { fragments, leafOf, rules, hasTablesApart = true } = this.found;
		return ordering(fragments, leafOf, hasTablesApart ? rules : undefined, () => this.segments());
	}

	/** Whatever puts segments together makes new ones. */
	private *segments(): Steps<Segment[]> {
		return (this.segmented ??= yield* segmenting(this.found.fragments));
	}

	/** The text as it is read, with the place of each character. */
	get flow(): Flow {
		return (this.reading ??= atOnce(writing(this.blocks, this.found.edges)));
	}

	/** Reads a large page with pauses; smaller ones are read when they are asked for. */
	async prepare(pace: Pace): Promise<void> {
		const { fragments, edges } = this.found;
		if (fragments.length < LARGE && this.characters < LONG) return;
		this.ordered = await atEase(this.order(), pace);
		this.reading = await atEase(writing(this.ordered, edges), pace);
	}

	/** The whole text: as it is read, or with columns kept in their places by spaces. */
	*layout(kind: 'reading' | 'page'): Steps<string> {
		return kind === 'reading' ? this.flow.shown : yield* placing(this.found.fragments, this.found.edges);
	}

	/** The text line by line, as the page looks; without `hasGutters`, a line goes on where a gutter would end it, and values stay below. */
	*visualText(hasGutters = true): Steps<VisualText> {
		const { fragments, edges } = this.found;
		const lines = yield* linesOfSegments(yield* this.segments(), fragments, hasGutters);
		const written = yield* writeLines(lines, edges);
		return hasGutters ? { ...written, below: yield* writeValuesBelow(lines, edges) } : written;
	}

	/** The lines as they are read; hyphens at their ends stay. */
	*lines(): Steps<Word[]> {
		return yield* this.matches(/[^\n]+/g);
	}

	/** The words as they are read; words that hyphens divide are two. */
	*words(): Steps<Word[]> {
		return yield* this.matches(/\S+/g);
	}

	private *matches(pattern: RegExp): Steps<Word[]> {
		const flow = yield* readUnjoined(this.blocks, this.found.edges);
		const words: Word[] = [];
		for (const { 0: text, index } of flow.text.matchAll(pattern)) {
			const box = flow.box(index, index + text.length);
			if (box) words.push({ text, ...box });
			if (words.length % STRIDE === STRIDE - 1) yield STRIDE_COST;
		}
		return words;
	}
}
