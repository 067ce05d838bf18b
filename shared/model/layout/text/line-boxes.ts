/** One line: where its texts, boxes and the parts of inline boxes are (CSS 2.1, 10.8). */
import type { Word } from '../../making/typefaces';
import { addAll, trimList } from '../../../lists';
import type { Box } from '../boxes/box';
import { marginSize, relativeShift } from '../boxes/edges';
import type { Laid, LaidInline, LaidLine, LaidText } from '../boxes/laid';
import type { LineItem, TextFragment } from './pieces';
import { turnItems } from './turned-items';
import { addReach, dropsIn, reachWith, type AlignedBox, type Reach } from './aligned-boxes';
import type { Layout, Steps } from '../boxes/setting';
import { textSize, usedLength, type Length, type Style } from '../boxes/style';

interface Wishes {
	readonly layout: Layout;
	readonly block: Box;
	readonly items: readonly LineItem[];
	/** Inline boxes that are open where the line begins; at the end, those that are open there. */
	readonly open: Box[];
	readonly left: number;
	readonly width: number;
	/** Of the block: what percentages are of. */
	readonly whole: number;
	readonly isLast: boolean;
	readonly turns: boolean;
}

/** How far the text of an inline box is above the baseline of the line, or of a box around it that is at the top or bottom of the line. */
interface Level {
	readonly rise: number;
	readonly aligned?: AlignedBox;
	readonly style: Style;
	/** How far the top of the innermost box around it that has edges is above the baseline of the line. */
	readonly reach?: number;
	/** How far relative boxes around move it, which makes no line higher. */
	readonly shift: { readonly x: number; readonly y: number };
	/** See `LaidText`. */
	readonly drops?: readonly number[];
	readonly within?: Box;
}

interface Opened {
	readonly box: Box;
	readonly x: number;
	readonly isFirst: boolean;
	readonly level: Level;
}

/** A word whose line has no height yet. */
interface PutText {
	readonly x: number;
	readonly width: number;
	readonly style: Style;
	readonly owner: LaidText['owner'];
	readonly word: Word;
	readonly level: Level;
}

/** Items of a line that are placed between two pauses, and the cost of one; words may have any number of them. */
const MANY = 200;
const COST = 5_000;
const NO_SHIFT: Level['shift'] = { x: 0, y: 0 };
/** Words that are written as one text: no line of a page has more. */
const MOST_JOINED = 500;
/** Widths that are compared as equal. */
const FINE = 0.01;
/** Of small letters, in parts of the type size. */
const HALF_X_HEIGHT = 0.268;

export function* placeLine(wishes: Wishes): Steps<LaidLine> {
	const { items, block, open, layout } = wishes;
	const placed = wishes.turns ? yield* turnItems(items, block, open, layout) : items;
	return yield* new LinePlacer(wishes, placed).place();
}

class LinePlacer {
	/** Whether the type of the block itself does not count. */
	private readonly isLoose: boolean;
	private readonly own: Reach;
	private x = 0;
	private readonly texts: PutText[] = [];
	private readonly atoms: {
		readonly laid: Laid;
		readonly owner: LaidText['owner'];
		readonly x: number;
		readonly top: number | 'top' | 'bottom';
		readonly level: Level;
	}[] = [];
	private readonly inlines: (Opened & { readonly width: number; readonly isLast: boolean })[] = [];
	private readonly stack: Opened[] = [];
	/** Boxes at the top or the bottom of the line. */
	private readonly aligned: { readonly align: 'top' | 'bottom'; readonly height: number }[] = [];
	private readonly boxes: AlignedBox[] = [];
	private readonly relative = new Set<Box>();
	/** The space that was made wider last. */
	private space: { readonly word: Word; readonly wider: Word } | undefined;

	constructor(
		private readonly wishes: Wishes,
		private readonly items: readonly LineItem[],
	) {
		const { above, below } = wishes.layout.lineOf(wishes.block.style);
		const hasText = items.some(({ fragment }) => fragment.kind === 'text' || fragment.kind === 'atom');
		// With a marker beside it, it counts.
		this.isLoose = wishes.layout.quirks !== 'none' && hasText && wishes.block.marker === undefined;
		this.own = this.isLoose ? { above: 0, below: 0 } : { above, below };
	}

	*place(): Steps<LaidLine> {
		const { wishes, items } = this;
		// Lines of two directions say themselves where these begin.
		for (const box of wishes.turns ? [] : wishes.open) this.stack.push({ box, x: 0, isFirst: false, level: this.levelOf(box) });
		const natural = items.reduce((sum, { width }) => sum + width, 0);
		const { start, stretch } = this.alignment(natural);
		this.x = wishes.left + start;
		for (const opened of this.stack.splice(0)) this.stack.push({ ...opened, x: this.x });
		for (let index = 0; index < items.length; index++) {
			if (index % MANY === MANY - 1) yield MANY * COST;
			this.put(items[index]!, stretch);
		}
		for (const opened of this.stack) this.inlines.push({ ...opened, width: this.x - opened.x, isLast: false });
		if (!wishes.turns) {
			wishes.open.splice(0, wishes.open.length);
			addAll(
				wishes.open,
				this.stack.map(({ box }) => box),
			);
		}
		for (const { align, above, below } of this.boxes) this.aligned.push({ align, height: above + below });
		const all = reachWith(this.own, this.aligned);
		for (const one of this.boxes) one.rise = one.align === 'top' ? all.above - one.above : one.below - all.below;
		return yield* this.finish(all);
	}

	private *finish({ above: baseline, below }: Reach): Steps<LaidLine> {
		const height = baseline + below;
		const { layout, whole } = this.wishes;
		const atoms = this.atoms.map(({ laid, owner, x, top, level: { shift, aligned, within } }) => {
			const { marginTop, marginBottom } = laid.box.style;
			laid.x = x + shift.x;
			if (top === 'top') laid.y = marginSize(marginTop, whole);
			else if (top === 'bottom') laid.y = height - laid.height - marginSize(marginBottom, whole);
			else laid.y = baseline - riseIn(aligned) + top;
			laid.y += shift.y;
			return { laid, owner, ...(within && { within }) };
		});
		const inlines: LaidInline[] = [];
		for (const [index, { box, x, width, level, isFirst, isLast }] of this.inlines.entries()) {
			if (index % MANY === MANY - 1) yield MANY * COST;
			const { style } = box;
			if (box.place === undefined && !isSeen(style)) continue;
			const { descent } = layout.metricsOf(style);
			const over = this.overText(style);
			const bottom = usedLength(style.paddingBottom, whole) + style.borderBottomWidth;
			const y = baseline - riseIn(level.aligned) - level.rise - over + level.shift.y;
			const { shift, within } = level;
			const height = over + descent + bottom;
			inlines.push({ box, x: x + shift.x, width, y, height, isFirst, isLast, ...(within && { within }) });
		}
		const texts: LaidText[] = [];
		for (let from = 0, looked = 0; from < this.texts.length;) {
			const to = endOfRun(this.texts, from, baseline);
			texts.push(joinTexts(this.texts, from, to, baseline));
			looked += to - from;
			from = to;
			if (looked < MANY) continue;
			yield looked * COST;
			looked = 0;
		}
		const line = { y: 0, height, baseline, texts: listOrNone(texts), atoms: listOrNone(atoms), inlines: listOrNone(inlines) };
		return this.relative.size > 0 ? { ...line, relative: [...this.relative] } : line;
	}

	/** Where the line begins, and what each space gets more. */
	private alignment(natural: number): { readonly start: number; readonly stretch: number } {
		const { width, isLast, block } = this.wishes;
		const { textAlignLast, direction } = block.style;
		const textAlign = isLast && textAlignLast !== 'auto' ? textAlignLast : block.style.textAlign;
		const slack = width - natural;
		const isRight = direction === 'rtl';
		if (slack < FINE) return { start: isRight ? slack : 0, stretch: 0 };
		if (textAlign === 'center') return { start: slack / 2, stretch: 0 };
		if (textAlign === 'right' || (textAlign === 'end' && !isRight) || (textAlign === 'start' && isRight))
			return { start: slack, stretch: 0 };
		if (textAlign !== 'justify') return { start: 0, stretch: 0 };
		const spaces = this.items.reduce((sum, { fragment }) => sum + spacesOf(fragment), 0);
		if ((isLast && textAlignLast === 'auto') || spaces === 0) return { start: isRight ? slack : 0, stretch: 0 };
		return { start: 0, stretch: slack / spaces };
	}

	private put({ fragment, width, laid }: LineItem, stretch: number): void {
		switch (fragment.kind) {
			case 'text':
				return this.putText(fragment, width + spacesOf(fragment) * stretch, stretch);
			case 'open':
				this.x += marginSize(fragment.box.style.marginLeft, this.wishes.whole);
				this.stack.push({ box: fragment.box, x: this.x, isFirst: true, level: this.levelOf(fragment.box) });
				this.x += width - marginSize(fragment.box.style.marginLeft, this.wishes.whole);
				return;
			case 'resume':
				this.stack.push({ box: fragment.box, x: this.x, isFirst: false, level: this.levelOf(fragment.box) });
				return;
			case 'pause':
				return this.close(fragment.box, false);
			case 'close': {
				const margin = marginSize(fragment.box.style.marginRight, this.wishes.whole);
				this.x += width - margin;
				this.close(fragment.box, true);
				this.x += margin;
				return;
			}
			case 'atom':
				return this.putAtom(laid!, fragment.owner, width);
			case 'apart':
		}
	}

	private close(box: Box, isLast: boolean): void {
		const at = this.stack.findLastIndex((opened) => opened.box === box);
		if (at < 0) return;
		const [opened] = this.stack.splice(at, 1);
		this.inlines.push({ ...opened!, width: this.x - opened!.x, isLast });
	}

	private get level(): Level {
		return this.stack.at(-1)?.level ?? { rise: 0, style: this.wishes.block.style, shift: NO_SHIFT };
	}

	private putText(fragment: TextFragment, width: number, stretch: number): void {
		const { level } = this;
		const { style, owner, word } = fragment;
		addReach(level.aligned ?? this.own, level.rise, this.wishes.layout.lineOf(style));
		const more = stretch + style.wordSpacing;
		const isWider = fragment.isSpace && more !== 0 && style.fontSize > 0;
		const shown = isWider ? this.widerSpace(word, (more * fragment.text.length * 1000) / textSize(style)) : word;
		this.texts.push({ x: this.x, width, style, owner, word: shown, level });
		this.x += width;
	}

	/** The spaces of a line that is justified are alike, and one. */
	private widerSpace(word: Word, after: number): Word {
		const { space } = this;
		if (space?.word === word && space.wider.after === after) return space.wider;
		const wider = { ...word, width: word.width + after, after };
		this.space = { word, wider };
		return wider;
	}

	private putAtom(laid: Laid, owner: LaidText['owner'], width: number): void {
		const { style } = laid.box;
		const { whole, layout } = this.wishes;
		const [top, bottom] = [marginSize(style.marginTop, whole), marginSize(style.marginBottom, whole)];
		const x = this.x + marginSize(style.marginLeft, whole);
		this.x += width;
		const height = laid.height + top + bottom;
		const { verticalAlign } = style;
		if (verticalAlign === 'top' || verticalAlign === 'bottom') {
			this.aligned.push({ align: verticalAlign, height });
			this.atoms.push({ laid, owner, x, top: verticalAlign, level: this.level });
			return;
		}
		const parent = this.level;
		// The distance of its upper margin edge from the baseline of the line.
		const baseline = baselineOf(laid) ?? laid.height + bottom;
		let over = baseline + top + parent.rise + riseOf(style, parent.style, layout);
		const metrics = layout.metricsOf(parent.style);
		if (verticalAlign === 'middle') over = height / 2 + parent.rise + parent.style.fontSize * HALF_X_HEIGHT;
		if (verticalAlign === 'text-top') over = parent.rise + metrics.ascent;
		if (verticalAlign === 'text-bottom') over = parent.rise - metrics.descent + height;
		addReach(parent.aligned ?? this.own, 0, { above: over, below: height - over });
		this.atoms.push({ laid, owner, x, top: -over + top, level: parent });
	}

	private levelOf(box: Box): Level {
		const parent = this.level;
		const { style } = box;
		const { layout } = this.wishes;
		const line = layout.lineOf(style);
		const aligned = this.alignedBy(style, parent) ?? parent.aligned;
		const isAligned = aligned !== parent.aligned;
		const rise = isAligned ? 0 : parent.rise + riseOfInline(style, parent.style, layout);
		if (!this.isLoose) addReach(aligned ?? this.own, rise, line);
		const isRelative = style.position === 'relative';
		const within = parent.within ?? (isRelative ? box : undefined);
		if (within) this.relative.add(within);
		const own = isRelative ? relativeShift(style, { width: this.wishes.whole, height: undefined }) : undefined;
		const shift = own ? { x: parent.shift.x + own.x, y: parent.shift.y + own.y } : parent.shift;
		const raised = isAligned ? 0 : rise - parent.rise;
		const drops = raised === 0 && !parent.drops ? undefined : dropsOf(style, raised, parent);
		const reach = hasEdges(style) ? rise + this.overText(style) : isAligned ? undefined : parent.reach;
		const more = { ...(aligned && { aligned }), ...(reach !== undefined && { reach }), ...(drops && { drops }) };
		return { rise, style, shift, ...more, ...(within && { within }) };
	}

	/** The box itself, if it is at the top or the bottom of the line. */
	private alignedBy({ verticalAlign, decorations, textDecorationLine }: Style, { rise }: Level): AlignedBox | undefined {
		if (verticalAlign !== 'top' && verticalAlign !== 'bottom') return undefined;
		const drawn = decorations.length - textDecorationLine.size;
		const box: AlignedBox = { align: verticalAlign, drawn, from: rise, rise: 0, above: 0, below: 0 };
		this.boxes.push(box);
		return box;
	}

	/** How far the border of a box of a line is above the baseline of its text. */
	private overText(style: Style): number {
		const { layout, whole } = this.wishes;
		return layout.metricsOf(style).ascent + usedLength(style.paddingTop, whole) + style.borderTopWidth;
	}
}

/** How many spaces a fragment is, each of which is stretched where a line is justified. */
const spacesOf = (fragment: LineItem['fragment']): number =>
	fragment.kind === 'text' && fragment.isSpace ? fragment.text.length : 0;

/** The lines of elements around a raised text stay where these have them (CSS Text Decoration 3, 2.1). */
function dropsOf({ decorations, textDecorationLine }: Style, raised: number, parent: Level): readonly number[] | undefined {
	const count = decorations.length - textDecorationLine.size;
	if (count <= 0) return undefined;
	const around = parent.style.decorations.map((_, index) => raised + (parent.drops?.[index] ?? 0)).slice(-count);
	return decorations.map((_, index) => around[index] ?? 0);
}

const riseIn = (aligned: AlignedBox | undefined): number => aligned?.rise ?? 0;

/** The same for a box of a line, which has a line height. */
function riseOfInline(style: Style, parent: Style, layout: Layout): number {
	const { above, below } = layout.lineOf(style);
	const { verticalAlign } = style;
	if (verticalAlign === 'middle') return parent.fontSize * HALF_X_HEIGHT - (above - below) / 2;
	if (verticalAlign === 'text-top') return layout.metricsOf(parent).ascent - above;
	if (verticalAlign === 'text-bottom') return below - layout.metricsOf(parent).descent;
	return riseOf(style, parent, layout);
}

/** How far a box is above the baseline of its parent. */
function riseOf(style: Style, parent: Style, layout: Layout): number {
	const { verticalAlign } = style;
	if (typeof verticalAlign === 'object') {
		const { above, below } = layout.lineOf(style);
		return usedLength(verticalAlign, above + below);
	}
	// As browsers have them.
	if (verticalAlign === 'sub') return -(parent.fontSize / 5 + 1);
	if (verticalAlign === 'super') return parent.fontSize / 3 + 1;
	return 0;
}

const HAS_FIRST: ReadonlySet<string> = new Set(['flex', 'grid', 'table']);

/** The baseline of a box among text, if it has one: of its first line in boxes of items and tables, else of the last (CSS Align 3, 9.1). */
function baselineOf({ box, firstBaseline, lastBaseline }: Laid): number | undefined {
	if (HAS_FIRST.has(box.inner)) return firstBaseline;
	return box.style.overflow !== 'visible' || box.isOnLine ? undefined : lastBaseline;
}

/** As in browsers, whether a box of a line is more than the look of its text. */
const hasEdges = (style: Style): boolean =>
	isSeen(style) ||
	style.position === 'relative' ||
	[style.paddingTop, style.paddingRight, style.paddingBottom, style.paddingLeft].some(isLength) ||
	[style.marginTop, style.marginRight, style.marginBottom, style.marginLeft].some(isLength);

const isLength = (length: Length | 'auto'): boolean => length !== 'auto' && (length.px !== 0 || length.percent !== 0);

const isSeen = (style: Style): boolean =>
	style.backgroundColor !== undefined ||
	(style.backgroundClip === 'text' && style.textFill !== undefined) ||
	style.backgroundImage.length > 0 ||
	style.borderTopWidth + style.borderRightWidth + style.borderBottomWidth + style.borderLeftWidth > 0 ||
	style.boxShadow.length > 0;

const NONE: readonly never[] = [];

/** The list in no more memory than it needs. */
const listOrNone = <T>(list: readonly T[]): readonly T[] => (list.length === 0 ? NONE : trimList(list));

/** Where texts end that follow each other in one look. */
function endOfRun(texts: readonly PutText[], from: number, baseline: number): number {
	const first = texts[from]!;
	const { x, y, start } = startOfText(first, baseline);
	let { width } = first;
	let to = from + 1;
	for (; to < texts.length && to - from < MOST_JOINED; to++) {
		const next = texts[to]!;
		if (next.style !== first.style || next.owner !== first.owner || next.level.within !== first.level.within) break;
		const place = startOfText(next, baseline);
		if (place.y !== y || place.start !== start || Math.abs(x + width - place.x) >= FINE) break;
		width += next.width;
	}
	return to;
}

function joinTexts(texts: readonly PutText[], from: number, to: number, baseline: number): LaidText {
	const first = texts[from]!;
	const { style, owner, level } = first;
	const { aligned } = level;
	const drops = aligned && aligned.drawn > 0 ? dropsIn(aligned, level.drops, style.decorations.length) : level.drops;
	const { x, y, start } = startOfText(first, baseline);
	let width = 0;
	for (let index = from; index < to; index++) width += texts[index]!.width;
	// A list that grows takes more memory until old objects are collected.
	const words = Array.from({ length: to - from }, (_, index) => texts[from + index]!.word);
	return {
		x,
		y,
		width,
		style,
		owner,
		words,
		...(start !== undefined && { from: start }),
		...(drops && { drops }),
		...(level.within && { within: level.within }),
	};
}

function startOfText({ x, level: { rise, shift, reach, aligned } }: PutText, baseline: number) {
	const from = baseline - riseIn(aligned) + shift.y;
	return { x: x + shift.x, y: from - rise, start: reach === undefined ? undefined : from - reach };
}
