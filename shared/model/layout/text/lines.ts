/** Lines of text: each takes as many pieces as fit (CSS 2.1, 9.4.2). */
import { trimList } from '../../../lists';
import { cutLong, measuredClusters, type Cuts } from '../../setting/line-breaks';
import type { Box } from '../boxes/box';
import { marginSize } from '../boxes/edges';
import type { Band, Floats } from '../boxes/floats';
import type { Laid } from '../boxes/laid';
import { placeLine } from './line-boxes';
import { hyphenate, firstPiecesOf, piecesOf, textFragment, type Fragment, type Piece, type LineItem } from './pieces';
import type { Layout, Steps } from '../boxes/setting';
import { usedLength } from '../boxes/style';

const COST = 6_000;

/** The layout of boxes, as far as lines need it. */
export interface LineTools {
	readonly layout: Layout;
	/** Lays out a box among the text, or out of the flow. */
	readonly inner: (box: Box, width: number) => Steps<Laid>;
	/** Puts a float at a height of the block; returns whether it did. */
	readonly float: (laid: Laid, y: number) => void;
	/** Keeps where a positioned box would be in the flow. */
	readonly keep: (box: Box, x: number, y: number) => void;
}

export interface LineSpace {
	/** Of the block's content, in its own coordinates. */
	readonly left: number;
	readonly top: number;
	readonly width: number;
	readonly floats: Floats;
	/** The upper left corner of the block among the floats. */
	readonly origin: { readonly x: number; readonly y: number };
}

export interface Lines {
	readonly height: number;
}

/** Sets the text of a block into `laid`, and gives the height of its lines. */
export function* layLines(laid: Laid, space: LineSpace, tools: LineTools): Steps<number> {
	const pieces = yield* piecesOf(laid.box, tools.layout, false);
	const first = yield* firstPiecesOf(laid.box, tools.layout, pieces.list.length);
	const make = (most?: number): Steps<LineMaker> =>
		makeLines(new LineMaker(laid, space, tools, pieces.turns, most), pieces.list, first);
	const { height } = yield* make();
	const { length } = laid.lines;
	if (!laid.box.style.isBalanced || length < 2 || length > MOST_BALANCED) return height;
	// Boxes would be laid out again and again, and those inside them again for each time.
	const isPlain = pieces.list.every(({ fragments }) => fragments.every(({ kind }) => kind !== 'apart' && kind !== 'atom'));
	if (!isPlain) return height;
	let [least, most] = [space.width / length / 2, space.width];
	while (most - least > 1) {
		const width = (least + most) / 2;
		yield* make(width);
		if (laid.lines.length > length) least = width;
		else most = width;
	}
	return (yield* make(most)).height;
}

/**
 * Puts pieces on lines. A generator function that is made again for each text has a hidden class each time, which keeps all that the
 * text was made of in memory until old objects are collected.
 */
function* makeLines(maker: LineMaker, list: readonly Piece[], first: readonly Piece[] | undefined): Steps<LineMaker> {
	for (let index = 0; index < list.length; index++) {
		if (index % 20 === 0) yield 20 * COST;
		yield* maker.add(list[index]!, first?.[index]);
	}
	yield* maker.finish();
	return maker;
}

/** Lines of text that are balanced (CSS Text 4, 6.4.1): longer texts are not headings. */
const MOST_BALANCED = 6;

/** A character of an item, or a box. */
interface ItemCluster {
	readonly item: LineItem;
	readonly text: string;
	readonly width: number;
}

class LineMaker {
	private items: LineItem[] = [];
	/** Of the items, and of those after which the line would end with a space. */
	private width = 0;
	private spaces: LineItem[] = [];
	private readonly lines: Laid['lines'][number][] = [];
	private y: number;
	/** Inline boxes that are open. */
	private readonly open: Box[] = [];
	private isFirst = true;
	private waiting: Laid[] = [];

	constructor(
		private readonly laid: Laid,
		private readonly space: LineSpace,
		private readonly tools: LineTools,
		private readonly turns: boolean,
		/** How wide lines are at most, in the same place. */
		private readonly most = Infinity,
	) {
		this.y = space.top;
	}

	get height(): number {
		return this.y - this.space.top;
	}

	/** @param first the same piece as it looks in the first line */
	*add(other: Piece, first?: Piece): Steps<void> {
		let piece = this.isFirst && first ? first : other;
		let items = yield* this.itemsOf(piece.fragments);
		let width = widthOfItems(items);
		const whole = this.width + widthOfItems(this.spaces) + width + piece.hyphen;
		// Spaces at the beginning that are kept take room, too.
		const isBegun = this.items.length > 0 || this.spaces.some(isKeptSpace);
		if (isBegun && whole > this.room() + 0.01) {
			if (this.cutsOf(items) === 'letters' && (yield* this.fill(items))) return yield* this.endPiece(piece);
			yield* this.end(false);
			if (piece !== other) {
				piece = other;
				// Boxes out of the flow have their place already.
				items = yield* this.itemsOf(piece.fragments.filter(({ kind }) => kind !== 'apart'));
				width = widthOfItems(items);
			}
		}
		if (this.items.length === 0) yield* this.clearFloats(width);
		if (width > this.room() + 0.01 && this.cutsOf(items)) yield* this.putParts(yield* this.cut(items), true);
		else yield* this.put(items, false);
		yield* this.endPiece(piece);
	}

	private *endPiece(piece: Piece): Steps<void> {
		this.spaces = yield* this.itemsOf(piece.spaces);
		if (piece.ends) yield* this.end(true);
	}

	/** Puts as much of a piece on the line as has room there, and the rest on further lines; false if nothing has. */
	private *fill(items: readonly LineItem[]): Steps<boolean> {
		const left = this.room() - this.width - widthOfItems(this.spaces);
		const parts = yield* this.cut(items, left);
		if (widthOfItems(parts[0]!) > left + 0.01) return false;
		yield* this.putParts(parts, false);
		return true;
	}

	/** Puts each of these on another line. The first line may have begun. */
	private *putParts(parts: readonly LineItem[][], ends: boolean): Steps<void> {
		for (const [index, part] of parts.entries()) {
			yield 20 * COST;
			yield* this.put(part, ends || index > 0);
		}
	}

	*finish(): Steps<void> {
		if (this.items.length > 0 || this.spaces.some(({ fragment }) => fragment.kind !== 'text')) yield* this.end(true, true);
		const { lineClamp = Infinity } = this.laid.box.style;
		const last = this.lines[Math.min(lineClamp, this.lines.length) - 1];
		if (last && lineClamp < this.lines.length) {
			this.lines[lineClamp - 1] = { ...last, isCut: true };
			this.y = last.y + last.height;
		}
		this.laid.lines = trimList(this.lines);
		const [first] = this.lines;
		if (first) this.laid.firstBaseline = first.y + first.baseline;
		if (last) this.laid.lastBaseline = last.y + last.baseline;
	}

	private *put(items: readonly LineItem[], ends: boolean): Steps<void> {
		if (ends && this.items.length > 0) yield* this.end(false);
		for (const list of [this.spaces, items])
			for (let index = 0; index < list.length; index++) {
				if (index % 1000 === 999) yield 20 * COST;
				this.items.push(list[index]!);
				this.width += list[index]!.width;
			}
		this.spaces = [];
	}

	private get indent(): number {
		return this.isFirst ? usedLength(this.laid.box.style.textIndent, this.space.width) : 0;
	}

	private band(): Band {
		const { floats, origin, left, width } = this.space;
		const all = { left: origin.x + left, right: origin.x + left + width };
		if (floats.isEmpty) return all;
		return floats.band(origin.y + this.y, this.tools.layout.lineOf(this.laid.box.style).above, all);
	}

	private room(): number {
		const { left, right } = this.band();
		return Math.min(right - left, this.most) - this.indent;
	}

	/** Goes below floats that leave too little room for the next piece. */
	private *clearFloats(width: number): Steps<void> {
		const { floats, origin } = this.space;
		while (width > this.room() + 0.01) {
			yield COST;
			const next = floats.nextBottom(origin.y + this.y);
			if (next === undefined || this.room() >= this.space.width - this.indent - 0.01) return;
			this.y = next - origin.y;
		}
	}

	private *itemsOf(fragments: readonly Fragment[]): Steps<LineItem[]> {
		const items: LineItem[] = [];
		const { width: whole } = this.space;
		// A piece may have any number of single characters, which are never cut: those that are alike are one item.
		const single = new Map<Fragment, LineItem>();
		for (let index = 0; index < fragments.length; index++) {
			if (index % 100 === 99) yield 20 * COST;
			const fragment = fragments[index]!;
			switch (fragment.kind) {
				case 'text': {
					const item = single.get(fragment) ?? { fragment, width: fragment.width };
					if (fragment.text.length === 1) single.set(fragment, item);
					items.push(item);
					break;
				}
				case 'open': {
					const { style } = fragment.box;
					items.push({
						fragment,
						width: marginSize(style.marginLeft, whole) + style.borderLeftWidth + usedLength(style.paddingLeft, whole),
					});
					break;
				}
				case 'close': {
					const { style } = fragment.box;
					items.push({
						fragment,
						width: marginSize(style.marginRight, whole) + style.borderRightWidth + usedLength(style.paddingRight, whole),
					});
					break;
				}
				case 'atom': {
					const laid = yield* this.tools.inner(fragment.box, whole);
					const { marginLeft, marginRight } = fragment.box.style;
					items.push({ fragment, laid, width: laid.width + marginSize(marginLeft, whole) + marginSize(marginRight, whole) });
					break;
				}
				case 'apart':
					yield* this.apart(fragment.box);
			}
		}
		return items;
	}

	private *apart(box: Box): Steps<void> {
		if (box.isPositioned) return this.tools.keep(box, this.space.left + this.width, this.y);
		const laid = yield* this.tools.inner(box, this.space.width);
		const { marginLeft, marginRight } = box.style;
		const width = laid.width + marginSize(marginLeft, this.space.width) + marginSize(marginRight, this.space.width);
		if (this.items.length > 0 && this.width + width > this.room()) this.waiting.push(laid);
		else this.tools.float(laid, this.y);
	}

	/** How a piece that is too wide is cut; `undefined` if it is not. */
	private cutsOf(items: readonly LineItem[]): Cuts | undefined {
		// Browsers let words overflow the page that are wider than it; here they are cut where it is easiest to read, unless their box
		// is to hide what has no room, as it does with dots that lead to a price.
		const { width } = this.tools.layout.page;
		const { overflow, whiteSpace } = this.laid.box.style;
		const isHidden = overflow === 'hidden' && whiteSpace === 'nowrap';
		let cuts: Cuts | undefined;
		for (const { fragment, width: own } of items) {
			if (fragment.kind !== 'text') continue;
			const { overflowWrap, wordBreak } = fragment.style;
			if (wordBreak === 'break-all') return 'letters';
			if (overflowWrap !== 'normal' || wordBreak === 'break-word') cuts = 'anywhere';
			else if (own > width && !isHidden) cuts ??= 'separators';
		}
		return cuts;
	}

	/** Parts of a piece that is wider than a line, the first of which has this room. */
	private *cut(items: readonly LineItem[], first = this.room()): Steps<LineItem[][]> {
		const clusters: ItemCluster[] = [];
		const single = new Map<LineItem, ItemCluster>();
		for (const item of items) {
			const { fragment } = item;
			yield 40 * COST;
			const known = single.get(item);
			if (known) clusters.push(known);
			else if (fragment.kind !== 'text') clusters.push({ item, text: '\ufffc', width: item.width });
			else if (fragment.text.length === 1) {
				const { text, width } = fragment;
				const cluster = { item, text, width };
				single.set(item, cluster);
				clusters.push(cluster);
			} else
				for (const { text, width } of measuredClusters(fragment.text, (text) => this.part(fragment, text).width))
					clusters.push({ item, text, width });
		}
		const room = this.room();
		let from = 0;
		const parts: LineItem[][] = [];
		for (const count of cutLong(clusters, (line) => (line === 0 ? first : room), this.cutsOf(items))) {
			yield 2 * COST;
			const part: LineItem[] = [];
			for (let to = from; to < from + count;) {
				const { item } = clusters[to]!;
				const { fragment } = item;
				let text = '';
				do text += clusters[to++]!.text;
				while (to < from + count && clusters[to]!.item === item && fragment.kind === 'text' && text !== fragment.text);
				if (fragment.kind !== 'text' || text === fragment.text) part.push(item);
				else {
					const own = this.part(fragment, text);
					part.push({ fragment: own, width: own.width });
				}
			}
			from += count;
			parts.push(part);
		}
		return parts;
	}

	private part(fragment: Extract<Fragment, { kind: 'text' }>, text: string) {
		if (text === fragment.text) return fragment;
		return textFragment(text, fragment.style, fragment.owner, this.tools.layout);
	}

	/** Ends the line. `isForced`: the next one begins by a break, or this is the last; if only `isLast` ends it, it may be empty. */
	private *end(isForced: boolean, isLast = false): Steps<void> {
		const band = this.band();
		// Edges of inline boxes after the space belong to the line; what does not collapse stays.
		for (const item of this.spaces) if (item.fragment.kind !== 'text') this.items.push(item);
		if (!isForced) this.hyphenate();
		const line = yield* placeLine({
			layout: this.tools.layout,
			block: this.laid.box,
			items: this.items,
			open: this.open,
			left: band.left - this.space.origin.x + this.indent,
			width: band.right - band.left - this.indent,
			whole: this.space.width,
			isLast: isForced,
			turns: this.turns,
		});
		// A line of edges alone has no height (CSS 2.1, 9.4.2), but places that links lead to.
		const height = isLast && this.items.every(isEmptyEdge) ? 0 : line.height;
		this.lines.push({ ...line, y: this.y, height });
		this.y += height;
		this.items = [];
		this.spaces = [];
		this.width = 0;
		this.isFirst = false;
		const { waiting } = this;
		this.waiting = [];
		for (const laid of waiting) this.tools.float(laid, this.y);
	}
	/** Shows a soft hyphen at the end of the line. */
	private hyphenate(): void {
		const { items } = this;
		const hyphenated = hyphenate(
			items.map(({ fragment }) => fragment),
			this.tools.layout,
		);
		if (!hyphenated) return;
		const { soft, shown } = hyphenated;
		items[items.findLastIndex(({ fragment }) => fragment === soft)] = { fragment: shown, width: shown.width };
	}
}

const isKeptSpace = ({ fragment }: LineItem): boolean => fragment.kind === 'text' && fragment.isSpace;

/** Whether nothing is seen of an item, and nothing makes its line high. */
function isEmptyEdge({ fragment, width }: LineItem): boolean {
	if (fragment.kind !== 'open' && fragment.kind !== 'close') return false;
	const { style } = fragment.box;
	const above = style.borderTopWidth + style.borderBottomWidth + style.paddingTop.px + style.paddingBottom.px;
	return width === 0 && above === 0;
}

const widthOfItems = (items: readonly LineItem[]): number => items.reduce((sum, { width }) => sum + width, 0);
