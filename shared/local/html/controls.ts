/** Fields of forms as browsers show them (HTML Standard, 15.5): their values, their size, and how they look if no style says it. */
import { everyElement, innerText, languageAround, type HtmlElement } from '../../html/nodes';
import type { Drawing } from '../../model/layout/boxes/drawing';
import { bordersOf, across, down, paddingsOf } from '../../model/layout/boxes/edges';
import { usualLine } from '../../model/layout/boxes/setting';
import { pixels, type Length, type MutableStyle, type Paint, type Style } from '../../model/layout/boxes/style';
import { deriveStyle } from './derived-boxes';
import { arrowDrawing, iconDrawing, MARK_SIZE, markDrawing } from './controls/control-drawings';
import { readDated, type DatedField, type FieldText } from './controls/dated-fields';

/** A mark beside the content, in pixels. */
export interface Beside {
	readonly drawing: Drawing;
	readonly width: number;
	readonly height: number;
	/** Around it. */
	readonly before: number;
	readonly after: number;
}

export interface Control {
	readonly style: Style;
	/** Text in place of its content. */
	readonly text?: FieldText;
	/** Its content is at least as wide as this text, or as this number of pixels. */
	readonly least?: string | number;
	/** In place of content. */
	readonly mark?: { readonly drawing: Drawing; readonly size: number; readonly alt: string };
	readonly beside?: Beside;
	/** The room before the content, in pixels. */
	readonly indent?: number;
	/** Whether its lower edge is on the line of the text around it. */
	readonly isOnLine?: boolean;
	/** Whether its content is in the middle of its height. */
	readonly isCentered: boolean;
	/** The color that it shows in place of content. */
	readonly swatch?: Paint;
}

const NAMES: ReadonlySet<string> = new Set(['input', 'select', 'textarea', 'button']);
/** Words of buttons that say nothing. */
const BUTTONS: Readonly<Record<string, string>> = { submit: 'Submit', reset: 'Reset', button: '' };
const BLACK: Paint = { color: [0, 0, 0], alpha: 1 };

export const isControl = ({ name, isHtml }: HtmlElement): boolean => isHtml && NAMES.has(name);

const typeOf = ({ attributes }: HtmlElement): string => attributes.get('type')?.trim().toLowerCase() ?? '';

/** Whether a field is not drawn: it needs a program that gets the place of a click. */
export const isLostControl = (element: HtmlElement): boolean => element.name === 'input' && typeOf(element) === 'image';

/** Bars, as `progress` is one. */
export const isRange = (element: HtmlElement): boolean => element.name === 'input' && typeOf(element) === 'range';

/**
 * @param styled the style that rules give it
 * @param around that of the element around it
 */
export function readControl(element: HtmlElement, styled: Style, around: Style): Control {
	const control = readByName(element, styled);
	const { least, style } = control;
	// Items of flexible boxes and grids are as wide as these make them.
	const isItem = /flex|grid/.test(around.display);
	const isSized = typeof least === 'number' && style.width === 'auto' && !isItem;
	const kind = [element.name, isItem, ...SIZING.map((name) => element.attributes.get(name))].join('|');
	const shared = deriveStyle(styled, kind, () => (isSized ? { ...style, width: pixels(least + edgesOf(style).x) } : style));
	return { ...control, style: shared };
}

/** Attributes of which the style of a field depends. */
const SIZING = ['type', 'size', 'cols', 'rows', 'multiple'] as const;

function readByName(element: HtmlElement, styled: Style): Control {
	const style: MutableStyle = { ...styled };
	// A field is a box, also among text.
	if (style.display === 'inline') style.display = 'inline-block';
	switch (element.name) {
		case 'button':
			return centerContent(style);
		case 'textarea':
			return readArea(element, style);
		case 'select':
			return isList(element)
				? { style: sizeList(element, style), isOnLine: true, isCentered: false }
				: readChoice(element, style);
		default:
			return readInput(element, style);
	}
}

function readInput(element: HtmlElement, style: MutableStyle): Control {
	const { attributes } = element;
	const type = typeOf(element);
	if (type === 'checkbox' || type === 'radio') {
		if (style.appearance === 'none') return { style, isCentered: false };
		const isChecked = attributes.has('checked');
		const drawing = markDrawing(type, isChecked, attributes.has('disabled'), style.accentColor);
		return { style, mark: { drawing, size: MARK_SIZE, alt: ALTS[type][isChecked ? 1 : 0] }, isCentered: false };
	}
	if (type === 'range') return { style, isCentered: false };
	const value = attributes.get('value') ?? '';
	if (Object.hasOwn(BUTTONS, type))
		return { ...centerContent(style), text: { value: attributes.has('value') ? value : BUTTONS[type]!, isHint: false } };
	if (type === 'color') {
		const [, red, green, blue] = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(value) ?? [];
		const swatch: Paint =
			red === undefined
				? BLACK
				: { color: [red, green!, blue!].map((part) => Number.parseInt(part, 16) / 255) as never, alpha: 1 };
		return { ...centerContent(style), swatch };
	}
	const dated = style.appearance === 'none' ? undefined : readDated(type, value, languageAround(element));
	setRows(style, 1);
	if (dated) return readDatedField(dated, style);
	if (type === 'file') return { ...centerContent(style), text: NO_FILE, least: FILE_COLUMNS * style.fontSize };
	const columns = readCount(attributes.get('size'), 20);
	const least = (columns * TEXT_COLUMN + TEXT_END) * style.fontSize;
	const shown = type === 'password' ? '•'.repeat(Math.min(value.length, columns)) : value;
	return { ...centerContent(style), text: shownText(shown, attributes.get('placeholder')), least };
}

function readDatedField({ text, columns, sides, icon }: DatedField, style: MutableStyle): Control {
	const { fontSize, color } = style;
	const before = icon === 'clock' ? CLOCK_ROOM : CALENDAR_ROOM;
	const beside = { drawing: iconDrawing(icon, color), width: fontSize, height: fontSize, before, after: 0 };
	const least = columns * FIXED_COLUMN * fontSize + sides + before + fontSize;
	return { ...centerContent(style, true), text, least, beside, indent: text.value.startsWith('W') ? 0 : 1 };
}

/** Browsers do not show the name of a file that a document names. */
const NO_FILE: FieldText = {
	value: 'Choose File No file chosen',
	isHint: false,
	parts: [{ text: 'Choose File', look: 'button' }, { text: 'No file chosen' }],
};

const ALTS = { checkbox: ['☐', '☑'], radio: ['○', '◉'] } as const;

function readArea(element: HtmlElement, style: MutableStyle): Control {
	const { attributes } = element;
	const columns = readCount(attributes.get('cols'), 20);
	const least = columns * AREA_COLUMN * style.fontSize + BAR;
	setRows(style, readCount(attributes.get('rows'), 2));
	// A line break at its beginning is not one of its text.
	const value = innerText(element).replace(/^\r?\n/, '');
	return {
		style: refineBorder(style),
		text: shownText(value, attributes.get('placeholder')),
		least,
		isOnLine: true,
		isCentered: false,
	};
}

function readChoice(element: HtmlElement, style: MutableStyle): Control {
	const options = everyElement(element).filter(({ name }) => name === 'option');
	const shown =
		options.findLast(({ attributes }) => attributes.has('selected')) ??
		options.find(({ attributes }) => !attributes.has('disabled')) ??
		options[0];
	let widest = '';
	for (const option of options) {
		const label = labelOf(option);
		if (label.length > widest.length) widest = label;
	}
	// As in browsers, the gray of buttons is only seen where a style has changed the border.
	if (hasUsualBorder(style) && !isRounded(style) && style.appearance !== 'none' && colorOf(style.backgroundColor) === BUTTON)
		style.backgroundColor = WHITE;
	const control = { ...centerContent(style, true), text: { value: shown ? labelOf(shown) : '', isHint: false }, least: widest };
	if (style.appearance === 'none') return control;
	// The arrow is at the edge, and not inside the padding.
	const padding = style.paddingRight.percent === 0 ? style.paddingRight.px : 0;
	const beside = { drawing: arrowDrawing(style.color), width: 9, height: 6, before: 2 + padding, after: 4 - padding };
	return { ...control, beside, indent: CHOICE_INDENT };
}

const labelOf = (option: HtmlElement): string =>
	(option.attributes.get('label') ?? innerText(option)).replace(/\s+/g, ' ').trim();

/** Whether a choice shows all that can be chosen. */
const isList = ({ attributes }: HtmlElement): boolean => attributes.has('multiple') || readCount(attributes.get('size'), 1) > 1;

/** As high as its rows; its content makes it higher, so that all is there. */
function sizeList(element: HtmlElement, style: MutableStyle): Style {
	setRows(style, readCount(element.attributes.get('size'), 4));
	return refineBorder(style);
}

const shownText = (value: string, hint: string | undefined): FieldText =>
	value === '' && hint !== undefined ? { value: hint, isHint: true } : { value, isHint: false };

/** A number of columns or rows, from 1 to 1,000. */
function readCount(text: string | undefined, usual: number): number {
	const count = /^\s{0,9}(\d{1,9})/.exec(text ?? '')?.[1];
	return count === undefined || Number(count) === 0 ? usual : Math.min(Number(count), 1000);
}

/** Widths of a column, and of what fields have beyond them, in parts of the type size. */
const TEXT_COLUMN = 0.6;
const TEXT_END = 1.5;
/** The same for a field of a file, and for letters that are equally wide. */
const FILE_COLUMNS = 19.5;
const FIXED_COLUMN = 0.6;
/** Before icons, and before the text of a choice, in pixels. */
const [CALENDAR_ROOM, CLOCK_ROOM, CHOICE_INDENT] = [17, 11.67, 4];
const AREA_COLUMN = 0.675;
/** The width of the bar beside text that can be moved. */
const BAR = 15;
/** The height that a field has without a style; more content makes it higher, so that nothing is cut off. */
function setRows(style: MutableStyle, rows: number): void {
	const { minHeight } = style;
	const given = typeof minHeight === 'object' ? minHeight : pixels(0);
	if (style.height === 'auto' && given.percent === 0)
		style.minHeight = pixels(Math.max(given.px, rows * usualLine(style) + edgesOf(style).y));
}

/** Of the border and the padding, as far as the size of the box counts them. */
function edgesOf(style: Style): { readonly x: number; readonly y: number } {
	if (style.boxSizing !== 'border-box') return { x: 0, y: 0 };
	const [borders, paddings] = [bordersOf(style), paddingsOf(style, 0)];
	return { x: across(borders) + across(paddings), y: down(borders) + down(paddings) };
}

/** Its content is in a box inside, unless the style says how boxes inside are laid out. */
function centerContent(style: MutableStyle, isRow = false): Control {
	const isCentered = style.display === 'inline-block' || style.display === 'block';
	if (isCentered) {
		style.display = style.display === 'block' ? 'flex' : 'inline-flex';
		Object.assign(style, isRow ? ROW : COLUMN);
	}
	return { style: refineBorder(style), isCentered };
}

const ROW: Partial<Style> = { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center', flexWrap: 'nowrap' };
const COLUMN: Partial<Style> = { ...ROW, flexDirection: 'column', justifyContent: 'center', alignItems: 'stretch' };

const SIDES = ['Top', 'Right', 'Bottom', 'Left'] as const;
const CORNERS = ['TopLeft', 'TopRight', 'BottomRight', 'BottomLeft'] as const;

/** Where no style has changed the border and the background, both are finer, and the padding is wider instead. */
function refineBorder(style: MutableStyle): Style {
	const isUsualPaint = style.backgroundImage.length === 0 && USUAL.has(colorOf(style.backgroundColor));
	if (!hasUsualBorder(style) || !isUsualPaint || style.appearance === 'none') return style;
	for (const side of SIDES) {
		const padding: Length = style[`padding${side}`];
		Object.assign(style, {
			[`border${side}Width`]: 1,
			[`border${side}Style`]: 'solid',
			[`padding${side}`]: { ...padding, px: padding.px + 1 },
		});
	}
	if (!isRounded(style)) for (const corner of CORNERS) style[`border${corner}Radius`] = ROUND;
	return style;
}

const hasUsualBorder = (style: Style): boolean =>
	SIDES.every((side) => style[`border${side}Width`] === 2 && /^(?:in|out)set$/.test(style[`border${side}Style`]));

const isRounded = (style: Style): boolean => CORNERS.some((corner) => style[`border${corner}Radius`][0].px > 0);

const colorOf = (paint: Paint | undefined): string => paint?.color.join() ?? '';

const ROUND = [pixels(2), pixels(2)] as const;
const WHITE: Paint = { color: [1, 1, 1], alpha: 1 };
/** The gray of buttons. */
const BUTTON = [239 / 255, 239 / 255, 239 / 255].join();
/** The colors of fields and of buttons in the usual sheet. */
const USUAL: ReadonlySet<string> = new Set([colorOf(WHITE), BUTTON]);
