/** Attributes that say how an element looks (HTML Standard, 15.3 and 15.4), as declarations. */
import type { HtmlElement, HtmlNode } from './nodes';
import type { Declaration } from './scan-css';
import { DRAWN_ATTRIBUTES } from './values/drawn-properties';
import { LANGUAGE } from './values/quotes';

/** A number of pixels, or a percentage. */
function sizeFrom(text: string | undefined): string | undefined {
	const [, number, percent] = /^\s*\+?(\d{1,6}(?:\.\d{1,6})?)\s*(%?)/.exec(text ?? '') ?? [];
	return number === undefined ? undefined : `${number}${percent === '%' ? '%' : 'px'}`;
}

/** A length, whose unit may lack. */
const lengthFrom = (text: string | undefined): string | undefined =>
	text !== undefined && /^\s*[\d.]+\s*$/.test(text) ? `${text.trim()}px` : text;

/** Names of colors and numbers as old pages write them, with or without #. */
function colorFrom(text: string): string {
	const trimmed = text.trim();
	return /^[\da-f]{6}$|^[\da-f]{3}$/i.test(trimmed) && !/^\d{3}$/.test(trimmed) ? `#${trimmed}` : trimmed;
}

const FONT_SIZES = ['x-small', 'small', 'medium', 'large', 'x-large', 'xx-large', 'xxx-large'];
const CELLS = new Set(['td', 'th']);
const SIZED = new Set(['img', 'table', 'td', 'th', 'col', 'hr', 'video', 'canvas']);
const ALIGNED = new Set(['p', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'td', 'th', 'tr', 'thead', 'tbody', 'tfoot', 'caption']);
/** Blocks inside are aligned too. */
const ALIGNS: ReadonlyMap<string, string> = new Map([
	['left', '-webkit-left'],
	['right', '-webkit-right'],
	['center', '-webkit-center'],
	['middle', '-webkit-center'],
]);
const TYPES: Readonly<Record<string, string>> = {
	a: 'lower-alpha',
	A: 'upper-alpha',
	i: 'lower-roman',
	I: 'upper-roman',
	'1': 'decimal',
};

export function hintsOf(element: HtmlElement, table: HtmlElement | undefined): Declaration[] {
	const { name, attributes } = element;
	if (attributes.size === 0 && !CELLS.has(name)) return [];
	const found: Declaration[] = [];
	const set = (property: string, value: string | undefined): void => {
		if (value !== undefined && value !== '') found.push({ name: property, value, important: false });
	};
	if (!element.isHtml) for (const [key, value] of attributes) if (DRAWN_ATTRIBUTES.has(key)) set(key, inPixels(key, value));
	const attribute = (key: string): string | undefined => attributes.get(key);
	if (!element.isHtml) {
		set('width', lengthFrom(attribute('width')));
		set('height', lengthFrom(attribute('height')));
	} else if (SIZED.has(name)) {
		set('width', sizeFrom(attribute('width')));
		if (name !== 'hr') set('height', sizeFrom(attribute('height')));
		else ruleHints(attributes, set);
	}
	const color = attribute('bgcolor');
	if (color !== undefined) set('background-color', colorFrom(color));
	const background = backgroundOf(element);
	if (background !== undefined)
		set('background-image', `url("${background.replace(/["\\\n]/g, (one) => (one === '\n' ? '\\a ' : `\\${one}`))}")`);
	if (name === 'tr') set('height', sizeFrom(attribute('height')));
	if (name === 'body') bodyHints(attributes, set);
	if (name === 'img') imageHints(attributes, set);
	const align = attribute('align')?.toLowerCase();
	if (align !== undefined && ALIGNED.has(name)) set('text-align', ALIGNS.get(align) ?? align);
	if (name === 'img' && (align === 'left' || align === 'right')) set('float', align);
	if (name === 'table' && (align === 'left' || align === 'right')) set('float', align);
	if (CELLS.has(name) || name === 'tr' || name === 'tbody') set('vertical-align', attribute('valign')?.toLowerCase());
	if (attributes.has('nowrap')) set('white-space', 'nowrap');
	if (name === 'ol' || name === 'ul' || name === 'li') set('list-style-type', listTypeOf(attribute('type')));
	if (name === 'font') fontHints(attributes, set);
	if (name === 'legend') {
		if (align === 'right' || align === 'center') set('margin-left', 'auto');
		if (align === 'center') set('margin-right', 'auto');
	}
	set(LANGUAGE, languageOf(element));
	if (attribute('dir')?.toLowerCase() === 'auto') set('direction', directionOf(element));
	if (name === 'table') tableHints(attributes, set);
	if (CELLS.has(name) && table) cellHints(table.attributes, set);
	return found;
}

/** The language of the text inside; the marks of a quotation are of the language around it. */
function languageOf({ name, attributes }: HtmlElement): string | undefined {
	const language = name === 'q' ? undefined : attributes.get('lang')?.trim();
	return language !== undefined && /^[a-z][a-z\d_-]{0,30}$/i.test(language) ? language : undefined;
}

/** Scripts that run from right to left. */
const RIGHT_TO_LEFT =
	/^[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Adlam}]/u;
/** Characters and nodes among which the first letter is looked for. */
const [MOST_CHARACTERS, MOST_NODES] = [500, 100];

const hasOwnDirection = ({ name, attributes }: HtmlElement): boolean =>
	attributes.has('dir') || name === 'bdi' || name === 'script' || name === 'style';

/** The direction of the first letter of an element (HTML Standard, 3.2.6.4). */
function directionOf(element: HtmlElement): 'rtl' | 'ltr' {
	let text = '';
	let seen = 0;
	const waiting: HtmlNode[] = [element];
	for (let next = waiting.pop(); next && seen < MOST_NODES && text.length < MOST_CHARACTERS; next = waiting.pop(), seen++) {
		if (next.kind === 'text') text += next.value.trimStart().slice(0, MOST_CHARACTERS);
		else if (next === element || !hasOwnDirection(next))
			for (const child of next.children.slice(0, MOST_NODES).reverse()) waiting.push(child);
	}
	const [letter = ''] = /\p{L}/u.exec(text) ?? [];
	return RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr';
}

const WITH_BACKGROUND = new Set(['body', 'table', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th']);

/** The address of the image that is the background of an element. */
export function backgroundOf({ name, isHtml, attributes }: HtmlElement): string | undefined {
	const address = isHtml && WITH_BACKGROUND.has(name) ? attributes.get('background')?.trim() : undefined;
	return address === '' ? undefined : address;
}

/** The sheet for the color that a body gives all links. */
export function linkSheet(body: HtmlElement): string {
	const color = colorFrom(body.attributes.get('link') ?? '');
	return /^#?\w{1,30}$/.test(color) ? `a:link { color: ${color} }` : '';
}

function bodyHints(attributes: ReadonlyMap<string, string>, set: SetHint): void {
	const color = attributes.get('text');
	if (color !== undefined) set('color', colorFrom(color));
	for (const [side, ...keys] of MARGINS)
		set(
			`margin-${side}`,
			keys.map((key) => sizeFrom(attributes.get(key))).find((size) => size !== undefined),
		);
}

/** The first of these that is given counts (HTML Standard, 15.3.3). */
const MARGINS = [
	['top', 'marginheight', 'topmargin'],
	['bottom', 'marginheight', 'bottommargin'],
	['left', 'marginwidth', 'leftmargin'],
	['right', 'marginwidth', 'rightmargin'],
] as const;

const IMAGE_ALIGNS: ReadonlyMap<string, string> = new Map([
	['top', 'top'],
	['texttop', 'text-top'],
	['middle', 'middle'],
	['absmiddle', 'middle'],
	['center', 'middle'],
	['abscenter', 'middle'],
	['absbottom', 'bottom'],
]);

function imageHints(attributes: ReadonlyMap<string, string>, set: SetHint): void {
	const width = sizeFrom(attributes.get('border'));
	if (width !== undefined && width !== '0px') set('border', `${width} solid`);
	for (const side of ['left', 'right']) set(`margin-${side}`, sizeFrom(attributes.get('hspace')));
	for (const side of ['top', 'bottom']) set(`margin-${side}`, sizeFrom(attributes.get('vspace')));
	set('vertical-align', IMAGE_ALIGNS.get(attributes.get('align')?.toLowerCase() ?? ''));
}

/** Sizes of type need no unit in SVG. */
const inPixels = (key: string, value: string): string | undefined =>
	key === 'font-size' || key === 'letter-spacing' ? lengthFrom(value) : value;

type SetHint = (property: string, value: string | undefined) => void;

const listTypeOf = (type: string | undefined): string | undefined =>
	type === undefined ? undefined : Object.hasOwn(TYPES, type) ? TYPES[type] : type.toLowerCase();

/** A size is that of all, with the borders (HTML Standard, 15.3.13); between these, it has their color. */
function ruleHints(attributes: ReadonlyMap<string, string>, set: SetHint): void {
	const color = attributes.get('color');
	if (color !== undefined) set('color', colorFrom(color));
	if (color !== undefined || attributes.has('noshade')) set('background-color', 'currentColor');
	const [digits] = /^\s*\d{1,4}/.exec(attributes.get('size') ?? '') ?? [];
	const size = Number(digits ?? 0);
	if (size === 1) set('border-bottom-width', '0');
	else if (size > 1) set('height', `${size - 2}px`);
}

function fontHints(attributes: ReadonlyMap<string, string>, set: SetHint): void {
	const color = attributes.get('color');
	if (color !== undefined) set('color', colorFrom(color));
	set('font-family', attributes.get('face'));
	const [, sign, digits] = /^\s*([+-]?)(\d)/.exec(attributes.get('size') ?? '') ?? [];
	if (digits === undefined) return;
	const size = sign === '' ? Number(digits) : 3 + Number(`${sign}${digits}`);
	set('font-size', FONT_SIZES[Math.min(Math.max(size, 1), 7) - 1]);
}

function tableHints(attributes: ReadonlyMap<string, string>, set: SetHint): void {
	const width = attributes.has('border') ? (sizeFrom(attributes.get('border') || '1') ?? '1px') : undefined;
	const color = attributes.get('bordercolor');
	if (width !== undefined && width !== '0px') set('border', `${width} ${color === undefined ? 'outset' : 'solid'}`);
	set('border-color', color);
	set('border-spacing', sizeFrom(attributes.get('cellspacing')));
	const shown = FRAMES.get(attributes.get('frame')?.toLowerCase() ?? '');
	if (shown === undefined) return;
	const line = width === undefined || width === '0px' ? '1px solid' : `${width} outset`;
	for (const side of ['top', 'right', 'bottom', 'left']) set(`border-${side}`, shown.includes(side) ? line : '0 hidden');
}

/** The sides of a table that have a border (HTML Standard, 15.3.10). */
const FRAMES: ReadonlyMap<string, string> = new Map([
	['void', ''],
	['above', 'top'],
	['below', 'bottom'],
	['hsides', 'top bottom'],
	['lhs', 'left'],
	['rhs', 'right'],
	['vsides', 'left right'],
	['box', 'top right bottom left'],
	['border', 'top right bottom left'],
]);

function cellHints(attributes: ReadonlyMap<string, string>, set: SetHint): void {
	const width = attributes.has('border') ? (sizeFrom(attributes.get('border') || '1') ?? '1px') : undefined;
	if (width !== undefined && width !== '0px' && !attributes.has('rules')) {
		set('border', attributes.has('bordercolor') ? '1px solid' : '1px inset');
		set('border-color', 'inherit');
	}
	set('padding', sizeFrom(attributes.get('cellpadding')));
}
