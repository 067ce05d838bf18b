/** How boxes look: the computed values of CSS that layout uses. Distances are in pixels of CSS, of which 96 are an inch. */
import type { Overlay } from '../../making/ink';
import type { OwnFace } from '../../making/typefaces';
import type { DrawnStyle } from './drawn-style';
import type {
	Alignment,
	BackgroundArea,
	BackgroundImage,
	BackgroundRepeat,
	BackgroundSize,
	BorderImage,
	ClipShape,
	ContentPart,
	Decoration,
	FontSizeWord,
	GridLine,
	Length,
	NamedString,
	Paint,
	Shadow,
	TextFill,
	Track,
	TrackList,
	Transform,
} from './values';

export type {
	Alignment,
	BackgroundImage,
	BackgroundSize,
	BorderImage,
	BorderPart,
	BackgroundArea,
	BackgroundRepeat,
	BorderRepeat,
	ClipShape,
	ContentPart,
	Decoration,
	FontSizeWord,
	FourSides,
	Gradient,
	GridLine,
	Length,
	NamedString,
	Paint,
	Shadow,
	Stop,
	TextFill,
	Track,
	TrackBreadth,
	TrackList,
	Transform,
} from './values';

export type Size = Length | 'auto' | 'min-content' | 'max-content' | 'fit-content';
export type Most = Length | 'none' | 'min-content' | 'max-content' | 'fit-content';

export type BorderLine = 'none' | 'hidden' | 'solid' | 'dashed' | 'dotted' | 'double' | 'groove' | 'ridge' | 'inset' | 'outset';

export type Display =
	| 'none'
	| 'contents'
	| 'inline'
	| 'block'
	| 'list-item'
	| 'flow-root'
	| 'inline-block'
	| 'flex'
	| 'inline-flex'
	| 'grid'
	| 'inline-grid'
	| 'table'
	| 'inline-table'
	| 'table-row-group'
	| 'table-header-group'
	| 'table-footer-group'
	| 'table-row'
	| 'table-cell'
	| 'table-column'
	| 'table-column-group'
	| 'table-caption';

export type Breaks = 'auto' | 'avoid' | 'avoid-column' | 'page' | 'left' | 'right' | 'column';

/** A font that the document brings. */
export interface OwnFont {
	readonly id: OwnFace;
	readonly isBold: boolean;
	readonly isItalic: boolean;
	/** The width of the digit zero, in parts of the type size. */
	readonly zero: number;
}

/** Values that children have from their parents, where they say nothing. */
export interface InheritedStyle {
	color: Paint;
	fontSize: number;
	/** How large all lengths are, which count it already. */
	zoom: number;
	/** How the size is given: by a word, a length, or the size of the parent. */
	fontSizedBy: FontSizeWord | 'length' | 'ratio';
	/** Families in the order of preference. */
	fontFamily: readonly string[];
	/** The font of the document that the families lead to; undefined if it is one of ours. */
	ownFont: OwnFont | undefined;
	fontWeight: number;
	fontStyle: 'normal' | 'italic';
	fontVariant: 'normal' | 'small-caps' | 'all-small-caps';
	/** A factor of the type size, or pixels. */
	lineHeight: 'normal' | { readonly factor: number } | { readonly px: number };
	textAlign: 'start' | 'left' | 'right' | 'center' | 'justify' | 'end';
	textAlignLast: 'auto' | InheritedStyle['textAlign'];
	/** Where blocks inside are, without margins that say it. */
	blockAlign: 'start' | 'left' | 'right' | 'center';
	textIndent: Length;
	underlineOffset: number | undefined;
	isUnderlinedBelow: boolean;
	/** Whether letters interrupt the lines under and over them. */
	skipsInk: boolean;
	textTransform: 'none' | 'uppercase' | 'lowercase' | 'capitalize';
	letterSpacing: number;
	wordSpacing: number;
	/** Whether a box around scrolls, in which long lines are wrapped. */
	isInScroller: boolean;
	whiteSpace: 'normal' | 'nowrap' | 'pre' | 'pre-wrap' | 'pre-line';
	/** Whether all lines of a block are about as long. */
	isBalanced: boolean;
	overflowWrap: 'normal' | 'break-word' | 'anywhere';
	wordBreak: 'normal' | 'break-all' | 'keep-all' | 'break-word';
	tabSize: number;
	/** Whether lines run from top to bottom, or from bottom to top. */
	writingMode: 'across' | 'down' | 'up';
	direction: 'ltr' | 'rtl';
	listStyleType: string;
	listStylePosition: 'outside' | 'inside';
	/** An address. */
	listStyleImage: string | undefined;
	/** Of the letters of text, in place of its color. */
	textFillColor: Paint | undefined;
	/** The line around letters, and its color, which is that of the text without one. */
	textStrokeWidth: number;
	textStrokeColor: Paint | undefined;
	/** A gradient that text of this color is filled with. */
	textFill: TextFill | undefined;
	/** Of marks of forms that are chosen; without one, that of browsers. */
	accentColor: Paint | undefined;
	/** The first is on top; without `spread` and `isInset`. */
	textShadow: readonly Shadow[];
	visibility: 'visible' | 'hidden' | 'collapse';
	borderCollapse: 'separate' | 'collapse';
	borderSpacingX: number;
	borderSpacingY: number;
	captionSide: 'top' | 'bottom';
	emptyCells: 'show' | 'hide';
	orphans: number;
	widows: number;
	/** Of the pages that it is on; '' if they have none. */
	pageName: string;
	quotes: readonly string[];
	drawn: DrawnStyle;
}

export type ImageLayers = Pick<OwnStyle, 'backgroundImage' | 'backgroundSize' | 'backgroundRepeat' | 'backgroundPosition'>;

export interface OwnStyle {
	display: Display;
	position: 'static' | 'relative' | 'sticky' | 'absolute' | 'fixed';
	float: 'none' | 'left' | 'right';
	clear: 'none' | 'left' | 'right' | 'both';
	boxSizing: 'content-box' | 'border-box';
	/** Whether fields of forms look as browsers draw them. */
	appearance: 'auto' | 'none';
	width: Size;
	height: Size;
	minWidth: Size;
	minHeight: Size;
	maxWidth: Most;
	maxHeight: Most;
	aspectRatio: number | undefined;
	top: Length | 'auto';
	right: Length | 'auto';
	bottom: Length | 'auto';
	left: Length | 'auto';
	marginTop: Length | 'auto';
	marginRight: Length | 'auto';
	marginBottom: Length | 'auto';
	marginLeft: Length | 'auto';
	paddingTop: Length;
	paddingRight: Length;
	paddingBottom: Length;
	paddingLeft: Length;
	borderTopWidth: number;
	borderRightWidth: number;
	borderBottomWidth: number;
	borderLeftWidth: number;
	borderTopStyle: BorderLine;
	borderRightStyle: BorderLine;
	borderBottomStyle: BorderLine;
	borderLeftStyle: BorderLine;
	/** Without one, that of the text. */
	borderTopColor: Paint | undefined;
	borderRightColor: Paint | undefined;
	borderBottomColor: Paint | undefined;
	borderLeftColor: Paint | undefined;
	borderImage: BorderImage | undefined;
	borderTopLeftRadius: readonly [Length, Length];
	borderTopRightRadius: readonly [Length, Length];
	borderBottomRightRadius: readonly [Length, Length];
	borderBottomLeftRadius: readonly [Length, Length];
	outlineWidth: number;
	outlineStyle: BorderLine;
	outlineColor: Paint | undefined;
	outlineOffset: number;
	backgroundColor: Paint | undefined;
	/** The first is on top. */
	backgroundImage: readonly BackgroundImage[];
	backgroundSize: readonly BackgroundSize[];
	/** Across and down. */
	backgroundRepeat: readonly (readonly [BackgroundRepeat, BackgroundRepeat])[];
	backgroundPosition: readonly (readonly [Length, Length])[];
	/** The part of the box that has the color. */
	backgroundClip: BackgroundArea | 'text';
	/** The parts of the box that layers are seen in, and those that they are placed in. */
	backgroundClips: readonly BackgroundArea[];
	backgroundOrigin: readonly BackgroundArea[];
	/** Whether layers of the root are placed on the page, and not in its box. */
	backgroundAttachment: 'scroll' | 'fixed';
	/** Layers as those of a background, which the box is seen through. */
	mask: ImageLayers | undefined;
	boxShadow: readonly Shadow[];
	opacity: number;
	/** A blend mode of PDF, which has those of CSS. */
	mixBlendMode: string | undefined;
	filter: Filter | undefined;
	/** With `scroll`, all of the content is on paper. */
	overflow: 'visible' | 'hidden' | 'scroll';
	textOverflow: 'clip' | 'ellipsis';
	/** Lines that are seen; the last of them ends with dots if there are more. */
	lineClamp: number | undefined;
	/** Whether boxes inside do not mix with those around it, nor are under its ground (Compositing and Blending 1, 3.3). */
	isIsolated: boolean;
	/** Whether its layout is its own (CSS Containment 2, 3.2). */
	isContained: boolean;
	/** Whether the first boxes inside, or of a box around, are without their usual margins. */
	firstMargins: 'usual' | 'none' | 'around';
	/** With `translate`, `rotate` and `scale` before it. */
	transform: readonly Transform[];
	translate: readonly Transform[];
	rotate: readonly Transform[];
	scale: readonly Transform[];
	transformOrigin: readonly [Length, Length];
	zIndex: number | 'auto';
	verticalAlign: 'baseline' | 'sub' | 'super' | 'middle' | 'top' | 'bottom' | 'text-top' | 'text-bottom' | Length;
	textDecorationLine: ReadonlySet<Decoration['line']>;
	textDecorationColor: Paint | undefined;
	textDecorationStyle: Decoration['style'];
	textDecorationThickness: number | undefined;
	/** All lines of its text, those of elements around it first. */
	decorations: readonly Decoration[];
	unicodeBidi: 'normal' | 'embed' | 'isolate' | 'bidi-override' | 'plaintext';
	objectFit: 'fill' | 'contain' | 'cover' | 'none' | 'scale-down';
	objectPosition: readonly [Length, Length];
	tableLayout: 'auto' | 'fixed';
	breakBefore: Breaks;
	breakAfter: Breaks;
	breakInside: 'auto' | 'avoid' | 'avoid-column';
	/** Columns inside; both are missing where text is not in columns. */
	columnCount: number | undefined;
	columnWidth: number | undefined;
	columnFill: 'balance' | 'auto';
	columnSpan: 'none' | 'all';
	columnRuleWidth: number;
	columnRuleStyle: BorderLine;
	/** Without one, that of the text. */
	columnRuleColor: Paint | undefined;
	flexDirection: 'row' | 'row-reverse' | 'column' | 'column-reverse';
	flexWrap: 'nowrap' | 'wrap' | 'wrap-reverse';
	flexGrow: number;
	flexShrink: number;
	flexBasis: Size | 'content';
	order: number;
	justifyContent: Alignment;
	alignContent: Alignment;
	alignItems: Alignment;
	alignSelf: Alignment;
	justifyItems: Alignment;
	justifySelf: Alignment;
	rowGap: Length | undefined;
	columnGap: Length | undefined;
	gridTemplateColumns: TrackList | undefined;
	gridTemplateRows: TrackList | undefined;
	gridTemplateAreas: readonly (readonly string[])[];
	gridAutoColumns: readonly Track[];
	gridAutoRows: readonly Track[];
	gridAutoFlow: 'row' | 'column' | 'row dense' | 'column dense';
	gridRowStart: GridLine;
	gridRowEnd: GridLine;
	gridColumnStart: GridLine;
	gridColumnEnd: GridLine;
	/** For `::before` and `::after`: strings, counters and attributes, already as text; `undefined` without. */
	content: readonly ContentPart[] | 'normal' | 'none';
	counterReset: readonly (readonly [string, number])[];
	counterIncrement: readonly (readonly [string, number])[];
	stringSet: readonly NamedString[];
	/** Of a stop of a gradient in a drawing. */
	stopColor: Paint;
	stopOpacity: number;
	/** The name of the element that clips a part of a drawing. */
	clipPath: string | ClipShape | undefined;
}

/** Colors over a box as a whole (Filter Effects 1). */
export interface Filter {
	readonly overlays: readonly Overlay[];
	/** That of the function of this name. */
	readonly opacity: number;
	/** Of all that is drawn. */
	readonly shadows: readonly Shadow[];
}

export type Style = Readonly<InheritedStyle & OwnStyle>;
export type MutableStyle = InheritedStyle & OwnStyle;

export const ZERO: Length = { px: 0, percent: 0 };
export const pixels = (px: number): Length => (px === 0 ? ZERO : { px, percent: 0 });
/** A length against what its percentages are of. */
export const usedLength = (length: Length, whole: number): number => cutPixels(exactLength(length, whole));

/** The same as it is drawn, which is not cut off. */
export const exactLength = ({ px, percent }: Length, whole: number): number => (percent === 0 ? px : px + percent * whole);

/** Of a pixel, in which browsers count lengths. */
export const PARTS = 64;
/** Browsers cut lengths off to these parts; what adds up to half a pixel decides where text is. */
export const cutPixels = (px: number): number => Math.trunc(px * PARTS + Math.sign(px) * NEARLY) / PARTS;

/** The size that letters are measured and drawn in: FreeType, which browsers use on Linux, cuts it off to parts of 64 of a pixel. */
export const textSize = ({ fontSize }: Style): number => cutPixels(fontSize);

/** Sums of fractions that make a whole part are one. */
const NEARLY = 1e-4;
