/** The text of a block in pieces between which lines may break, with their widths (CSS Text 3, 4 and 5). */
import { mayTurn } from '../../font/shaping/bidi';
import { openDirection } from './directions';
import { clusters } from '../../font/shaping/characters';
import type { Owner } from '../../making/owner';
import type { Word } from '../../making/typefaces';
import { isLowSurrogate, type LineBreaks, type Part } from '../../setting/line-breaks';
import type { Box, Inline } from '../boxes/box';
import type { Laid } from '../boxes/laid';
import type { Layout, Steps } from '../boxes/setting';
import { textSize, type Style } from '../boxes/style';
import { TabStops } from './tabs';
import { splitCapitals, transformText } from './transform-text';

/** A part of a piece: text of one style, a box among text, an edge of an inline box, or a box out of the flow. */
export type Fragment =
	| {
			readonly kind: 'text';
			readonly text: string;
			readonly style: Style;
			readonly owner: Owner | undefined;
			readonly word: Word;
			readonly width: number;
			readonly isSpace: boolean;
	  }
	| { readonly kind: 'atom'; readonly box: Box; readonly owner: Owner | undefined }
	| { readonly kind: 'open' | 'close'; readonly box: Box }
	/** Where a box begins or ends on a line of two directions, which is not its first or last one. */
	| { readonly kind: 'resume' | 'pause'; readonly box: Box }
	| { readonly kind: 'apart'; readonly box: Box };

export type TextFragment = Extract<Fragment, { kind: 'text' }>;

/** A fragment on a line. */
export interface LineItem {
	readonly fragment: Fragment;
	readonly width: number;
	/** Of a box among the text. */
	readonly laid?: Laid;
}

/** Fragments that are on one line, and the space after them, which is left out where the line ends. */
export interface Piece {
	readonly fragments: readonly Fragment[];
	readonly spaces: readonly Fragment[];
	/** Of the text alone. */
	readonly width: number;
	readonly spaceWidth: number;
	/** The width of the hyphen that is seen if a line ends here: the piece ends with a soft one (CSS Text 3, 5.4). */
	readonly hyphen: number;
	/** Whether a line ends here in any case. */
	readonly ends: boolean;
}

export interface Pieces {
	readonly list: readonly Piece[];
	/** Whether some of it may run from right to left. */
	readonly turns: boolean;
}

/** Takes the place of a box where text is looked at. */
export const OBJECT = '\ufffc';
const COST = 3_000;
/** Different words of one style that are remembered. */
const MOST_ALIKE = 1_000;
/** Styles whose words are remembered. */
const MOST_STYLES = 8;
const LONGEST_WORD = 200;
/** Characters of a text that are collapsed and transformed at once. */
const LONGEST_SLICE = 20_000;
/** Sources whose texts are joined at once, and the cost of one. */
const [JOINED, JOINED_COST] = [1_000, 200];
/** White space that does not collapse to itself, which most spaces between words do. */
const COLLAPSING = /[\t\n\r\f][ \t\n\r\f]*| [ \t\n\r\f]+/g;

interface Source {
	readonly inline: Exclude<Inline, { kind: 'break' }>;
	readonly text: string;
	readonly style: Style | undefined;
}

/** Texts after white space is collapsed, in parts that end with a forced break. */
function* sourcesOf(inlines: readonly Inline[], block: Style, layout: Layout): Steps<Source[][]> {
	const hasTabs = inlines.some((inline) => inline.kind === 'text' && inline.text.includes('\t'));
	const widthOf = (text: string, style: Style): number => textFragment(text, style, undefined, layout).width;
	const tabs = hasTabs ? new TabStops(block, widthOf) : undefined;
	const parts: Source[][] = [[]];
	let afterSpace = true;
	let before = '';
	let count = 0;
	for (const inline of inlines) {
		if (++count % 50 === 0) yield 50 * COST;
		if (inline.kind === 'break') {
			parts.push([]);
			tabs?.restart();
			afterSpace = true;
			before = '';
			continue;
		}
		if (inline.kind !== 'text') {
			const isObject = inline.kind === 'atom';
			if (isObject) [afterSpace, before] = [false, ''];
			parts.at(-1)!.push({ inline, text: isObject ? OBJECT : '', style: undefined });
			continue;
		}
		const { style } = inline;
		const { whiteSpace } = style;
		const isKept = whiteSpace === 'pre' || whiteSpace === 'pre-wrap';
		for (const { slice, isBegun } of slicesOf(inline.text, whiteSpace !== 'normal' && whiteSpace !== 'nowrap')) {
			if (++count % 50 === 0) yield 50 * COST;
			if (slice.length > LONGEST_SLICE / 4) yield 50 * COST;
			if (isBegun) {
				parts.push([]);
				tabs?.restart();
				afterSpace = true;
			}
			let text = slice;
			if (isKept) text = tabs ? yield* tabs.expand(text, style) : text;
			else {
				text = text.replace(COLLAPSING, ' ');
				if (afterSpace && text.startsWith(' ')) text = text.slice(1);
				if (text !== '') afterSpace = text.endsWith(' ');
			}
			if (whiteSpace.startsWith('pre') && text !== '') afterSpace = whiteSpace === 'pre-line' && text.endsWith(' ');
			const written = transformText(text, style, isBegun ? '' : before);
			if (text !== '') before = text.slice(-2);
			for (const run of splitCapitals(written, style)) {
				if (++count % 50 === 0) yield 50 * COST;
				parts.at(-1)!.push({ inline, ...run });
			}
		}
	}
	return parts;
}

/** Lines of a text, if its line feeds are kept, in slices of a bounded length; most texts are one slice. */
function* slicesOf(text: string, hasLines: boolean): Generator<{ readonly slice: string; readonly isBegun: boolean }> {
	const ends = hasLines ? /\r\n?|\n/g : undefined;
	let isBegun = false;
	for (let from = 0; ; isBegun = true) {
		const end = ends?.exec(text);
		const to = end?.index ?? text.length;
		do {
			const next = to - from > LONGEST_SLICE ? sliceEnd(text, from) : to;
			yield { slice: text.slice(from, next), isBegun };
			isBegun = false;
			from = next;
		} while (from < to);
		if (!end) return;
		from = ends!.lastIndex;
	}
}

/** After the last space of the slice, so that words stay whole; a word as long as the slice is cut, but no character is. */
function sliceEnd(text: string, from: number): number {
	const most = from + LONGEST_SLICE;
	const space = text.lastIndexOf(' ', most - 1);
	if (space > from + LONGEST_SLICE / 2) return space + 1;
	return isLowSurrogate(text.charCodeAt(most)) ? most - 1 : most;
}

/**
 * The pieces of the text of a block, which are those of its copy with other borders.
 *
 * @param isAskedAgain whether they are remembered: text that was not measured before it is laid out is rarely asked for again
 */
export function* piecesOf(box: Box, layout: Layout, isAskedAgain: boolean): Steps<Pieces> {
	const { inlines } = box;
	const known = layout.pieces.find(inlines) as Pieces | undefined;
	if (known) return known;
	const pieces = yield* cutInlines(inlines, box.style, layout);
	if (isAskedAgain && inlines.length > 0) layout.pieces.keep(inlines, pieces, pieces.list.length);
	return pieces;
}

/** The pieces of a text as its first line has them; `undefined` if that has no look for itself, or other pieces. */
export function* firstPiecesOf(
	{ inlines, style, firstLine }: Box,
	layout: Layout,
	count: number,
): Steps<readonly Piece[] | undefined> {
	if (!firstLine) return undefined;
	const known = new Map<Style, Style>();
	const lookOf = (own: Style): Style => {
		let look = known.get(own);
		if (!look) known.set(own, (look = inFirstLine(own, style, firstLine)));
		return look;
	};
	const changed = inlines.map((inline) => (inline.kind === 'text' ? { ...inline, style: lookOf(inline.style) } : inline));
	const { list } = yield* cutInlines(changed, style, layout);
	return list.length === count ? list : undefined;
}

/** Text that has a value from its block has that of the first line instead. */
function inFirstLine(own: Style, block: Style, firstLine: Partial<Style>): Style {
	const look = { ...own };
	for (const [key, value] of Object.entries(firstLine) as [keyof Style, never][])
		if (own[key] === block[key]) Object.assign(look, { [key]: value });
	return look;
}

function* cutInlines(inlines: readonly Inline[], style: Style, layout: Layout): Steps<Pieces> {
	const parts = yield* sourcesOf(inlines, style, layout);
	let list: Piece[] = [];
	let turns = style.direction === 'rtl';
	const around = [style];
	for (const [index, part] of parts.entries()) {
		if (index % 20 === 19) yield 20 * COST;
		const whole = yield* joinSources(part);
		turns ||= mayTurn(whole.text) || whole.hasTurned;
		const own = yield* new Cutter(part, around, layout).pieces(whole.text);
		if (parts.length === 1) list = own;
		else for (const piece of own) list.push(piece);
		const isLast = index === parts.length - 1;
		if (!isLast) endLine(list, part.length === 0 || whole.text === '');
	}
	return { list, turns };
}

/** The text of all sources, and whether boxes among them may turn it. Small capitals are a source for each run of letters. */
function* joinSources(sources: readonly Source[]): Steps<{ readonly text: string; readonly hasTurned: boolean }> {
	const texts: string[] = [];
	let hasTurned = false;
	for (let from = 0; from < sources.length; from += JOINED) {
		const some = from === 0 && sources.length <= JOINED ? sources : sources.slice(from, from + JOINED);
		texts.push(some.map(({ text }) => text).join(''));
		hasTurned ||= some.some(({ inline }) => inline.kind === 'open' && mayTurn(openDirection(inline.box.style)));
		if (some !== sources) yield JOINED * JOINED_COST;
	}
	return { text: texts.join(''), hasTurned };
}

/** The last piece of a part ends its line; an empty part is an empty line. */
function endLine(list: Piece[], isEmpty: boolean): void {
	const last = list.at(-1);
	if (last && !isEmpty && !last.ends) list[list.length - 1] = { ...last, ends: true };
	else list.push({ fragments: [], spaces: [], width: 0, spaceWidth: 0, hyphen: 0, ends: true });
}

/** A fragment of text, shaped. */
export function textFragment(text: string, style: Style, owner: Owner | undefined, layout: Layout, rtl = false): TextFragment {
	const word = layout.typefaces.word(text, layout.faceOf(style), rtl);
	const isSpace = text === ' ' || /^[ \u00a0]+$/.test(text);
	const count = style.letterSpacing === 0 ? 0 : clusters(text).length;
	const width =
		(word.width * textSize(style)) / 1000 + count * style.letterSpacing + (isSpace ? style.wordSpacing * text.length : 0);
	return { kind: 'text', text, style, owner, word, width, isSpace };
}

/** Words of one style, and the pieces that they are with a space. */
interface Alike {
	readonly style: Style;
	readonly owner: Owner | undefined;
	readonly words: Map<string, TextFragment>;
	readonly pieces: Map<TextFragment, Piece>;
}

const NO_FRAGMENTS: readonly Fragment[] = [];

/** Cuts the sources of a part where lines may break. */
class Cutter {
	private index = 0;
	/** Where the source begins, and how far it was read, in the text of all. */
	private start = 0;
	private at = 0;
	/** Words of the style that was read last. */
	private alike: Alike | undefined;
	/** Sources that were read, and the words of each: a part between two breaks may have any number of both. */
	private taken = 0;

	constructor(
		private readonly sources: readonly Source[],
		/** The styles of the block and of the inline boxes that are open. */
		private readonly around: Style[],
		private readonly layout: Layout,
	) {}

	*pieces(whole: string): Steps<Piece[]> {
		const list: Piece[] = [];
		let fragments: Fragment[] = [];
		let spaces: Fragment[] = [];
		const flush = (): void => {
			if (fragments.length + spaces.length > 0) list.push(this.pieceOf(fragments, spaces));
			[fragments, spaces] = [[], []];
		};
		let count = 0;
		for (const found of browserBreaks(this.layout.breaks(whole), whole)) {
			if (++count % 20 === 0 || this.layout.typefaces.isDue) yield 20 * COST;
			if (!found) continue;
			const { end, next } = found;
			const word = this.takeWord(end);
			if (!word) yield* this.take(end, fragments);
			const space = next > end ? this.takeWord(next) : undefined;
			const isPlain = word !== undefined && fragments.length === 0 && (space !== undefined || next === end);
			if (isPlain && !(next < whole.length && this.isHeld())) {
				list.push(this.plainPiece(word, space));
				continue;
			}
			if (word) fragments.push(word);
			if (space) spaces.push(space);
			else if (next > end) yield* this.take(next, spaces);
			// Where text does not wrap, the space is part of it.
			if (next < whole.length && this.isHeld()) {
				for (const space of spaces) fragments.push(space);
				spaces = [];
			} else flush();
		}
		// Edges and boxes at the end have no text.
		this.rest(fragments);
		if (fragments.length > 0 && list.length > 0 && fragments.every(({ kind }) => kind === 'close')) {
			const last = list.pop()!;
			list.push(this.pieceOf([...last.fragments, ...(last.spaces.length > 0 ? last.spaces : []), ...fragments], []));
			fragments = [];
		}
		flush();
		return list;
	}

	/** Whether text that does not wrap goes on here. */
	private isHeld(): boolean {
		const own = this.at > this.start ? this.sources[this.index]?.style : undefined;
		// Between texts and boxes it is the box around both that says whether lines break (CSS Text 3, 5.1).
		const { whiteSpace } = own ?? this.around.at(-1)!;
		return whiteSpace === 'nowrap' || whiteSpace === 'pre';
	}

	/** Most texts that are taken are one word, or the space after it, in the middle of a source. */
	private takeWord(to: number): TextFragment | undefined {
		const source = this.sources[this.index];
		if (source?.inline.kind !== 'text' || this.at >= to || to >= this.start + source.text.length) return undefined;
		if (to - this.at >= LONGEST_WORD) return undefined;
		const text = source.text.slice(this.at - this.start, to - this.start);
		if (text !== ' ' && (text.includes(' ') || (isSpread(source.style!) && text.includes(NO_BREAK)))) return undefined;
		this.at = to;
		return this.fragmentOf(text, source.style!, source.inline.owner);
	}

	/** Words that are repeated, such as spaces, are one: a text may have any number of them. */
	private fragmentOf(text: string, style: Style, owner: Owner | undefined): TextFragment {
		const known = this.alikeOf(style, owner).words;
		let fragment = known.get(text);
		if (!fragment) known.set(text, (fragment = textFragment(text, style, owner, this.layout)));
		return fragment;
	}

	/** Those of blocks of one style are the same in all of them. */
	private alikeOf(style: Style, owner: Owner | undefined): Alike {
		const { alike, layout } = this;
		if (alike?.style === style && alike.owner === owner && alike.words.size < MOST_ALIKE) return alike;
		let found = owner ? undefined : (layout.words.get(style) as Alike | undefined);
		if (!found || found.words.size >= MOST_ALIKE) {
			found = { style, owner, words: new Map<string, TextFragment>(), pieces: new Map<TextFragment, Piece>() };
			if (!owner) {
				if (layout.words.size >= MOST_STYLES) layout.words.clear();
				layout.words.set(style, found);
			}
		}
		return (this.alike = found);
	}

	/** A word with the space after it. Most are followed by a space of the same style, and are one wherever they are. */
	private plainPiece(word: TextFragment, space: TextFragment | undefined): Piece {
		const { style, owner } = word;
		const isShared = space?.style === style && space.owner === owner && space.text === ' ';
		const known = isShared ? this.alikeOf(style, owner).pieces : undefined;
		let piece = known?.get(word);
		if (!piece) {
			piece = this.pieceOf([word], space ? [space] : NO_FRAGMENTS);
			known?.set(word, piece);
		}
		return piece;
	}

	private *take(to: number, into: Fragment[]): Steps<void> {
		while (this.index < this.sources.length) {
			const source = this.sources[this.index]!;
			const length = source.text.length;
			if (this.at >= to && !(length === 0 && isEdge(source, 'close'))) return;
			if (++this.taken % 20 === 0) yield 20 * COST;
			if (length === 0) {
				this.takeEdge(source, into);
				this.index++;
				continue;
			}
			const end = Math.min(to, this.start + length);
			yield* this.put(source, source.text.slice(this.at - this.start, end - this.start), into);
			this.at = end;
			if (end < this.start + length) return;
			this.start += length;
			this.index++;
		}
	}

	private rest(into: Fragment[]): void {
		for (; this.index < this.sources.length; this.index++) {
			const source = this.sources[this.index]!;
			if (source.text.length === 0) this.takeEdge(source, into);
		}
	}

	private takeEdge({ inline }: Source, into: Fragment[]): void {
		if (inline.kind === 'open') this.around.push(inline.box.style);
		else if (inline.kind === 'close' && this.around.length > 1) this.around.pop();
		into.push(inline as Fragment);
	}

	private pieceOf(fragments: readonly Fragment[], spaces: readonly Fragment[]): Piece {
		const { soft, shown } = hyphenate(fragments, this.layout) ?? {};
		const hyphen = soft && shown ? shown.width - soft.width : 0;
		return { fragments, spaces, width: widthOfTexts(fragments), spaceWidth: widthOfTexts(spaces), hyphen, ends: false };
	}

	private *put({ inline, style }: Source, text: string, into: Fragment[]): Steps<void> {
		if (inline.kind !== 'text') return void into.push(inline);
		// Spaces in the middle of text that does not break are words.
		const isSpaceAt = isSpread(style!) ? isAnySpaceAt : isUsualSpaceAt;
		for (let from = 0, to = 0; from < text.length; from = to) {
			const isSpace = isSpaceAt(text, from);
			const most = Math.min(text.length, from + LONGEST_WORD);
			for (to = from + 1; to < most && isSpaceAt(text, to) === isSpace;) to++;
			into.push(this.fragmentOf(text.slice(from, to), style!, inline.owner));
			if (++this.taken % 20 === 0 || to - from === LONGEST_WORD) yield 20 * COST;
		}
	}
}

/**
 * Browsers also break after a hyphen between a letter or digit and a digit, as in numbers of articles, and at spaces, such as before
 * `/`. Marks that belong to the word before or after a space stay with it.
 */
const FURTHER = /(?<=[a-z\d]-)(?=\d)|(?<=[^([{«‹“¿¡ ]) {1,9}(?=[^!?:;,.%»›”’)\]} ])/gi;
/** After these they do not break before ASCII, as in addresses and dates. */
const HELD = /[!$%+/\\|}]$/;

/** Where browsers break; `undefined` for each place where they do not, so that others can run between many of these. */
function* browserBreaks(breaks: ReturnType<LineBreaks>, whole: string): Generator<Omit<Part, 'start'> | undefined> {
	for (const { start, end, next, isCut } of breaks) {
		const text = whole.slice(start, end);
		// Most texts are words, which none of these is in.
		if (/[ -]/.test(text))
			for (const { 0: spaces, index } of text.matchAll(FURTHER))
				yield { end: start + index, next: start + index + spaces.length };
		const isHeld = !isCut && end === next && next < whole.length && whole.charCodeAt(next) < 128 && HELD.test(text.slice(-1));
		yield isHeld ? undefined : { end, next };
	}
}

const NO_BREAK = '\u00a0';
const isUsualSpaceAt = (text: string, at: number): boolean => text[at] === ' ';
const isAnySpaceAt = (text: string, at: number): boolean => text[at] === ' ' || text[at] === NO_BREAK;

/** Whether spaces may be wider than they are, those at which lines do not break, too (CSS Text 3, 7.3 and 8.1). */
const isSpread = ({ textAlign, textAlignLast, wordSpacing }: Style): boolean =>
	textAlign === 'justify' || textAlignLast === 'justify' || wordSpacing !== 0;

const isEdge = ({ inline }: Source, kind: 'open' | 'close'): boolean => inline.kind === kind;

const SOFT_HYPHEN = '\u00ad';
const HYPHEN = '\u2010';

/** The last text of a line that ends with a soft hyphen, and how it is shown there. */
export function hyphenate(
	fragments: readonly Fragment[],
	layout: Layout,
): { readonly soft: TextFragment; readonly shown: TextFragment } | undefined {
	const soft = fragments.findLast((fragment) => fragment.kind !== 'close');
	if (soft?.kind !== 'text' || !soft.text.endsWith(SOFT_HYPHEN)) return undefined;
	return { soft, shown: textFragment(soft.text.slice(0, -1) + HYPHEN, soft.style, soft.owner, layout) };
}

const widthOfTexts = (fragments: readonly Fragment[]): number =>
	fragments.reduce((sum, fragment) => sum + (fragment.kind === 'text' ? fragment.width : 0), 0);
